# Compiler settings shared by every target of the project.
# -O3 costs a tenth of the build and gains nothing that the benches show.
set(CMAKE_CXX_FLAGS_RELEASE "-O2 -DNDEBUG")

add_library(jury_options INTERFACE)
target_compile_options(jury_options INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wswitch-enum -Wnon-virtual-dtor -Woverloaded-virtual -Werror
  # GCC 12 reports these two inside its own string and variant code.
  $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict -Wno-maybe-uninitialized>)
target_include_directories(jury_options INTERFACE ${PROJECT_SOURCE_DIR}/src)
target_compile_definitions(jury_options INTERFACE JURY_VERSION="${PROJECT_VERSION}")

if(JURY_SANITIZE)
  target_compile_options(jury_options INTERFACE -fsanitize=address,undefined -fno-sanitize-recover=undefined
    -fno-omit-frame-pointer)
  target_link_options(jury_options INTERFACE -fsanitize=address,undefined)
endif()
if(JURY_COVERAGE)
  target_compile_options(jury_options INTERFACE --coverage -O1)
  target_link_options(jury_options INTERFACE --coverage)
endif()

find_program(CCACHE ccache)
if(CCACHE)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE})
endif()
