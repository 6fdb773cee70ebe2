// Char arrays are unsigned, short arrays are signed.
public class CharAndShortArrays {
    public static void main(String[] args) {
        char[] chars = new char[3];
        System.out.println((int) chars[0]);
        chars[0] = (char) -1;
        chars[1] = 'q';
        chars[2] = (char) (chars[1] + 1);
        System.out.println((int) chars[0] + " " + chars[1] + chars[2]);
        short[] shorts = new short[2];
        shorts[0] = (short) 40000;
        shorts[1] += shorts[0] + 70000;
        System.out.println(shorts[0] + " " + shorts[1]);
        char[] word = {'h', 'e', 'y'};
        System.out.println(word);
        System.out.println(new String(word) + word.length);
    }
}
