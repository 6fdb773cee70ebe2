package jury.maven;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

public class QuestionTest {
    @Rule
    public TemporaryFolder folder = new TemporaryFolder();

    private static Question of(File input) {
        Question question = new Question();
        question.program = new File("jury");
        question.inputs = List.of(input);
        return question;
    }

    @Test
    public void whatIsNotSetIsNotSaid() {
        assertEquals(List.of("jury", "check", "--format", "text", "classes"), of(new File("classes")).command(new Question.Form()));
    }

    @Test
    public void everythingThatIsSetIsSaid() {
        Question question = of(new File("classes"));
        question.classPath = List.of(new File("a.jar"), new File("b.jar"));
        question.properties = List.of("assert", "cme");
        question.timeout = 7;
        question.further = List.of("--bits", "8");
        Question.Form form = new Question.Form();
        form.format = "sarif";
        form.onlyFindings = true;
        assertEquals(List.of("jury", "check", "--classpath", "a.jar" + File.pathSeparator + "b.jar", "--property", "assert,cme", "--timeout",
            "7", "--format", "sarif", "--quiet", "--bits", "8", "classes"), question.command(form));
    }

    @Test
    public void exitCodes() {
        assertEquals(Answer.HOLDS, Answer.of(0));
        assertEquals(Answer.UNDECIDED, Answer.of(3));
        assertEquals(Answer.BROKEN, Answer.of(139));
        assertFalse(Answer.of(2).isAnswer());
    }

    @Test
    public void severities() {
        assertTrue(Severity.named("refuted").failsFor(Answer.REFUTED));
        assertFalse(Severity.named("refuted").failsFor(Answer.UNDECIDED));
        assertTrue(Severity.named("Undecided").failsFor(Answer.REFUTED));
        assertFalse(Severity.named("never").failsFor(Answer.REFUTED));
        assertThrows(IllegalArgumentException.class, () -> Severity.named("sometimes"));
    }

    @Test
    public void theProgramOfThePath() throws IOException {
        File program = folder.newFile("jury");
        assertNull(Executables.onPath("jury", folder.getRoot().getPath()));
        assertTrue(program.setExecutable(true));
        assertEquals(program, Executables.onPath("jury", "/nowhere" + File.pathSeparator + folder.getRoot()));
        assertNull(Executables.onPath("jury", null));
    }

    @Test
    public void platforms() {
        assertEquals("linux-x86_64", Executables.platform("Linux", "amd64"));
        assertEquals("linux-aarch64", Executables.platform("Linux", "aarch64"));
    }

    @Test
    public void theProgramOfAnArchive() throws Exception {
        Path bin = Files.createDirectories(folder.getRoot().toPath().resolve("jury-1/bin"));
        Files.writeString(bin.resolve("jury"), "#!/bin/sh\n");
        assertTrue(bin.resolve("jury").toFile().setExecutable(true));
        File archive = new File(folder.getRoot(), "a.tar.gz");
        assertEquals(0, new ProcessBuilder("tar", "-czf", archive.getPath(), "-C", folder.getRoot().getPath(), "jury-1").start().waitFor());
        Path cache = folder.getRoot().toPath().resolve("cache");
        File program = Executables.unpacked(archive, cache);
        assertTrue(program.canExecute());
        assertEquals(program, Executables.unpacked(archive, cache));
    }

    @Test
    public void sources() throws IOException {
        File plain = folder.newFolder("plain");
        Files.writeString(plain.toPath().resolve("A.java"), "class A {} // @ no");
        File specified = folder.newFolder("specified");
        Files.writeString(specified.toPath().resolve("B.java"), "class B { //@ invariant true;\n }");
        File empty = folder.newFolder("empty");
        List<File> roots = Sources.roots(List.of(plain.getPath(), empty.getPath(), "/nowhere", specified.getPath()));
        assertEquals(List.of(plain, specified), roots);
        assertFalse(Sources.haveSpecifications(List.of(plain)));
        assertTrue(Sources.haveSpecifications(roots));
    }
}
