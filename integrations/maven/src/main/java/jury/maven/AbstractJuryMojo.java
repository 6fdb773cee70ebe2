package jury.maven;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.artifact.repository.ArtifactRepository;
import org.apache.maven.artifact.resolver.ArtifactResolutionRequest;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Component;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;
import org.apache.maven.repository.RepositorySystem;

/** What all goals have in common: the configuration, where the program is, and a call of it. */
abstract class AbstractJuryMojo extends AbstractMojo {
    @Parameter(defaultValue = "${project}", readonly = true, required = true)
    MavenProject project;

    @Parameter(defaultValue = "${session}", readonly = true, required = true)
    MavenSession session;

    @Component
    private RepositorySystem repositories;

    /** Leaves the module out. */
    @Parameter(property = "jury.skip", defaultValue = "false")
    boolean skip;

    /** The program. Default: the one on the PATH, else the archive of this plug-in's version for this machine. */
    @Parameter(property = "jury.executable")
    private File executable;

    /** What is checked: the compiled classes, the sources (JML stands only there), or auto: sources if they have JML. */
    @Parameter(property = "jury.inputs", defaultValue = "auto")
    private String inputs;

    /** Methods to start from, as Class.method; without any, what anybody may call. */
    @Parameter(property = "jury.entries")
    private List<String> entries;

    /** assert, exceptions, cme, contracts, ...; without any, all that apply. */
    @Parameter(property = "jury.properties")
    private List<String> properties;

    /** The kinds of findings that count (the option --fail-on of the program). */
    @Parameter(property = "jury.kinds")
    private List<String> kinds;

    /** auto, concrete, bounded, pdr, abstract or relational. */
    @Parameter(property = "jury.engine")
    private String engine;

    /** Seconds for the whole module; what is open then is undecided. */
    @Parameter(property = "jury.timeout", defaultValue = "120")
    private Integer timeout;

    /** Megabytes for each worker process. */
    @Parameter(property = "jury.memory")
    private Integer memory;

    /** Worker processes at a time; default: one for each processor. */
    @Parameter(property = "jury.jobs")
    private Integer jobs;

    /** Iterations of a loop that depend on unknown values. */
    @Parameter(property = "jury.loops")
    private Integer loops;

    /** Unknown objects of each class. */
    @Parameter(property = "jury.objects")
    private Integer objects;

    /** The JDK whose library the project runs on; default: the one that runs Maven. */
    @Parameter(property = "jury.javaHome", defaultValue = "${java.home}")
    private File javaHome;

    /** Where results are kept, so that what did not change is not checked again: a file, or none; default: in the user's cache folder. */
    @Parameter(property = "jury.store")
    private String store;

    /** Findings that were there before, and do not count. Used when the file is there. */
    @Parameter(property = "jury.baseline", defaultValue = "${project.basedir}/jury-baseline.json")
    File baseline;

    /** Options of `jury check` that have no parameter here, as they are. */
    @Parameter(property = "jury.arguments")
    private List<String> arguments;

    /** Where reports are written. */
    @Parameter(property = "jury.output", defaultValue = "${project.build.directory}/jury")
    File output;

    @Override
    public final void execute() throws MojoExecutionException, MojoFailureException {
        if (skip) {
            getLog().info("jury is skipped");
            return;
        }
        if (project.getPackaging().equals("pom")) return;
        File classes = new File(project.getBuild().getOutputDirectory());
        if (!classes.isDirectory()) {
            getLog().info("no classes in " + classes + ": nothing for jury to check");
            return;
        }
        run(question(classes));
    }

    abstract void run(Question question) throws MojoExecutionException, MojoFailureException;

    private Question question(File classes) throws MojoExecutionException {
        Question question = new Question();
        question.program = program();
        boolean fromSources = areSourcesAsked();
        question.inputs = fromSources ? Sources.roots(project.getCompileSourceRoots()) : List.of(classes);
        question.classPath = classPath(classes);
        question.entries = orNone(entries);
        question.properties = orNone(properties);
        question.kinds = orNone(kinds);
        question.engine = engine;
        question.timeout = timeout;
        question.memory = memory;
        question.jobs = jobs;
        question.loops = loops;
        question.objects = objects;
        question.javaHome = jdk(javaHome);
        question.store = store;
        question.baseline = baseline != null && baseline.isFile() ? baseline : null;
        question.further = orNone(arguments);
        return question;
    }

    private static List<String> orNone(List<String> list) {
        return list == null ? List.of() : list;
    }

    /** java.home of an old JDK is its jre folder. */
    private static File jdk(File home) {
        return home != null && home.getName().equals("jre") && new File(home.getParentFile(), "bin/javac").exists() ? home.getParentFile() : home;
    }

    private boolean areSourcesAsked() throws MojoExecutionException {
        switch (inputs) {
            case "classes": return false;
            case "sources": return true;
            case "auto": return Sources.haveSpecifications(Sources.roots(project.getCompileSourceRoots()));
            default: throw new MojoExecutionException("jury.inputs is classes, sources or auto, not '" + inputs + "'");
        }
    }

    private List<File> classPath(File classes) throws MojoExecutionException {
        List<File> path = new ArrayList<>();
        for (Artifact artifact : project.getArtifacts())
            if (artifact.getArtifactHandler().isAddedToClasspath() && artifact.getFile() != null && artifact.getFile().exists()
                && !Artifact.SCOPE_TEST.equals(artifact.getScope())) path.add(artifact.getFile());
        // Classes that were generated without a source among the roots.
        if (!inputs.equals("classes") && classes.exists()) path.add(classes);
        return path;
    }

    private File program() throws MojoExecutionException {
        if (executable != null) {
            if (!executable.canExecute()) throw new MojoExecutionException("jury.executable: " + executable + " is no program");
            return executable;
        }
        File found = Executables.onPath("jury", System.getenv("PATH"));
        return found != null ? found : programOfThePlatform();
    }

    private File programOfThePlatform() throws MojoExecutionException {
        String version = getClass().getPackage().getImplementationVersion();
        String platform = Executables.platform(System.getProperty("os.name"), System.getProperty("os.arch"));
        Artifact wanted = repositories.createArtifactWithClassifier("jury", "jury-program", version == null ? "0.1.0" : version, "tar.gz", platform);
        ArtifactRepository local = session.getLocalRepository();
        ArtifactResolutionRequest request = new ArtifactResolutionRequest().setArtifact(wanted).setLocalRepository(local)
            .setRemoteRepositories(project.getPluginArtifactRepositories()).setOffline(session.isOffline());
        if (!repositories.resolve(request).isSuccess() || wanted.getFile() == null)
            throw new MojoExecutionException("there is no program 'jury' on the PATH, and no archive " + wanted
                + " in the repositories; install Jury, or set jury.executable");
        Path folder = Paths.get(local.getBasedir(), ".cache", "jury");
        try {
            return Executables.unpacked(wanted.getFile(), folder);
        } catch (IOException e) {
            throw new MojoExecutionException(e.getMessage(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new MojoExecutionException("interrupted", e);
        }
    }

    /** Calls the program; what it prints goes to `line`, what it has to say besides to the log. */
    Answer call(Question question, Question.Form form, Consumer<String> line) throws MojoExecutionException {
        List<String> command = question.command(form);
        getLog().debug(String.join(" ", command));
        try {
            Process process = new ProcessBuilder(command).directory(project.getBasedir()).start();
            process.getOutputStream().close();
            Thread messages = new Thread(() -> eachLine(process.getErrorStream(), text -> getLog().warn(text)));
            messages.start();
            eachLine(process.getInputStream(), line);
            try {
                int code = process.waitFor();
                messages.join();
                return Answer.of(code);
            } catch (InterruptedException e) {
                process.destroy();
                Thread.currentThread().interrupt();
                throw new MojoExecutionException("interrupted", e);
            }
        } catch (IOException e) {
            throw new MojoExecutionException("jury cannot be started: " + e.getMessage(), e);
        }
    }

    private static void eachLine(InputStream stream, Consumer<String> line) {
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            for (String text = reader.readLine(); text != null; text = reader.readLine()) line.accept(text);
        } catch (IOException e) {
            line.accept(e.getMessage());
        }
    }

    static void makeFolder(File folder) throws MojoExecutionException {
        if (!folder.isDirectory() && !folder.mkdirs()) throw new MojoExecutionException(folder + " cannot be made");
    }
}
