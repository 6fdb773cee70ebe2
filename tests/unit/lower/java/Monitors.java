/** synchronized: the handler of the exit covers itself. */
class Monitors {
    int value;

    /* ir
    b0:
      $1 = m
      check not_null m
      monitor_enter m
      goto b1
    b1: catch * -> b3
      check not_null m
      t0 = m.Monitors.value : int
      check not_null $1
      monitor_exit $1
      stack0 = t0
      return stack0
    b2:
      check not_null $2
      throw $2
    b3: catch * -> b3
      stack0$2 = catch
      $2 = stack0$2
      check not_null $1
      monitor_exit $1
      goto b2
    */
    static int enterAndExit(Monitors m) {
        synchronized (m) {
            return m.value;
        }
    }

    /* ir
    b0: catch * -> b2
      $1 = this
      monitor_enter this
      t0 = this.Monitors.value : int
      t1 = t0 + 1
      this.Monitors.value : int = t1
      check not_null $1
      monitor_exit $1
      return
    b1:
      check not_null $2
      throw $2
    b2: catch * -> b2
      stack0 = catch
      $2 = stack0
      check not_null $1
      monitor_exit $1
      goto b1
    */
    void onThis() {
        synchronized (this) {
            value++;
        }
    }

    synchronized void wholeMethod() {
        value++;
    }
}
