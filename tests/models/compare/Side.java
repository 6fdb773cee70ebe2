// The two implementations that every operation is carried out on.
enum Side {
  REAL,
  MODEL
}
