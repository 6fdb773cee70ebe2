# The models of the Java library: Java sources in src/models/java, compiled with the JDK's own javac,
# packed uncompressed and embedded in the program, so that an installed Jury is one file.

function(jury_add_models)
  find_program(JAVAC javac REQUIRED)
  file(GLOB_RECURSE model_sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/models/java/*.java)
  set(out ${PROJECT_BINARY_DIR}/models)
  set(archive ${out}/models.jar)
  add_custom_command(
    OUTPUT ${archive}
    COMMAND ${CMAKE_COMMAND} -DJAVAC=${JAVAC} -DSOURCE=${PROJECT_SOURCE_DIR}/src/models/java -DOUT=${out}
            -P ${PROJECT_SOURCE_DIR}/cmake/compile_models.cmake
    DEPENDS ${model_sources} ${PROJECT_SOURCE_DIR}/cmake/compile_models.cmake
    COMMENT "Compiling the library models")
  set(assembly ${out}/models_archive.S)
  file(WRITE ${assembly}.in
    ".section .rodata\n.global jury_models_begin\n.global jury_models_end\n.balign 16\n"
    "jury_models_begin:\n.incbin \"${archive}\"\njury_models_end:\n.byte 0\n.section .note.GNU-stack,\"\",@progbits\n")
  configure_file(${assembly}.in ${assembly} COPYONLY)
  set_source_files_properties(${assembly} PROPERTIES OBJECT_DEPENDS ${archive})
  add_library(jury_models_archive STATIC ${assembly})
  target_link_libraries(jury_models PUBLIC jury_models_archive)
endfunction()
