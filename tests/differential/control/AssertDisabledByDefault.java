// Without -ea an assert statement does nothing, not even evaluate its condition.
public class AssertDisabledByDefault {
    static int evaluated;

    static boolean check(int n) {
        evaluated++;
        return n > 0;
    }

    public static void main(String[] args) {
        assert check(-1) : "not positive";
        assert false;
        System.out.println("after asserts " + evaluated);
    }
}
