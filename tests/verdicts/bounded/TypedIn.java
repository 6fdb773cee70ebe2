// expect methods [options: --property assert]
// expect assert=refuted of TypedIn: oneByte twoBytes anEnd readerReads numberOf skipped nextOrNothing emptyLine
// expect assert=proved of TypedIn: inRange
// What is typed in decides: the bytes that lead to a violation are found, and the execution is confirmed with them.
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Scanner;

public class TypedIn {
  static void oneByte() throws IOException { assert System.in.read() != 'x'; }
  static void twoBytes() throws IOException { assert System.in.read() != 'o' || System.in.read() != 'k'; }
  static void anEnd() throws IOException { assert System.in.read() != 'a' || System.in.read() != -1; }
  static void inRange() throws IOException { int b = System.in.read(); assert b >= -1 && b < 256; }
  static void readerReads() throws IOException { assert new InputStreamReader(System.in).read() != 'q'; }
  static void numberOf() { Scanner in = new Scanner(System.in); if (in.hasNextInt()) assert in.nextInt() != 7; }
  static void skipped() throws IOException { System.in.read(); assert System.in.read() != 'y'; }
  static void emptyLine() { assert !new Scanner(System.in).nextLine().isEmpty(); }
  static void nextOrNothing() { Scanner in = new Scanner(System.in); assert !in.hasNext() || !in.next().equals("z"); }
}
