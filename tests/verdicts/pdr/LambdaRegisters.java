// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// The function that forEach calls adds to the list.
public class LambdaRegisters {
  public static void main(String[] args) {
    List<Runnable> tasks = new ArrayList<>();
    tasks.add(() -> tasks.add(() -> {}));
    tasks.forEach(task -> task.run());
  }
}
