// A small state machine whose transitions are enum methods.
public class EnumAsKeyAndState {
    enum State {
        IDLE, RUNNING, PAUSED, STOPPED;

        State on(char event) {
            switch (this) {
                case IDLE:
                    return event == 's' ? RUNNING : this;
                case RUNNING:
                    return event == 'p' ? PAUSED : event == 'x' ? STOPPED : this;
                case PAUSED:
                    return event == 's' ? RUNNING : event == 'x' ? STOPPED : this;
                default:
                    throw new IllegalStateException(this + " on " + event);
            }
        }
    }

    public static void main(String[] args) {
        State s = State.IDLE;
        for (char e : "pspsqx".toCharArray()) {
            s = s.on(e);
            System.out.print(s + " ");
        }
        System.out.println();
        s.on('s');
    }
}
