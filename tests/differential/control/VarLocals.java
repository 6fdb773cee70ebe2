// Local variables declared with var.
public class VarLocals {
    public static void main(String[] args) {
        var i = 7;
        var l = 7L;
        var s = "seven";
        var a = new int[] {1, 2, 3};
        var o = new Object() {
            int hidden = 41;

            int next() {
                return ++hidden;
            }
        };
        for (var x : a) {
            i += x * l;
        }
        for (var k = 0; k < 2; k++) {
            s += k;
        }
        System.out.println(i + " " + s + " " + o.next() + " " + o.hidden);
    }
}
