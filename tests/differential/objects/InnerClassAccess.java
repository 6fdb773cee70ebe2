// Inner classes read and write private members of the enclosing instance, two levels deep.
public class InnerClassAccess {
    private int count = 1;
    private static int shared = 100;

    class Inner {
        private int count = 10;

        class Deep {
            int count = 1000;

            int sum() {
                InnerClassAccess.this.count++;
                Inner.this.count += 10;
                shared += 100;
                return count + Inner.this.count + InnerClassAccess.this.count + shared;
            }
        }
    }

    public static void main(String[] args) {
        InnerClassAccess outer = new InnerClassAccess();
        InnerClassAccess.Inner inner = outer.new Inner();
        InnerClassAccess.Inner.Deep deep = inner.new Deep();
        System.out.println(deep.sum());
        System.out.println(deep.sum());
        System.out.println(outer.count + " " + inner.count + " " + shared);
        InnerClassAccess none = null;
        try {
            none.new Inner();
        } catch (NullPointerException e) {
            System.out.println("no enclosing instance");
        }
    }
}
