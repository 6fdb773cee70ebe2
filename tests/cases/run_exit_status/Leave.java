class Leave {
    public static void main(String[] arguments) {
        System.out.print("leaving");
        System.exit(42);
    }
}
