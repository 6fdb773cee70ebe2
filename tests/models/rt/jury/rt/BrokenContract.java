// A model called an operation outside its contract.
package jury.rt;

public final class BrokenContract extends Error {
  public BrokenContract(String what) {
    super(what);
  }
}
