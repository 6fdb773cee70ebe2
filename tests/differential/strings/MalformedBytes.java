// Bytes that are no UTF-8: what is replaced together and what on its own, at the end and before more bytes.
import java.nio.charset.StandardCharsets;

public class MalformedBytes {
  private static final int[] SEEDS = {
    0x00, 0x41, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xc1, 0xc2, 0xdf, 0xe0, 0xe1, 0xec, 0xed, 0xee, 0xef, 0xf0, 0xf1, 0xf3, 0xf4, 0xf5, 0xf8, 0xff
  };

  private static int digest;

  private static void decode(int... values) {
    byte[] bytes = new byte[values.length];
    for (int i = 0; i < values.length; i++) {
      bytes[i] = (byte) values[i];
    }
    String text = new String(bytes, StandardCharsets.UTF_8);
    digest = 31 * digest + text.hashCode();
    digest = 31 * digest + text.length();
  }

  public static void main(String[] arguments) {
    for (int a : SEEDS) {
      decode(a);
      for (int b : SEEDS) {
        decode(a, b);
        decode(0x78, a, b);
        for (int c : SEEDS) {
          decode(a, b, c);
        }
        System.out.println(Integer.toHexString(a) + " " + Integer.toHexString(b) + " " + digest);
      }
    }
    for (int a : new int[] {0xf0, 0xf1, 0xf4, 0xed, 0xe0}) {
      for (int b : new int[] {0x80, 0x8f, 0x90, 0xa0, 0xbf, 0x41}) {
        for (int c : new int[] {0x80, 0xbf, 0x41, 0xc3}) {
          for (int d : SEEDS) {
            decode(a, b, c, d);
            decode(a, b, c, d, 0x80);
          }
        }
      }
    }
    System.out.println(digest);
    System.out.println(new String(new byte[] {(byte) 0xed, (byte) 0xa0, (byte) 0x80, 'x'}, StandardCharsets.UTF_8).length());
  }
}
