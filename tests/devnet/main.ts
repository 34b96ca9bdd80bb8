import { type CommandLine, readCommandLine, USAGE } from './options.ts'
import { watchParent } from './parent.ts'
import { partsWith } from './parts.ts'
import { startWorld, type World } from './world.ts'

/**
 * `npm run devnet`: starts a world and prints its ready line, until a signal or the parent's end.
 *
 * Exit status: 0 stopped, 1 did not start, 2 wrong options.
 */
export async function main(args: readonly string[]): Promise<void> {
  const stopped = stopRequest()
  const commandLine = readOptions(args)
  if (commandLine.stopWithStdin) process.stdin.on('end', stopped.now).on('error', stopped.now).resume()
  let world: World
  try {
    const { ports, exactPorts, words } = commandLine
    world = await startWorld({ ports, exactPorts, parts: partsWith(words) })
  } catch (error) {
    process.stderr.write(`The devnet did not start: ${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  }
  process.stdout.write(`${JSON.stringify(world.line)}\n`)
  await stopped.when
  await world.stop()
  process.exit(0)
}

function readOptions(args: readonly string[]): CommandLine {
  if (args.includes('--help')) {
    process.stdout.write(`Usage: ${USAGE}\n`)
    process.exit(0)
  }
  try {
    return readCommandLine(args)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n\n${USAGE}\n`)
    process.exit(2)
  }
}

/** `when` resolves on a stop request; `now` is one. Signals count from the start. */
function stopRequest(): Readonly<{ when: Promise<void>; now: () => void }> {
  let now = () => {}
  const when = new Promise<void>((resolve) => {
    now = resolve
  })
  process.on('SIGINT', now).on('SIGTERM', now).on('SIGHUP', now)
  // A closed reader must not crash it.
  process.stdout.on('error', () => undefined)
  if (process.env['npm_lifecycle_event'] === 'devnet') watchParent(now)
  return { when, now }
}
