// The lazy holder idiom and a counter of constructions.
public class HolderIdiom {
    static int constructions;

    static class Service {
        final int number = ++constructions;

        private static class Holder {
            static final Service INSTANCE = new Service();
        }

        static Service get() {
            return Holder.INSTANCE;
        }
    }

    public static void main(String[] args) {
        System.out.println(constructions);
        Service a = Service.get();
        Service b = Service.get();
        System.out.println(constructions + " " + (a == b) + " " + a.number);
    }
}
