// getBytes in its four forms and strings from bytes.
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

public class BytesOfStrings {
    @SuppressWarnings("deprecation")
    public static void main(String[] args) throws Exception {
        String s = "h\u00E9llo \u20AC";
        System.out.println(Arrays.toString(s.getBytes(StandardCharsets.UTF_8)));
        System.out.println(Arrays.toString("plain".getBytes(StandardCharsets.US_ASCII)) + " " + s.getBytes(StandardCharsets.ISO_8859_1).length);
        System.out.println(Arrays.toString("xyz".getBytes("UTF-8")) + " " + "ascii".getBytes().length);
        byte[] into = new byte[6];
        "abcdef".getBytes(1, 4, into, 2);
        System.out.println(Arrays.toString(into));
        System.out.println(new String(s.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8).equals(s));
        System.out.println(new String(new byte[] {65, 66, 67, 68}, 1, 2, StandardCharsets.US_ASCII));
    }
}
