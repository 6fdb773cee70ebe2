// expect assert=proved exceptions=refuted [options: --engine bounded]
import jury.Jury;

/** A lift that moves one floor at a time. */
public class ElevatorThroughTheRoof {
  enum Direction { UP, DOWN, STILL }

  private final int top;
  private int floor;
  private Direction direction = Direction.STILL;

  ElevatorThroughTheRoof(int top) {
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
    ElevatorThroughTheRoof lift = new ElevatorThroughTheRoof(5);
    int goal = Jury.chooseInt(-1, 5);
    for (int i = 0; i < 3; i++) lift.step(goal);
    
    int second = Jury.chooseInt(0, 5);
    for (int i = 0; i < 5; i++) lift.step(second);
    assert lift.floor == second;
    assert lift.direction == Direction.STILL || Math.abs(second - Math.min(3, goal)) == 5;
  }
}
