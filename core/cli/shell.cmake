# The man page and what shells complete, made by the program from its own tables whenever it is built.
if(CMAKE_CROSSCOMPILING AND NOT CMAKE_CROSSCOMPILING_EMULATOR)
  message(STATUS "nonet cannot be run here: its man page and completions are neither made nor installed")
  return()
endif()

set(nonet_shell_dir "${CMAKE_CURRENT_BINARY_DIR}/shell")
file(MAKE_DIRECTORY "${nonet_shell_dir}")

# nonet_shell_file(NAME FOLDER ARGUMENT...): what the program prints with the arguments, as a file of that name for a folder.
function(nonet_shell_file name folder)
  add_custom_command(TARGET nonet POST_BUILD VERBATIM
    COMMAND nonet ${ARGN} > "${nonet_shell_dir}/${name}")
  install(FILES "${nonet_shell_dir}/${name}" DESTINATION "${folder}" COMPONENT cli)
endfunction()

nonet_shell_file(nonet.1 "${CMAKE_INSTALL_MANDIR}/man1" man-page)
nonet_shell_file(nonet "${CMAKE_INSTALL_DATADIR}/bash-completion/completions" completions bash)
nonet_shell_file(_nonet "${CMAKE_INSTALL_DATADIR}/zsh/site-functions" completions zsh)
nonet_shell_file(nonet.fish "${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d" completions fish)
