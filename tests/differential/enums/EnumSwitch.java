// Switch on an enum: statement, expression, default, null.
public class EnumSwitch {
    enum Day {
        MON, TUE, WED, THU, FRI, SAT, SUN
    }

    static String kind(Day d) {
        switch (d) {
            case SAT:
            case SUN:
                return "weekend";
            case FRI:
                return "almost";
            default:
                return "work";
        }
    }

    static int letters(Day d) {
        return switch (d) {
            case MON, FRI, SUN -> 6;
            case TUE -> 7;
            case WED -> 9;
            case THU, SAT -> 8;
        };
    }

    public static void main(String[] args) {
        int sum = 0;
        for (Day d : Day.values()) {
            System.out.print(kind(d) + " ");
            sum = sum * 10 + letters(d);
        }
        System.out.println(sum);
        try {
            kind(null);
        } catch (NullPointerException e) {
            System.out.println("null day");
        }
    }
}
