// iinc with small, large and negative constants, narrow and wide forms.
public class IntIncrementInstruction {
    public static void main(String[] args) {
        int i = 0;
        i++;
        System.out.println(i);
        i += 127;
        System.out.println(i);
        i -= 128;
        System.out.println(i);
        i += 1000;
        System.out.println(i);
        i -= 32768;
        System.out.println(i);
        i += 32767;
        System.out.println(i);
        i += 32768;
        System.out.println(i);
        i--;
        System.out.println(i);
        int j = Integer.MAX_VALUE;
        j++;
        System.out.println(j);
    }
}
