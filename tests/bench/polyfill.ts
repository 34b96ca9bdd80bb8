import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createContext, Script } from 'node:vm'
import { ROUNDS } from './size.ts'
import { type Row, row } from './statistics.ts'

const FILE = createRequire(import.meta.url).resolve('webextension-polyfill/dist/browser-polyfill.min.js')

/** Measures how long wrapping `chrome` takes. */
export function benchPolyfill(): Row {
  const text = readFileSync(FILE, 'utf8')
  const namespace = { runtime: { id: 'abcdefgh' } }
  const [ours, floor]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS * 4; round += 1) {
    ours.push(milliseconds(`${text}\n//${round}`, { chrome: namespace }))
    floor.push(milliseconds(`${text}\n//${round} native`, { chrome: namespace, browser: namespace }))
  }
  return row('webextension-polyfill below Chromium 148, beside a native browser', 'median < 5 ms', 'ms', ours, floor)
}

function milliseconds(text: string, globals: Readonly<Record<string, object>>): number {
  const context = createContext({ ...globals })
  const start = performance.now()
  new Script(text).runInContext(context)
  const took = performance.now() - start
  if (!('browser' in context)) throw new Error('expected the namespace of the polyfill')
  return took
}
