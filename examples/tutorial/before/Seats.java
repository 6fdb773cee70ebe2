import java.util.ArrayList;
import java.util.List;

/** The seats of a small theatre. Cancelling has a mistake. */
public class Seats {
  static class Booking {
    final String guest;
    final int seat;

    Booking(String guest, int seat) {
      this.guest = guest;
      this.seat = seat;
    }
  }

  private final List<Booking> bookings = new ArrayList<>();
  private int free;

  Seats(int free) {
    this.free = free;
  }

  boolean book(String guest) {
    if (free == 0) return false;
    bookings.add(new Booking(guest, free));
    free--;
    return true;
  }

  void cancel(String guest) {
    for (Booking booking : bookings) {
      if (booking.guest.equals(guest)) {
        bookings.remove(booking);
        free++;
      }
    }
  }

  public static void main(String[] args) {
    Seats seats = new Seats(3);
    seats.book("Ann");
    seats.book("Bob");
    seats.book("Ann");
    seats.cancel("Ann");
    assert seats.free + seats.bookings.size() == 3 : "a seat was lost";
  }
}
