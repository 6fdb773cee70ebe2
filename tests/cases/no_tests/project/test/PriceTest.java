import org.junit.jupiter.api.Test;

class PriceTest {
  @Test void zero() { assert Price.withTax(0) == 0; }
}
