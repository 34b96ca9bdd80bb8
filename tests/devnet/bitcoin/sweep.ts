import { spendableCoins } from './coins.ts'
import type { BitcoinKey } from './keys.ts'
import type { Ledger } from './ledger.ts'
import type { BitcoinNode } from './node.ts'
import { feeFor, isDust, vbytesOf } from './sizes.ts'
import { signedTransaction } from './till.ts'

/** Returns the transaction's id; undefined if too small. */
export type Sweep = (key: BitcoinKey) => Promise<string | undefined>

/**
 * Sweeps keys into `script` (hex) one by one, so that no coin is spent twice.
 *
 * Rejects with BitcoinError when refused.
 */
export function sweeper(script: string, { node, ledger }: Readonly<{ node: BitcoinNode; ledger: Ledger }>): Sweep {
  let last: Promise<unknown> = Promise.resolve()
  const sweepNow = async (key: BitcoinKey) => {
    await ledger.sync()
    const coins = spendableCoins(ledger, key.script)
    const inputs = coins.map(() => key.script)
    const total = coins.reduce((sum, { valueSats }) => sum + valueSats, 0n)
    const valueSats = total - feeFor(vbytesOf(inputs, [script]), await node.feeRate())
    if (coins.length === 0 || valueSats <= 0n || isDust(valueSats, script)) return undefined
    return node.broadcast(signedTransaction(key, coins, [{ script, valueSats }]))
  }
  return (key) => {
    const next = last.then(() => sweepNow(key))
    last = next.catch(() => undefined)
    return next
  }
}
