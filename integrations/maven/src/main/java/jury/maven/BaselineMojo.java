package jury.maven;

import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** Writes what is refuted or undecided now to the baseline, so that from then on only what is new fails the build. */
@Mojo(name = "baseline", requiresDependencyResolution = ResolutionScope.COMPILE, threadSafe = true)
@Execute(phase = LifecyclePhase.COMPILE)
public final class BaselineMojo extends AbstractJuryMojo {
    @Override
    void run(Question question) throws MojoExecutionException {
        question.baseline = null;
        Question.Form form = new Question.Form();
        form.onlyFindings = true;
        form.newBaseline = baseline;
        Answer answer = call(question, form, line -> getLog().debug(line));
        if (!answer.isAnswer()) throw new MojoExecutionException("jury: " + answer.text);
        getLog().info("jury: " + answer.text + "; written: " + baseline);
    }
}
