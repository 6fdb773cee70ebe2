package jury.maven;

import java.io.File;
import java.util.ArrayList;
import java.util.List;

/**
 * What one call of the program asks, and its command line. Plain data without Maven, so that tests can look at it; empty lists and
 * null mean that the program's own default stands.
 */
final class Question {
    File program;
    List<File> inputs = List.of();
    List<File> classPath = List.of();
    List<String> entries = List.of();
    List<String> properties = List.of();
    List<String> kinds = List.of();
    String engine;
    Integer timeout;
    Integer memory;
    Integer jobs;
    Integer loops;
    Integer objects;
    File javaHome;
    String store;
    File baseline;
    List<String> further = List.of();

    /** How the answers are told. */
    static final class Form {
        String format = "text";
        File output;
        File pages;
        File newBaseline;
        boolean onlyFindings;
    }

    List<String> command(Form form) {
        List<String> command = new ArrayList<>(List.of(program.getPath(), "check"));
        for (String entry : entries) add(command, "--entry", entry);
        add(command, "--classpath", joined(classPath, File.pathSeparator));
        add(command, "--property", String.join(",", properties));
        add(command, "--fail-on", String.join(",", kinds));
        add(command, "--engine", engine);
        add(command, "--timeout", timeout);
        add(command, "--memory", memory);
        add(command, "--jobs", jobs);
        add(command, "--loops", loops);
        add(command, "--objects", objects);
        add(command, "--java-home", javaHome);
        add(command, "--store", store);
        add(command, "--baseline", baseline);
        add(command, "--format", form.format);
        add(command, "--output", form.output);
        add(command, "--html", form.pages);
        add(command, "--write-baseline", form.newBaseline);
        if (form.onlyFindings) command.add("--quiet");
        command.addAll(further);
        for (File input : inputs) command.add(input.getPath());
        return command;
    }

    private static void add(List<String> command, String option, Object value) {
        if (value != null && !value.toString().isEmpty()) command.addAll(List.of(option, value.toString()));
    }

    private static String joined(List<File> files, String separator) {
        List<String> paths = new ArrayList<>();
        for (File file : files) paths.add(file.getPath());
        return String.join(separator, paths);
    }
}
