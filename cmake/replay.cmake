# What replay puts on the class path of the JVM (src/replay/java, and the classes by which programs name free
# choices and specifications), compiled and embedded in the program; and the sources that --junit writes beside
# the tests.

function(jury_add_replay)
  find_program(JAVAC javac REQUIRED)
  set(models ${PROJECT_SOURCE_DIR}/src/models/java)
  set(java ${PROJECT_SOURCE_DIR}/src/replay/java)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${java}/*.java)
  list(APPEND sources ${models}/jury/Jury.java ${models}/jury/Spec.java ${models}/jury/Numbers.java ${models}/jury/Reach.java
       ${models}/jury/SpecificationError.java ${models}/org/sosy_lab/sv_benchmarks/Verifier.java)
  set(out ${PROJECT_BINARY_DIR}/replay)
  set(archive ${out}/replay.jar)
  list(JOIN sources "\n" listing)
  file(WRITE ${out}/sources.txt "${listing}\n")
  get_filename_component(bin ${JAVAC} DIRECTORY)
  add_custom_command(
    OUTPUT ${archive}
    COMMAND ${CMAKE_COMMAND} -E rm -rf ${out}/classes
    COMMAND ${JAVAC} -g -proc:none -nowarn -Xlint:none --release 11 -d ${out}/classes @${out}/sources.txt
    COMMAND ${bin}/jar --create --no-manifest --file ${archive} -C ${out}/classes .
    DEPENDS ${sources}
    COMMENT "Compiling what replay runs on the JVM")
  set(assembly ${out}/replay_files.S)
  file(WRITE ${assembly}.in ".section .rodata\n")
  jury_embed(${assembly}.in archive ${archive})
  jury_embed(${assembly}.in heap_source ${java}/jury/replay/Heap.java)
  jury_embed(${assembly}.in state_source ${java}/jury/replay/State.java)
  jury_embed(${assembly}.in unknown_source ${java}/jury/replay/Unknown.java)
  jury_embed(${assembly}.in choice_source ${java}/jury/rt/Choice.java)
  jury_embed(${assembly}.in jury_source ${models}/jury/Jury.java)
  file(APPEND ${assembly}.in ".section .note.GNU-stack,\"\",@progbits\n")
  configure_file(${assembly}.in ${assembly} COPYONLY)
  set_source_files_properties(${assembly} PROPERTIES OBJECT_DEPENDS "${archive};${sources}")
  add_library(jury_replay_files STATIC ${assembly})
  target_link_libraries(jury_replay PUBLIC jury_replay_files)
endfunction()

# The bytes of a file between jury_replay_NAME_begin and jury_replay_NAME_end.
function(jury_embed assembly name file)
  file(APPEND ${assembly}
    ".global jury_replay_${name}_begin\n.global jury_replay_${name}_end\n.balign 16\n"
    "jury_replay_${name}_begin:\n.incbin \"${file}\"\njury_replay_${name}_end:\n.byte 0\n")
endfunction()
