import { scriptTypeOf } from './addresses.ts'
import { BitcoinError } from './node.ts'
import { type BitcoinTransaction, isCoinbase, type Output, outpointKey } from './transaction.ts'

export type Coin = Readonly<{ output: Output; height: number | undefined; coinbase: boolean }>

export type Coins = Map<string, Coin>

const MATURITY_BLOCKS = 100
/** Node policy: three satoshis per byte of spending. */
const DUST_SATS: Readonly<Record<string, bigint>> = {
  p2pkh: 546n,
  p2sh: 540n,
  v0_p2wpkh: 294n,
  v0_p2wsh: 330n,
  v1_p2tr: 330n,
}
const MAX_OP_RETURN_BYTES = 83

/** The dust limit of a script, satoshis; zero for OP_RETURN. */
export function dustLimit(script: string): bigint {
  return DUST_SATS[scriptTypeOf(script)] ?? 0n
}

export function applyTransaction(coins: Coins, transaction: BitcoinTransaction, height: number | undefined): void {
  const coinbase = isCoinbase(transaction)
  if (!coinbase) for (const input of transaction.inputs) coins.delete(outpointKey(input))
  for (const [vout, output] of transaction.outputs.entries()) {
    if (scriptTypeOf(output.script) === 'op_return') continue
    coins.set(outpointKey({ txid: transaction.txid, vout }), { output, height, coinbase })
  }
}

/** In input order; throws BitcoinError with bitcoind's words (-25 or -26). */
export function coinsSpent(coins: Coins, transaction: BitcoinTransaction, nextHeight: number): readonly Coin[] {
  const keys = transaction.inputs.map(outpointKey)
  if (keys.length === 0 || transaction.outputs.length === 0) throw new BitcoinError(-26, 'bad-txns-vin-empty')
  if (new Set(keys).size !== keys.length) throw new BitcoinError(-26, 'bad-txns-inputs-duplicate')
  const spent = keys.map((key) => {
    const coin = coins.get(key)
    if (!coin) throw new BitcoinError(-25, 'bad-txns-inputs-missingorspent')
    const tooYoung = coin.coinbase && nextHeight - (coin.height ?? nextHeight) < MATURITY_BLOCKS
    if (tooYoung) throw new BitcoinError(-26, 'bad-txns-premature-spend-of-coinbase')
    return coin
  })
  if (feeOf(transaction, spent) < 0n) throw new BitcoinError(-26, 'bad-txns-in-belowout')
  return spent
}

export function feeOf(transaction: BitcoinTransaction, spent: readonly Coin[]): bigint {
  const total = (outputs: readonly Output[]) => outputs.reduce((sum, { valueSats }) => sum + valueSats, 0n)
  return total(spent.map(({ output }) => output)) - total(transaction.outputs)
}

/** Refuses outputs that nodes don't relay: BitcoinError (-26). */
export function checkOutputPolicy({ outputs }: BitcoinTransaction): void {
  for (const { script, valueSats } of outputs) {
    const type = scriptTypeOf(script)
    const tooLong = type === 'op_return' && script.length > 2 * MAX_OP_RETURN_BYTES
    if (type === 'unknown' || tooLong) throw new BitcoinError(-26, 'scriptpubkey')
    if (valueSats < dustLimit(script)) throw new BitcoinError(-26, 'dust')
  }
  const isMany = outputs.filter(({ script }) => scriptTypeOf(script) === 'op_return').length > 1
  if (isMany) throw new BitcoinError(-26, 'multi-op-return')
}
