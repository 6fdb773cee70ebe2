// Local classes capture variables, may be recursive and are distinct per method.
public class LocalClasses {
    static int first(int n) {
        class Helper {
            int power(int e) {
                return e == 0 ? 1 : n * new Helper().power(e - 1);
            }
        }
        return new Helper().power(3);
    }

    static String second(String s) {
        class Helper {
            String twice = s + s;
        }
        return new Helper().twice;
    }

    public static void main(String[] args) {
        System.out.println(first(2) + " " + first(5));
        System.out.println(second("ab"));
        int[] counter = {0};
        class Counter {
            Counter() {
                counter[0]++;
            }
        }
        new Counter();
        new Counter();
        System.out.println(counter[0]);
    }
}
