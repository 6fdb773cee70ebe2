package jury.maven;

import java.io.File;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** Checks the module's classes and writes pages for a browser, with executions to step through. Never fails for a finding. */
@Mojo(name = "report", requiresDependencyResolution = ResolutionScope.COMPILE, threadSafe = true)
@Execute(phase = LifecyclePhase.COMPILE)
public final class ReportMojo extends AbstractJuryMojo {
    @Override
    void run(Question question) throws MojoExecutionException {
        makeFolder(output);
        Question.Form form = new Question.Form();
        form.pages = new File(output, "html");
        form.output = new File(output, "jury.txt");
        Answer answer = call(question, form, line -> getLog().info(line));
        if (!answer.isAnswer()) throw new MojoExecutionException("jury: " + answer.text);
        getLog().info("jury: " + answer.text + "; see " + new File(form.pages, "index.html"));
    }
}
