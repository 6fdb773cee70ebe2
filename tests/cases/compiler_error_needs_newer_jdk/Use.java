class Use {
  Newer newer;
}
