/**
 * Prints the usage of a command and ends the process, where its arguments ask for `--help` or `-h`. Called before anything
 * is installed.
 *
 * @param {string} usage the command line, an empty line, and what each argument does
 */
export function answerHelp(usage) {
  if (!process.argv.slice(2).some((each) => each === '--help' || each === '-h')) return
  process.stdout.write(`Usage: ${usage.trim()}\n`)
  process.exit(0)
}
