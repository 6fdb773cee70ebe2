// For the ablation: conditional expressions, whose values are temporaries that several blocks write.
public class Tariff {
  public static void main(String[] args) {
    int hour = 0;
    int total = 0;
    while (hour < 6) {
      int price = hour < 2 ? 1 : hour < 4 ? 2 : 3;
      total = price == 3 ? 1 : 0;
      hour = hour + 1;
    }
    assert total <= 1;
  }
}
