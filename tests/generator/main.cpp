#include <cstdio>
#include <cstdlib>
#include "generator/generator.h"
int main(int argc, char** argv) {
  using namespace jury::generator;
  for (int i = std::atoi(argv[1]); i < std::atoi(argv[2]); ++i) {
    Settings s; s.seed = i; if (argc > 4) s.size = std::atoi(argv[4]);
    std::string t = print(Generator(s).program());
    std::string name = std::string(argv[3]) + "/G" + std::to_string(i) + ".java";
    FILE* f = std::fopen(name.c_str(), "w"); std::fputs(t.c_str(), f); std::fclose(f);
  }
}
