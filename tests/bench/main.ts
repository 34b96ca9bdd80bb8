import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildExtension } from '../run/build.mjs'
import { benchBrowser } from './browser.ts'

const { values } = parseArgs({ options: { json: { type: 'boolean' } } })
const output = join(import.meta.dirname, '../../.output/bench')
const extension = buildExtension({ browser: 'chrome', output, quiet: true })
const rows = await benchBrowser(extension, join(import.meta.dirname, 'floor'))
if (values.json) console.log(JSON.stringify(rows))
else {
  for (const { name, ours, floor, ratio, goal } of rows) {
    console.log(`${name}: ${ours.median} ms (p95 ${ours.p95}), floor ${floor.median} ms, ratio ${ratio} (${goal})`)
  }
}
