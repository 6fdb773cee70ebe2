import org.sosy_lab.sv_benchmarks.Verifier;

class Dice {
    public static void main(String[] arguments) {
        int first = Verifier.nondetInt();
        Verifier.assume(first < 10);
        System.out.println(first + " " + Verifier.nondetInt() + " " + Verifier.nondetBoolean());
    }
}
