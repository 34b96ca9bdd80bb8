import { encodeFunctionData, parseAbi } from 'viem/utils'
import type { Hex } from '../../lib/hex.ts'
import { fingerprint } from '../fingerprint.ts'
import type { EvmSignatureItem, Item } from '../item.ts'
import { calldata, SELECTORS } from './calldata.ts'

/** A transaction as it is simulated; `value` in wei. */
export type SimulatedCall = Readonly<{ from: string; to: string; data: Hex; value: bigint }>

// The published approval proxy: takes tokens from its caller and lets the router make calls with them.
const PROXY_ABI = parseAbi([
  'struct Call3Value { address target; bool allowFailure; uint256 value; bytes callData; }',
  'function transferAndMulticall(address[] tokens, uint256[] amounts, Call3Value[] calls, address refundTo, address nftRecipient) payable',
])

/**
 * The transactions whose effect only a simulation can show, with the approvals before them, in their order; none where
 * every byte of the plan is proven without. A Permit2 permit whose witness names calls is simulated as its owner making
 * the same calls through the same proxy, since nobody has signed it yet.
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
  const calls = routed.calls.map((call) => ({ ...call, value: BigInt(call.value) }))
  const ends = [routed.refundTo as Hex, routed.nftRecipient as Hex] as const
  const args = [[currency as Hex], [amount], calls, ...ends] as const
  const carried = encodeFunctionData({ abi: PROXY_ABI, functionName: 'transferAndMulticall', args })
  return [
    { from, to: currency, data: calldata(SELECTORS.approve, counterparty, 0n), value: 0n },
    { from, to: currency, data: calldata(SELECTORS.approve, counterparty, amount), value: 0n },
    { from, to: counterparty, data: carried, value: 0n },
  ]
}
