public class Newer {}
