// Every overload of print and println.
public class PrintOverloads {
    public static void main(String[] args) {
        System.out.print(true);
        System.out.print('c');
        System.out.print(1);
        System.out.print(2L);
        System.out.print(0.5f);
        System.out.print(0.25);
        System.out.print("s");
        System.out.print((Object) null);
        System.out.print((String) null);
        System.out.print(new char[] {'x', 'y'});
        System.out.println();
        System.out.println(false);
        System.out.println('d');
        System.out.println(-1);
        System.out.println(-2L);
        System.out.println(1e-10f);
        System.out.println(1e-10);
        System.out.println("line");
        System.out.println((Object) "object");
        System.out.println(new char[] {'o', 'k'});
        System.out.println(new StringBuilder("builder"));
        byte b = 7;
        short s = 8;
        System.out.println(b);
        System.out.println(s);
        System.out.append("app").append('!').append("cut", 1, 2).println();
        System.out.write('w');
        System.out.println();
        System.out.flush();
    }
}
