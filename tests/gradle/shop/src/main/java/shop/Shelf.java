package shop;

/** A shelf with so many places, some of them taken. The contract is proved. */
public final class Shelf {
    private final int places;
    private int taken;
    //@ public invariant 0 <= taken && taken <= places;

    //@ requires places >= 0;
    public Shelf(int places) {
        this.places = places;
    }

    //@ ensures \result <==> \old(taken) < places;
    //@ ensures \result ==> taken == \old(taken) + 1;
    public boolean put() {
        if (taken == places) return false;
        taken++;
        return true;
    }

    //@ ensures \result == places - taken;
    public /*@ pure @*/ int free() {
        return places - taken;
    }
}
