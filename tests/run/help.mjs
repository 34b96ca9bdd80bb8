/**
 * Prints the usage and exits for `--help` or `-h`, before any installation.
 *
 * @param {string} usage the command line, an empty line and the arguments
 */
export function answerHelp(usage) {
  if (!process.argv.slice(2).some((each) => each === '--help' || each === '-h')) return
  process.stdout.write(`Usage: ${usage.trim()}\n`)
  process.exit(0)
}
