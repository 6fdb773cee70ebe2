// Own accessor, equals, hashCode and toString replace the generated ones.
public class RecordOverrides {
    record Money(long cents, String currency) implements Comparable<Money> {
        public String currency() {
            return currency.toUpperCase();
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Money m && m.cents == cents;
        }

        @Override
        public int hashCode() {
            return (int) cents;
        }

        @Override
        public String toString() {
            return cents / 100 + "." + cents % 100 + currency();
        }

        @Override
        public int compareTo(Money other) {
            return Long.compare(cents, other.cents);
        }
    }

    public static void main(String[] args) {
        Money a = new Money(1234, "eur");
        Money b = new Money(1234, "usd");
        System.out.println(a + " " + a.equals(b) + " " + a.hashCode() + " " + a.compareTo(new Money(99, "eur")));
    }
}
