package jury.truth;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/**
 * A javac that does not start anew: a folder that looks like the JDK of this process, whose `javac` is a small script that hands its arguments over to a thread of this process. Programs with contracts are
 * given to Jury as sources, and most of what such a program costs would be the start of javac.
 */
final class CompilerServer implements AutoCloseable {
  private final ServerSocket socket;
  private final Path home;
  private final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();

  CompilerServer(Path folder) throws IOException {
    this.socket = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    this.home = folder.resolve("jdk");
    Path real = Path.of(System.getProperty("java.home"));
    Files.createDirectories(home.resolve("bin"));
    for (String inside : List.of("lib", "jmods", "release", "conf")) if (Files.exists(real.resolve(inside))) Files.createSymbolicLink(home.resolve(inside), real.resolve(inside));
    // A launcher finds its JDK by its own place, so that a symbolic link is not enough.
    script("java", "exec '" + real.resolve("bin/java") + "' \"$@\"\n");
    script("javac", "exec 3<>/dev/tcp/127.0.0.1/" + socket.getLocalPort() + " || exit 3\nprintf '%s\\n' \"$@\" '' >&3\nread -r code <&3\nwhile IFS= read -r line <&3; do printf '%s\\n' \"$line\"; done\nexit \"$code\"\n");
    Thread thread = new Thread(this::serve, "javac");
    thread.setDaemon(true);
    thread.start();
  }

  private void script(String name, String text) throws IOException {
    Path file = home.resolve("bin").resolve(name);
    Files.writeString(file, "#!/bin/bash\n" + text);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  Path home() {
    return home;
  }

  private void serve() {
    while (!socket.isClosed()) {
      try (Socket client = socket.accept()) {
        answer(client);
      } catch (IOException problem) {
        if (!socket.isClosed()) System.out.println("the server of javac: " + problem);
      }
    }
  }

  private void answer(Socket client) throws IOException {
    BufferedReader in = new BufferedReader(new InputStreamReader(client.getInputStream(), StandardCharsets.UTF_8));
    List<String> arguments = new ArrayList<>();
    for (String line = in.readLine(); line != null && !line.isEmpty(); line = in.readLine())
      if (!line.startsWith("-J")) arguments.add(line);
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    int code = compiler.run(null, said, said, arguments.toArray(new String[0]));
    OutputStream out = client.getOutputStream();
    out.write((code + "\n").getBytes(StandardCharsets.UTF_8));
    said.writeTo(out);
    out.flush();
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
