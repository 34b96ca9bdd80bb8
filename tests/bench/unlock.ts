import { join } from 'node:path'
import type { Browser } from '../e2e/browser.ts'
import { scriptOf } from '../e2e/script.ts'
import { ROUNDS } from './size.ts'
import { type Row, row } from './statistics.ts'

/**
 * Measures what the password costs at each unlock, in the extension's own background worker: Argon2id at the least passes
 * that a vault can have, beside PBKDF2-SHA256 of 900,000 rounds. A machine that can do more is given more passes when the
 * password is chosen, up to about 0.8 s (src/vault/calibrate.ts): that is wanted, and not what is measured.
 */
export async function benchUnlockInWorker(browser: Pick<Browser, 'inWorker'>): Promise<Row> {
  await browser.inWorker<void>(await scriptOf(join(import.meta.dirname, 'worker', 'unlocking.ts')))
  type Unlocks = Readonly<Record<'ours' | 'floor', readonly number[]>>
  const { ours, floor } = await browser.inWorker<Unlocks>(`causewayBench(${ROUNDS})`)
  const name = 'password at its least passes, in the background worker, beside PBKDF2 of 900,000'
  return row(name, '≤ 1.0 × floor', 'ms', ours, floor)
}
