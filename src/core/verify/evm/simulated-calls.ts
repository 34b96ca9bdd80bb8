import { fingerprint } from '../../../lib/fingerprint.ts'
import { type Hex, lowerHex } from '../../../lib/hex.ts'
import type { EvmSignatureItem, Item } from '../../execution/item.ts'
import { isEvmTransaction, isPermit } from '../../families/evm/items.ts'
import { calldata, SELECTORS } from './calldata.ts'
import { encodeRoutedCall } from './routed-call.ts'

/** `value` in wei. */
export type SimulatedCall = Readonly<{ from: string; to: string; data: Hex; value: bigint }>

/**
 * The plan's transactions to simulate, in order; empty without foreign contracts.
 *
 * A permit is still unsigned, so its owner makes the same calls.
 */
export function callsToSimulate(plan: readonly Item[]): readonly SimulatedCall[] {
  const last = plan.at(-1)
  if (isPermit(last)) return asItsOwner(last)
  if (!isEvmTransaction(last) || last.role !== 'swap') return []
  return plan.flatMap((item) =>
    isEvmTransaction(item) ? [{ from: item.from, to: item.to, data: item.data, value: item.value }] : [],
  )
}

/** Fingerprints a list of transactions. */
export function fingerprintOfCalls(calls: readonly SimulatedCall[]): string {
  return fingerprint(
    calls.map(({ from, to, data, value }) => ({
      from: from.toLowerCase(),
      to: to.toLowerCase(),
      data: data.toLowerCase(),
      value,
    })),
  )
}

function asItsOwner({ from, currency, amount, counterparty, routed }: EvmSignatureItem): readonly SimulatedCall[] {
  if (!routed) return []
  const { calls, refundTo, nftRecipient, metadata } = routed
  const data = encodeRoutedCall({
    ...{ to: 'approvalProxy', tokens: [lowerHex(currency)], amounts: [amount], calls },
    ...{ refundTo: lowerHex(refundTo), nftRecipient: lowerHex(nftRecipient), metadata, trailing: '' },
  })
  const approving = (allowed: bigint) => calldata(SELECTORS.approve, counterparty, allowed)
  return [
    { from, to: currency, data: approving(0n), value: 0n },
    { from, to: currency, data: approving(amount), value: 0n },
    { from, to: counterparty, data, value: 0n },
  ]
}
