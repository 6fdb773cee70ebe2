// An operation with its arguments chosen, to be carried out on either side.
interface Call {
  Object on(Side side) throws Throwable;
}
