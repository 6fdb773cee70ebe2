// Switch on the small integer types.
public class SwitchOnCharByteShort {
    static int value(char c) {
        switch (c) {
            case 'I': return 1;
            case 'V': return 5;
            case 'X': return 10;
            case 'L': return 50;
            case 'C': return 100;
            default: return 0;
        }
    }

    static int roman(String s) {
        int sum = 0;
        for (int i = 0; i < s.length(); i++) {
            int v = value(s.charAt(i));
            sum += i + 1 < s.length() && v < value(s.charAt(i + 1)) ? -v : v;
        }
        return sum;
    }

    public static void main(String[] args) {
        System.out.println(roman("XIV") + " " + roman("XCIX") + " " + roman("CLXVI") + " " + roman("abc"));
        byte b = -3;
        switch (b) {
            case -3: System.out.println("byte"); break;
            default: System.out.println("no");
        }
        short s = 300;
        switch (s) {
            case 300: System.out.println("short"); break;
            default: System.out.println("no");
        }
    }
}
