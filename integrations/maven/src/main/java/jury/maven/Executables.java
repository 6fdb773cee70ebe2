package jury.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/** Where the program is: on the PATH, or unpacked from the platform's archive. */
final class Executables {
    private Executables() {}

    /** The first executable file of that name in the directories of a PATH; null when there is none. */
    static File onPath(String name, String path) {
        if (path == null) return null;
        for (String directory : path.split(File.pathSeparator)) {
            if (directory.isEmpty()) continue;
            File file = new File(directory, name);
            if (file.isFile() && file.canExecute()) return file;
        }
        return null;
    }

    /** "linux-x86_64": the classifier of the archive for this machine. */
    static String platform(String system, String processor) {
        String name = system.toLowerCase(Locale.ROOT).startsWith("linux") ? "linux" : system.toLowerCase(Locale.ROOT).replace(' ', '-');
        String kind = processor.equals("amd64") ? "x86_64" : processor;
        return name + "-" + kind;
    }

    /**
     * The program from an archive (tar.gz) whose single folder has bin/jury, unpacked once into `folder`. Several builds may do so at the
     * same time: each unpacks beside it and the first to finish gives its name to the result.
     */
    static File unpacked(File archive, Path folder) throws IOException, InterruptedException {
        Path target = folder.resolve(archive.getName() + "-" + archive.length() + "-" + archive.lastModified());
        if (!Files.isDirectory(target)) {
            Files.createDirectories(folder);
            Path fresh = Files.createTempDirectory(folder, "unpacking");
            Process tar = new ProcessBuilder("tar", "-xzf", archive.getPath(), "--strip-components=1", "-C", fresh.toString())
                .redirectErrorStream(true).start();
            String said = new String(tar.getInputStream().readAllBytes()).trim();
            if (!tar.waitFor(5, TimeUnit.MINUTES) || tar.exitValue() != 0) throw new IOException(archive + " cannot be unpacked: " + said);
            try {
                Files.move(fresh, target, StandardCopyOption.ATOMIC_MOVE);
            } catch (IOException other) {
                if (!Files.isDirectory(target)) throw other;
            }
        }
        File program = target.resolve("bin/jury").toFile();
        if (!program.canExecute()) throw new IOException(archive + " has no bin/jury");
        return program;
    }
}
