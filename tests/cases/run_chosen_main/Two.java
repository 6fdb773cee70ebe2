class Two {
    public static void main(String[] arguments) { System.out.println("two"); }
}

class Three {
    public static void main(String[] arguments) { System.out.println("three"); }
}
