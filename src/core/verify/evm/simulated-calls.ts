import { type Hex, lowerHex } from '../../../lib/hex.ts'
import { fingerprint } from '../../fingerprint.ts'
import type { EvmSignatureItem, Item } from '../../item.ts'
import { calldata, SELECTORS } from './calldata.ts'
import { encodeRoutedCall } from './routed-call.ts'

/** A transaction as it is simulated; `value` in wei. */
export type SimulatedCall = Readonly<{ from: string; to: string; data: Hex; value: bigint }>

/**
 * The transactions of a plan that a node may be asked to simulate, with the approvals before them, in their order; empty
 * where no contract of somebody else's choice is called. A Permit2 permit is simulated as its owner making the same calls
 * through the same proxy, since nobody has signed it yet.
 */
export function callsToSimulate(plan: readonly Item[]): readonly SimulatedCall[] {
  const last = plan.at(-1)
  if (last?.kind === 'evmSignature') return asItsOwner(last)
  if (last?.kind !== 'evmTransaction' || last.role !== 'swap') return []
  return plan.flatMap((item) =>
    item.kind === 'evmTransaction' ? [{ from: item.from, to: item.to, data: item.data, value: item.value }] : [],
  )
}

/** One value for one list of transactions, so that a simulation can say what it was of. */
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
