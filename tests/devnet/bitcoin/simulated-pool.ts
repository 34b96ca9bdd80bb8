import { BitcoinError } from './node.ts'
import { applyTransaction, type Coins, checkOutputPolicy, coinsSpent, feeOf } from './simulated-coins.ts'
import { type BitcoinTransaction, outpointKey } from './transaction.ts'
import { scriptFailure } from './verify.ts'

export type Waiting = Readonly<{ transaction: BitcoinTransaction; feeSats: bigint }>

/** In order of arrival: parents before children. */
export type Pool = ReadonlyMap<string, Waiting>

const MIN_RELAY_SATS_PER_VBYTE = 1n

/** Replaces by full RBF (BIP-125 rules 3 and 4); throws BitcoinError -25 for missing coins, else -26. */
export function accepted(
  pool: Pool,
  transaction: BitcoinTransaction,
  chain: Readonly<{ coins: Coins; height: number }>,
): Pool {
  const replaced = conflictsOf(pool, transaction)
  const rest = without(pool, replaced)
  const coins = coinsAfter(rest, chain.coins)
  const spent = coinsSpent(coins, transaction, chain.height + 1)
  checkOutputPolicy(transaction)
  const feeSats = feeOf(transaction, spent)
  const size = BigInt(transaction.vsize)
  if (feeSats < size * MIN_RELAY_SATS_PER_VBYTE) throw new BitcoinError(-26, 'min relay fee not met')
  const outbid = [...replaced].flatMap((txid) => pool.get(txid) ?? [])
  const paid = outbid.reduce((sum, each) => sum + each.feeSats, 0n)
  const direct = outbid.filter((each) => hasCommonInput(each.transaction, transaction))
  const rateIsHigher = direct.every((each) => feeSats * BigInt(each.transaction.vsize) > each.feeSats * size)
  if (outbid.length > 0 && (!rateIsHigher || feeSats < paid + size * MIN_RELAY_SATS_PER_VBYTE)) {
    throw new BitcoinError(-26, 'insufficient fee, rejecting replacement')
  }
  const failure = scriptFailure(
    transaction,
    spent.map(({ output }) => output),
  )
  if (failure) throw new BitcoinError(-26, `mandatory-script-verify-flag-failed (${failure})`)
  return new Map([...rest, [transaction.txid, { transaction, feeSats }]])
}

function coinsAfter(pool: Pool, coins: Coins): Coins {
  const after = new Map(coins)
  for (const { transaction } of pool.values()) applyTransaction(after, transaction, undefined)
  return after
}

export function without(pool: Pool, txids: ReadonlySet<string>): Pool {
  return new Map([...pool].filter(([txid]) => !txids.has(txid)))
}

/** These transactions and their descendants. */
export function withDescendants(pool: Pool, txids: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set(txids)
  for (const [txid, { transaction }] of pool) {
    if (transaction.inputs.some((input) => found.has(input.txid))) found.add(txid)
  }
  return found
}

function hasCommonInput(one: BitcoinTransaction, other: BitcoinTransaction): boolean {
  const spends = new Set(other.inputs.map(outpointKey))
  return one.inputs.some((input) => spends.has(outpointKey(input)))
}

export function conflictsOf(pool: Pool, transaction: BitcoinTransaction): ReadonlySet<string> {
  const direct = [...pool].filter(
    ([txid, waiting]) => txid !== transaction.txid && hasCommonInput(waiting.transaction, transaction),
  )
  return withDescendants(pool, new Set(direct.map(([txid]) => txid)))
}
