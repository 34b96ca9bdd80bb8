import type { Hex } from '../../lib/hex.ts'
import { LEAST_SATS_PER_VBYTE } from '../bitcoin/fee-bounds.ts'
import type { KeyOrigin } from '../bitcoin/key-fields.ts'
import { dustSats, scriptOfAddress } from '../bitcoin/script.ts'
import { vbytesOf } from '../bitcoin/size.ts'
import { type Spend, unsignedPsbt } from '../bitcoin/unsigned.ts'
import type { BitcoinPsbtItem, DepositAddressItem } from '../item.ts'

/** Which coins pay, what comes back, and what the miner gets; satoshis. `changeSats` is 0 where nothing comes back. */
export type Choice<C> = Readonly<{ coins: readonly C[]; changeSats: bigint; feeSats: bigint }>

/** What is paid for: an amount to a script, and what the next block asks, satoshis for each virtual byte. */
export type Payable = Readonly<{ amount: bigint; to: Hex; change: Hex; satsPerVbyte: number }>

/**
 * Chooses the fewest coins that pay an amount and the miner, the largest first. What would come back as less than nodes
 * pass on is left to the miner.
 *
 * @returns undefined where all coins together are not enough
 */
export function chooseCoins<C extends Readonly<{ valueSats: bigint; script: Hex }>>(
  coins: readonly C[],
  { amount, to, change, satsPerVbyte }: Payable,
): Choice<C> | undefined {
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
 * The payment of a deposit address on Bitcoin from coins of one address of ours: exactly the amount, and the rest back to
 * a key of ours. Values and scripts of the coins must have been read out of the transactions that made them.
 *
 * @throws RangeError where the deposit address is none of Bitcoin
 */
export function paymentByCoins(
  asked: DepositAddressItem,
  from: string,
  { coins, changeSats, feeSats }: Choice<Spend>,
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
