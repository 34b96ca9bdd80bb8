import { join } from 'node:path'
import { secretKeyFrom } from '../../src/core/families/exchange-b/make-secret-key.ts'
import { bytesToHex } from '../../src/lib/hex.ts'
import type { Browser } from '../e2e/browser.ts'
import { scriptOf } from '../e2e/script.ts'
import type { Extent, Signings } from './signing.ts'
import { ROUNDS } from './size.ts'
import { type Row, row } from './statistics.ts'

const GOAL = 'median < 60 ms'
const WHERE = 'in the background worker, beside bigints'

/**
 * Measures first and later exchange B signatures in the worker, beside plain bigint code. Each first signature injects
 * the code anew.
 */
export async function benchSigningInWorker(browser: Pick<Browser, 'inWorker'>): Promise<readonly Row[]> {
  const script = await scriptOf(join(import.meta.dirname, 'worker', 'signing.ts'))
  const key = bytesToHex(secretKeyFrom(crypto.getRandomValues(new Uint8Array(32))))
  const sign = async (extent: Extent, rounds: number) => {
    await browser.inWorker<void>(script)
    return browser.inWorker<Signings>(`causewayBench('${extent}', '${key}', ${rounds})`)
  }
  const firsts: Signings[] = []
  for (let round = 0; round < ROUNDS; round += 1) firsts.push(await sign('whole', 1))
  const first = (of: keyof Signings) => firsts.flatMap((each) => each[of])
  return [
    row(`first signature for exchange B, verified, ${WHERE}`, GOAL, 'ms', first('ours'), first('floor')),
    followers(`signature for exchange B, verified, ${WHERE}`, await sign('whole', 2 * ROUNDS)),
    followers(`signature for exchange B alone, ${WHERE}`, await sign('bare', 2 * ROUNDS)),
  ]
}

// The first third is warm-up.
function followers(name: string, { ours, floor }: Signings): Row {
  const cold = Math.ceil(ours.length / 3)
  return row(name, GOAL, 'ms', ours.slice(cold), floor.slice(cold))
}
