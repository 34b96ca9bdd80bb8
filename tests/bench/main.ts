import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Row } from './statistics.ts'

// Each is loaded only when it is measured: what one needs, such as a browser, the other can do without.
const PARTS: Readonly<Record<string, () => Promise<readonly Row[]>>> = {
  browser: async () => {
    const [{ buildExtension }, { benchBrowser }] = await Promise.all([
      import('../run/build.mjs'),
      import('./browser.ts'),
    ])
    const output = join(import.meta.dirname, '../../.output/bench')
    const extension = buildExtension({ browser: 'chrome', output, quiet: true })
    return benchBrowser(extension)
  },
  opening: async () => (await import('./opening.ts')).benchOpening(join(import.meta.dirname, 'floor')),
  provider: async () => {
    const [{ buildExtension }, { benchProvider }] = await Promise.all([
      import('../run/build.mjs'),
      import('./provider.ts'),
    ])
    const output = join(import.meta.dirname, '../../.output/bench')
    const ours = buildExtension({ browser: 'chrome', output, quiet: true })
    return benchProvider({ ours, floor: join(import.meta.dirname, 'floor'), empty: join(import.meta.dirname, 'empty') })
  },
  verify: async () => [(await import('./verify.ts')).benchVerify()],
  bitcoin: async () => (await import('./bitcoin.ts')).benchBitcoin(),
  presses: async () => (await import('./presses.ts')).benchPresses(),
  quote: async () => (await import('./quote.ts')).benchQuote(),
  scale: async () => (await import('./scale.ts')).benchScale(),
  executor: async () => (await import('./executor.ts')).benchExecutor(),
  devnet: async () => (await import('./devnet.ts')).benchDevnet(),
}

const { values } = parseArgs({ options: { json: { type: 'boolean' }, only: { type: 'string' } } })
const names = values.only === undefined ? Object.keys(PARTS) : [values.only]
const rows: Row[] = []
for (const name of names) {
  const part = PARTS[name]
  if (!part) throw new Error(`--only: expected one of ${Object.keys(PARTS).join(', ')}, got "${name}"`)
  rows.push(...(await part()))
}
if (values.json) console.log(JSON.stringify(rows))
else {
  for (const { name, unit, ours, floor, ratio, goal } of rows) {
    const floorText = `floor ${floor.median} ${unit}, ratio ${ratio} (${goal})`
    console.log(`${name}: ${ours.median} ${unit} (p95 ${ours.p95}), ${floorText}`)
  }
}
// What was measured may still wait for a world that is no longer there.
process.exit()
