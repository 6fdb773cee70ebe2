// The table-driven checksum: unsigned shifts, masks and int overflow.
public class Crc32Table {
    public static void main(String[] args) {
        int[] table = new int[256];
        for (int n = 0; n < 256; n++) {
            int c = n;
            for (int k = 0; k < 8; k++) {
                c = (c & 1) != 0 ? 0xEDB88320 ^ (c >>> 1) : c >>> 1;
            }
            table[n] = c;
        }
        int crc = -1;
        String text = "123456789";
        for (int i = 0; i < text.length(); i++) {
            crc = table[(crc ^ text.charAt(i)) & 0xFF] ^ (crc >>> 8);
        }
        crc = ~crc;
        System.out.println(crc);
        System.out.println(crc & 0xFFFFFFFFL);
        System.out.println(table[1] + " " + table[128] + " " + table[255]);
    }
}
