import type { Hex } from '../../../lib/hex.ts'
import type { BitcoinPsbtItem, DepositAddressItem } from '../../execution/item.ts'
import { LEAST_SATS_PER_VBYTE } from './fee-limits.ts'
import type { KeyOrigin } from './transaction/psbt-key-fields.ts'
import { dustSats, scriptOfAddress } from './transaction/script.ts'
import { vbytesOf } from './transaction/size.ts'
import { type InputToSpend, unsignedPsbt } from './transaction/unsigned.ts'

export type CoinSelection<C> = Readonly<{ coins: readonly C[]; changeSats: bigint; feeSats: bigint }>

export type PaymentToFund = Readonly<{ amount: bigint; to: Hex; change: Hex; satsPerVbyte: number }>

/**
 * Selects the fewest UTXOs, largest first. Dust change goes to the miner.
 * @returns undefined if all are too little
 */
export function selectCoins<C extends Readonly<{ valueSats: bigint; script: Hex }>>(
  coins: readonly C[],
  { amount, to, change, satsPerVbyte }: PaymentToFund,
): CoinSelection<C> | undefined {
  const largestFirst = [...coins].sort((a, b) => (a.valueSats > b.valueSats ? -1 : 1))
  for (let count = 1; count <= largestFirst.length; count += 1) {
    const chosen = largestFirst.slice(0, count)
    const scripts = chosen.map(({ script }) => script)
    const price = (outputs: readonly Hex[]) =>
      BigInt(Math.ceil(vbytesOf(scripts, outputs) * Math.max(satsPerVbyte, LEAST_SATS_PER_VBYTE)))
    const left = chosen.reduce((sum, { valueSats }) => sum + valueSats, 0n) - amount
    const withChange = price([to, change])
    if (left - withChange >= dustSats(change)) {
      return { coins: chosen, changeSats: left - withChange, feeSats: withChange }
    }
    if (left >= price([to])) return { coins: chosen, changeSats: 0n, feeSats: left }
  }
  return undefined
}

/**
 * Builds the Bitcoin payment of a deposit address: the exact amount, change to our key. UTXO values and scripts must
 * come from their transactions.
 * @throws RangeError for a foreign address
 */
export function bitcoinPaymentItem(
  asked: DepositAddressItem,
  from: string,
  { coins, changeSats, feeSats }: CoinSelection<InputToSpend>,
  change: KeyOrigin,
): BitcoinPsbtItem {
  const script = scriptOfAddress(asked.address)
  if (!script) throw new RangeError(`expected an address of Bitcoin, got ${asked.address}`)
  const deposit = { role: 'deposit', script, valueSats: asked.amount, origin: undefined } as const
  const back = { role: 'change', script: change.script, valueSats: changeSats, origin: change } as const
  const payments = changeSats > 0n ? [deposit, back] : [deposit]
  return {
    kind: 'bitcoinPsbt',
    chainId: asked.chainId,
    from,
    psbt: unsignedPsbt(coins, payments),
    inputs: coins.map(({ txid, vout, valueSats, script: own, path }) => ({ txid, vout, valueSats, script: own, path })),
    outputs: payments.map(({ role, script: to, valueSats }) => ({ role, script: to, valueSats })),
    feeSats,
    currency: asked.currency,
    amount: asked.amount,
    counterparty: asked.address,
  }
}
