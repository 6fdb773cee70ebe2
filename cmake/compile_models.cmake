# Compiles the library models into OUT/models.jar (stored, not deflated: it is read from memory).
# They are compiled as a patch of java.base, so that they may stand in for its classes.
file(REMOVE_RECURSE ${OUT}/classes)
file(MAKE_DIRECTORY ${OUT}/classes)
file(GLOB_RECURSE sources ${SOURCE}/*.java)
list(JOIN sources "\n" listing)
file(WRITE ${OUT}/sources.txt "${listing}\n")
execute_process(
  COMMAND ${JAVAC} -g -parameters -proc:none -nowarn -Xlint:none -XDstringConcat=inline --patch-module java.base=${SOURCE}
          -d ${OUT}/classes @${OUT}/sources.txt
  RESULT_VARIABLE failed)
if(failed)
  message(FATAL_ERROR "the library models do not compile")
endif()
get_filename_component(bin ${JAVAC} DIRECTORY)
execute_process(COMMAND ${bin}/jar --create --no-compress --no-manifest --file ${OUT}/models.jar -C ${OUT}/classes .
                RESULT_VARIABLE failed)
if(failed)
  message(FATAL_ERROR "the library models could not be packed")
endif()
