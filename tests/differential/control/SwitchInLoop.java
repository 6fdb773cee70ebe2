// break inside a switch leaves the switch, continue goes on with the loop.
public class SwitchInLoop {
    public static void main(String[] args) {
        String program = "++>+++<->.x+";
        int[] cells = new int[4];
        int at = 0;
        int skipped = 0;
        loop:
        for (int i = 0; i < program.length(); i++) {
            switch (program.charAt(i)) {
                case '+': cells[at]++; break;
                case '-': cells[at]--; break;
                case '>': at++; break;
                case '<': at--; break;
                case '.': skipped++; continue loop;
                case 'x': break loop;
                default: throw new IllegalStateException();
            }
            System.out.print(cells[at]);
        }
        System.out.println(" " + cells[0] + " " + cells[1] + " " + skipped);
    }
}
