// Runs one part in its own process, so parts can't affect each other.
import { type Measured, reasonOf } from './measure.ts'
import { PARTS } from './parts.ts'

const [name = ''] = process.argv.slice(2)

function say(measured: Measured, code: number): void {
  // It may still wait for a stopped devnet.
  process.send?.(measured, () => process.exit(code))
}

function fail(error: unknown): void {
  console.error(error)
  say({ failed: reasonOf(error) }, 1)
}

process.once('disconnect', () => process.exit(1))
process.once('uncaughtException', fail)
process.once('unhandledRejection', fail)
const part = PARTS[name]
if (!part) throw new Error(`expected a part, got "${name}"`)
part().then((rows) => say({ rows }, 0), fail)
