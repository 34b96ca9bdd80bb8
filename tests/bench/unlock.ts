import { join } from 'node:path'
import type { Browser } from '../e2e/browser.ts'
import { scriptOf } from '../e2e/script.ts'
import { ROUNDS } from './size.ts'
import { type Row, row } from './statistics.ts'

/**
 * Measures each unlock in the worker: Argon2id at a vault's least passes, beside PBKDF2-SHA256 of 900,000 rounds.
 * Faster machines get more passes (src/vault/seal/kdf-cost.ts), unmeasured here.
 */
export async function benchUnlockInWorker(browser: Pick<Browser, 'inWorker'>): Promise<Row> {
  await browser.inWorker<void>(await scriptOf(join(import.meta.dirname, 'worker', 'unlocking.ts')))
  type Unlocks = Readonly<Record<'ours' | 'floor', readonly number[]>>
  const { ours, floor } = await browser.inWorker<Unlocks>(`causewayBench(${ROUNDS})`)
  const name = 'password at its least passes, in the background worker, beside PBKDF2 of 900,000'
  return row(name, '≤ 1.0 × floor', 'ms', ours, floor)
}
