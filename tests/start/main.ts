import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startWorld } from '../devnet/world.ts'
import { buildExtension } from '../run/build.mjs'
import { openForPerson } from './open.ts'
import { tour } from './tour.ts'

const ROOT = join(import.meta.dirname, '../..')

/** `npm start`: devnet, extension and browser, or the guided tour without a display. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { headless: { type: 'boolean' } } })
  say('Starting the devnet…')
  const world = await startWorld({ ports: 'default-if-free' })
  try {
    say(`The devnet is ready: ${world.line.service} (service), ${world.line.dapp} (demo dApp).`)
    say('Building the extension for it…')
    const output = join(ROOT, '.output/start')
    const extension = buildExtension({ browser: 'chrome', profile: world.line.profile, output, quiet: true })
    if (values.headless) await tour({ line: world.line, extension, folder: join(ROOT, '.output/tour'), say })
    else await openForPerson({ line: world.line, extension, say })
  } finally {
    await world.stop()
  }
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}

try {
  await main()
  process.exit(0)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : error}\n`)
  process.exit(1)
}
