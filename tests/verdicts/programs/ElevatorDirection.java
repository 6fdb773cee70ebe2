// expect assert=refuted exceptions=proved [options: --engine bounded]
import jury.Jury;

/** A lift that moves one floor at a time. */
public class ElevatorDirection {
  enum Direction { UP, DOWN, STILL }

  private final int top;
  private int floor;
  private Direction direction = Direction.STILL;

  ElevatorDirection(int top) {
    this.top = top;
  }

  void step(int goal) {
    direction = goal > floor ? Direction.UP : goal < floor ? Direction.DOWN : Direction.STILL;
    switch (direction) {
      case UP -> floor++;
      case DOWN -> floor--;
      case STILL -> {}
    }
    if (floor < 0 || floor > top) throw new IllegalStateException("floor " + floor);
  }

  public static void main(String[] args) {
    ElevatorDirection lift = new ElevatorDirection(5);
    int goal = Jury.chooseInt(0, 5);
    for (int i = 0; i < 3; i++) lift.step(goal);
    assert lift.floor == Math.min(3, goal);
    int second = Jury.chooseInt(0, 5);
    for (int i = 0; i < 4; i++) lift.step(second);
    
    assert lift.direction == Direction.STILL;
  }
}
