// expect assert=proved exceptions=proved [options: --engine bounded]
import jury.Jury;

/** A state machine as an enum with a body per state. */
public class TrafficLight {
  enum Light {
    RED {
      @Override
      Light next() {
        return GREEN;
      }
    },
    GREEN {
      @Override
      Light next() {
        return YELLOW;
      }
    },
    YELLOW {
      @Override
      Light next() {
        return RED;
      }
    };

    abstract Light next();

    boolean mayGo() {
      return this == GREEN;
    }
  }

  public static void main(String[] args) {
    Light light = Light.values()[Jury.chooseInt(0, 2)];
    Light later = light.next().next().next();
    assert later == light;
    assert !(light.mayGo() && light.next().mayGo());
    assert Light.valueOf(light.name()) == light;
    assert light.next().ordinal() != light.ordinal();
  }
}
