class Dice {
    public static void main(String[] arguments) {}
}
