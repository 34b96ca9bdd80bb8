import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isFailed, type Line, type Measured, measureAll, textOf } from './measure.ts'
import { PARTS } from './parts.ts'
import { SMALLEST } from './size.ts'

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
    smallest: { type: 'boolean', default: false },
  },
})
const names = values.only ?? Object.keys(PARTS)
const unknown = names.find((name) => !(name in PARTS))
if (unknown !== undefined) throw new Error(`--only: expected one of ${Object.keys(PARTS).join(', ')}, got "${unknown}"`)

// JSON output is the result alone, so progress goes to standard error.
const say = values.json ? console.error : console.log
const lines = await measureAll(names, inItsOwnProcess, (_name, measured) => {
  for (const line of measured) say(textOf(line))
})
if (values.json) console.log(JSON.stringify(lines))
process.exitCode = failedOf(lines) > 0 ? 1 : 0

function failedOf(all: readonly Line[]): number {
  const failed = all.filter(isFailed)
  if (failed.length > 0) console.error(`${failed.length} of ${names.length} parts failed`)
  return failed.length
}

/** A part's own output is no result, so it goes to standard error. */
function inItsOwnProcess(name: string): Promise<Measured> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'one-part.ts'), name], {
    stdio: ['ignore', process.stderr, process.stderr, 'ipc'],
    serialization: 'advanced',
    env: { ...process.env, ...(values.smallest ? { [SMALLEST]: '1' } : {}) },
  })
  return new Promise((resolve) => {
    // Only our own file can write to this channel.
    child.once('message', (measured) => resolve(measured as Measured))
    child.once('error', (error) => resolve({ failed: error.message }))
    // The channel is empty only after both events.
    Promise.all([once(child, 'exit'), once(child, 'disconnect')]).then(
      ([[code, signal]]) => resolve({ failed: `ended without a result (${signal ?? code})` }),
      () => undefined,
    )
  })
}
