package jury.maven;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** What the source folders of a project hold. */
final class Sources {
    private Sources() {}

    /** Those folders that exist and hold Java sources; Maven also names folders that a generator might have filled. */
    static List<File> roots(List<String> folders) {
        List<File> result = new ArrayList<>();
        for (String folder : folders)
            if (anyIn(new File(folder), file -> true)) result.add(new File(folder));
        return result;
    }

    /** Whether there are JML comments, which class files no longer have. */
    static boolean haveSpecifications(List<File> roots) {
        for (File root : roots)
            if (anyIn(root, Sources::isSpecified)) return true;
        return false;
    }

    private static boolean anyIn(File root, Predicate<Path> wanted) {
        if (!root.isDirectory()) return false;
        try (Stream<Path> files = Files.walk(root.toPath())) {
            return files.filter(file -> file.toString().endsWith(".java")).anyMatch(wanted);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean isSpecified(Path file) {
        try {
            // Bytes that are no text of any encoding do not matter here: the marks are ASCII.
            String text = new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
            return text.contains("//@") || text.contains("/*@");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
