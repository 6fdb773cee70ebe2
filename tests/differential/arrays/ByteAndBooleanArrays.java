// Byte and boolean arrays share their instructions but not their values.
public class ByteAndBooleanArrays {
    public static void main(String[] args) {
        byte[] bytes = new byte[3];
        bytes[0] = (byte) 200;
        bytes[1] = 127;
        bytes[1]++;
        bytes[2] -= 1;
        System.out.println(bytes[0] + " " + bytes[1] + " " + bytes[2]);
        boolean[] flags = new boolean[4];
        flags[1] = true;
        flags[2] |= flags[1];
        flags[3] = flags[1] ^ flags[2];
        for (boolean flag : flags) {
            System.out.print(flag + " ");
        }
        System.out.println();
        Object o = flags;
        System.out.println(o instanceof boolean[] ? "boolean[]" : "other");
        System.out.println(o instanceof byte[]);
    }
}
