package jury.maven;

import java.io.File;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** Checks the module's classes, and fails the build for what is refuted. */
@Mojo(name = "check", defaultPhase = LifecyclePhase.VERIFY, requiresDependencyResolution = ResolutionScope.COMPILE, threadSafe = true)
public final class CheckMojo extends AbstractJuryMojo {
    /** From which answer on the build fails: undecided, refuted or never. */
    @Parameter(property = "jury.failOn", defaultValue = "refuted")
    private String failOn;

    /** Files to write besides, into the folder `output`: json, sarif. */
    @Parameter(property = "jury.formats")
    private java.util.List<String> formats;

    /** Prints what is proved, too. */
    @Parameter(property = "jury.verbose", defaultValue = "false")
    private boolean verbose;

    @Override
    void run(Question question) throws MojoExecutionException, MojoFailureException {
        Severity severity;
        try {
            severity = Severity.named(failOn);
        } catch (IllegalArgumentException e) {
            throw new MojoExecutionException(e.getMessage(), e);
        }
        Question.Form form = new Question.Form();
        form.onlyFindings = !verbose;
        Answer answer = call(question, form, line -> getLog().info(line));
        if (!answer.isAnswer()) throw new MojoExecutionException("jury: " + answer.text);
        if (formats != null)
            for (String format : formats) write(question, format.trim());
        if (severity.failsFor(answer))
            throw new MojoFailureException("jury: " + answer.text + "; mvn jury:report makes pages of it, mvn jury:baseline accepts what is there");
    }

    /** The answers are in the store now, so that this asks for nothing again. */
    private void write(Question question, String format) throws MojoExecutionException {
        makeFolder(output);
        Question.Form form = new Question.Form();
        form.format = format;
        form.output = new File(output, "jury." + format);
        Answer answer = call(question, form, line -> getLog().info(line));
        if (!answer.isAnswer()) throw new MojoExecutionException("jury: " + answer.text);
        getLog().info("written: " + form.output);
    }
}
