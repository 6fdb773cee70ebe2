class Claim {
    public static void main(String[] arguments) {
        assert arguments.length > 0 : "no arguments";
        System.out.println("done");
    }
}
