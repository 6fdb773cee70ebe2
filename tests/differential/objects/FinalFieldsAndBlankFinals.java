// Final fields set in constructors and blocks; constants inlined by the compiler.
public class FinalFieldsAndBlankFinals {
    static final int INLINED = 5;
    static final Integer BOXED = 6;
    final int blank;
    final int[] contents;
    final int fromBlock;

    {
        fromBlock = INLINED * 2;
    }

    FinalFieldsAndBlankFinals(boolean big) {
        if (big) {
            blank = 1000;
        } else {
            blank = 1;
        }
        contents = new int[] {blank};
    }

    public static void main(String[] args) {
        FinalFieldsAndBlankFinals a = new FinalFieldsAndBlankFinals(true);
        FinalFieldsAndBlankFinals b = new FinalFieldsAndBlankFinals(false);
        a.contents[0]++;
        System.out.println(a.blank + " " + b.blank + " " + a.contents[0] + " " + b.contents[0] + " " + a.fromBlock);
        System.out.println(INLINED + BOXED);
    }
}
