/// Corrects the completion script of ArgumentParser for bash.
///
/// The script passes completions to `compgen -W`, which expands them: a name such as `$(date)`
/// would run. Here they are compared as they are; readline quotes what it inserts.
package enum CompletionScript {
  /// The variable by which the corrected script announces that names may have any character.
  package static let variable = "PASSBY_COMPLETION"

  /// Returns the corrected script for bash; other texts stay as they are.
  package static func corrected(_ text: String) -> String {
    guard text.hasPrefix("#!/bin/bash") else { return text }
    var script = text.replacing(
      "__passby_add_completions() {\n    local completion\n",
      with: """
        __passby_add_completions() {
            local completion
            if [[ "${1}" = -W ]]; then
                # Without expansion: a name must not be able to run anything.
                local typed="${cur#[\\"\\']}"
                typed="${typed//\\\\/}"
                while IFS='' read -r completion; do
                    [[ -n "${completion}" && "${completion}" = "${typed}"* ]] && COMPREPLY+=("${completion}")
                done <<<"${2}"
                return
            fi

        """, maxReplacements: 1)
    script = script.replacing(
      #"    "${COMP_WORDS[0]}" "${@}" "${words[@]}""#,
      with: #"    \#(variable)=names "${COMP_WORDS[0]}" "${@}" "${words[@]}""#)
    // Aliases of commands are completed as the commands.
    return script.replacing(
      #"    local -r subcommand="${unparsed_words[0]}""#,
      with: """
            local subcommand="${unparsed_words[0]}"
            case "${subcommand}" in
                rm|delete) subcommand=remove ;;
                ls) subcommand=list ;;
                places) subcommand=place ;;
            esac
        """)
  }
}
