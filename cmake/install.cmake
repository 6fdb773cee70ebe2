# What `cmake --install` puts where: the program (one file, models included), its man page, which the program
# writes itself from its table of options, the licence, the user documentation and the examples.
include(GNUInstallDirs)

# A package (tools/package) has the solvers and the other libraries beside the program. DT_RPATH, not the newer
# DT_RUNPATH: it also holds for what those libraries need themselves, and nothing in the environment goes before it.
set(JURY_LIBRARY_FOLDER "$ORIGIN/../lib/jury")

function(jury_add_install)
  set(manual ${PROJECT_BINARY_DIR}/jury.1)
  add_custom_command(OUTPUT ${manual} COMMAND jury --man > ${manual} DEPENDS jury VERBATIM
    COMMENT "Writing the man page")
  add_custom_target(manual ALL DEPENDS ${manual})
  set_target_properties(jury PROPERTIES INSTALL_RPATH "${JURY_LIBRARY_FOLDER}")
  target_link_options(jury PRIVATE -Wl,--disable-new-dtags)
  install(TARGETS jury RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
  install(FILES ${manual} DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
  install(FILES LICENSE README.md CHANGELOG.md DESTINATION ${CMAKE_INSTALL_DOCDIR})
  install(DIRECTORY docs/user/ DESTINATION ${CMAKE_INSTALL_DOCDIR}/user)
  install(DIRECTORY docs/schema docs/images DESTINATION ${CMAKE_INSTALL_DOCDIR})
  # What competitions start (integrations/benchexec/README.md), without the tasks.
  install(DIRECTORY integrations/benchexec DESTINATION ${CMAKE_INSTALL_DATADIR}/jury USE_SOURCE_PERMISSIONS
          PATTERN tasks EXCLUDE PATTERN jury.xml EXCLUDE PATTERN __pycache__ EXCLUDE)
  install(DIRECTORY examples/ DESTINATION ${CMAKE_INSTALL_DOCDIR}/examples)
endfunction()
