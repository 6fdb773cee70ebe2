// parseDouble, valueOf and toString of floating-point numbers.
public class FloatingParsing {
    public static void main(String[] args) {
        String[] texts = {"1", "1.5", "-0.0", " 2.5 ", "1e10", "1E-5", "NaN", "-Infinity", ".5", "5.", "0x1p4", "1d", "1e400",
            "1e-400", "0.1", "123456789.123456789"};
        for (String t : texts) {
            System.out.print(Double.parseDouble(t) + " ");
        }
        System.out.println();
        System.out.println(Float.parseFloat("0.1") + " " + Float.valueOf("16777217") + " " + Double.valueOf("2") + " "
                + Double.toString(1e24) + " " + Float.toString(1.0e10f));
        for (String bad : new String[] {"", "x", "1.2.3", "--1"}) {
            try {
                Double.parseDouble(bad);
                System.out.println("parsed");
            } catch (NumberFormatException e) {
                System.out.println(e.getMessage());
            }
        }
    }
}
