import shelf.Shelf;

/** What comes from the class path is in the states as what is given itself: each of these can fail, but for `labels`, which rests on an assumption. */
public class Reader {
    private final Shelf own = new Shelf();

    public void open() {
        assert !Shelf.closed;
    }

    public void labels() {
        assert Shelf.LABELS.isEmpty();
    }

    public void given(Shelf shelf) {
        if (shelf != null) assert shelf.books == 0;
    }

    public void through(Shelf shelf) {
        if (shelf != null) assert shelf.width() == 1;
    }

    public void named(Shelf.Mark mark) {
        if (mark instanceof Shelf.Whole) assert mark.pages() == 4;
        else if (mark != null) assert mark.pages() == 3;
    }

    public void constant() {
        assert Shelf.Kind.WIDE.used == 0;
    }

    public void held() {
        assert own.books == 0;
    }

    public void narrow(Object any) {
        assert !(any instanceof Shelf);
    }
}
