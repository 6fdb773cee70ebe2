public class Hello {
    public static void main(String[] names) {
        for (String name : names) System.out.println("hello " + name);
        System.err.println(names.length + " names");
    }
}
