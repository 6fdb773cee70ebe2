import org.example.charts.Chart;

class Report {
  Chart chart;
}
