// A singleton built by the first static field sees the later ones unset.
public class SelfInstanceBeforeStatics {
    static final SelfInstanceBeforeStatics INSTANCE = new SelfInstanceBeforeStatics();
    static int counter = 10;
    static final int CONSTANT = 20;
    static final Integer BOXED = 30;
    final int seenCounter;
    final int seenConstant;
    final Integer seenBoxed;

    SelfInstanceBeforeStatics() {
        seenCounter = ++counter;
        seenConstant = CONSTANT;
        seenBoxed = BOXED;
    }

    public static void main(String[] args) {
        System.out.println(INSTANCE.seenCounter + " " + INSTANCE.seenConstant + " " + INSTANCE.seenBoxed + " " + counter);
    }
}
