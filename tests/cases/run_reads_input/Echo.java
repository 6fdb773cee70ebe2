class Echo {
    public static void main(String[] arguments) throws Exception {
        int first = System.in.read();
        System.out.println(first - '0');
    }
}
