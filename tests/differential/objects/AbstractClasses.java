// Template method with abstract steps.
public class AbstractClasses {
    abstract static class Report {
        abstract String title();

        abstract int rows();

        String row(int i) {
            return "row " + i;
        }

        final String render() {
            StringBuilder out = new StringBuilder(title()).append('\n');
            for (int i = 0; i < rows(); i++) {
                out.append(row(i)).append('\n');
            }
            return out.toString();
        }
    }

    static class Squares extends Report {
        String title() {
            return "squares";
        }

        int rows() {
            return 3;
        }

        @Override
        String row(int i) {
            return super.row(i) + " = " + i * i;
        }
    }

    abstract static class Half extends Report {
        int rows() {
            return 1;
        }
    }

    public static void main(String[] args) {
        System.out.print(new Squares().render());
        Report r = new Half() {
            String title() {
                return "half";
            }
        };
        System.out.print(r.render());
    }
}
