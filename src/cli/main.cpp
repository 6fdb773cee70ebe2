// The program `jury`.
#include <cstdio>

int main() {
  std::puts("jury " JURY_VERSION);
  return 0;
}
