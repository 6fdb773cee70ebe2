// Lambdas stored and called later through user code.
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;

public class RunnableAndCallback {
    static class Button {
        private final List<BiConsumer<Button, String>> listeners = new ArrayList<>();
        int clicks;

        void onClick(BiConsumer<Button, String> listener) {
            listeners.add(listener);
        }

        void click(String what) {
            clicks++;
            for (BiConsumer<Button, String> l : listeners) {
                l.accept(this, what);
            }
        }
    }

    static StringBuilder log = new StringBuilder();

    static void record(Button b, String s) {
        log.append(s).append(b.clicks).append(' ');
    }

    public static void main(String[] args) {
        Button b = new Button();
        b.onClick((button, s) -> System.out.println(s + " " + button.clicks));
        b.onClick(RunnableAndCallback::record);
        b.onClick((button, s) -> {
            if (button.clicks < 3) {
                button.click(s + "'");
            }
        });
        b.click("x");
        System.out.println(log);
    }
}
