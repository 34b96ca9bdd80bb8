import { encodeFunctionData } from 'viem/utils'
import type { Hex } from '../../../lib/hex.ts'
import { fingerprint } from '../../fingerprint.ts'
import type { EvmSignatureItem, Item } from '../../item.ts'
import { calldata, SELECTORS } from './calldata.ts'

/** A transaction as it is simulated; `value` in wei. */
export type SimulatedCall = Readonly<{ from: string; to: string; data: Hex; value: bigint }>

// The published approval proxy, in its older and its newer form: takes tokens from its caller and lets the router make
// calls with them. The newer one also carries bytes that it only logs.
const CALLS = {
  name: 'calls',
  type: 'tuple[]',
  components: [
    { name: 'target', type: 'address' },
    { name: 'allowFailure', type: 'bool' },
    { name: 'value', type: 'uint256' },
    { name: 'callData', type: 'bytes' },
  ],
} as const
const OLDER_INPUTS = [
  { name: 'tokens', type: 'address[]' },
  { name: 'amounts', type: 'uint256[]' },
  CALLS,
  { name: 'refundTo', type: 'address' },
  { name: 'nftRecipient', type: 'address' },
] as const
const PROXY_FUNCTION = {
  type: 'function',
  name: 'transferAndMulticall',
  outputs: [],
  stateMutability: 'payable',
} as const
const PROXY_ABI = [
  { ...PROXY_FUNCTION, inputs: OLDER_INPUTS },
  { ...PROXY_FUNCTION, inputs: [...OLDER_INPUTS, { name: 'metadata', type: 'bytes' }] },
] as const

/**
 * The transactions whose effect only a simulation can show, with the approvals before them, in their order; empty where
 * every byte of the plan is proven without. Each member is one way to try the same thing out, and one of them is enough.
 * A Permit2 permit whose witness names calls is simulated as its owner making the same calls through the same proxy,
 * since nobody has signed it yet.
 */
export function waysToSimulate(plan: readonly Item[]): readonly (readonly SimulatedCall[])[] {
  const last = plan.at(-1)
  if (last?.kind === 'evmSignature') return asItsOwner(last)
  if (last?.kind !== 'evmTransaction' || last.role !== 'swap') return []
  const calls = plan.flatMap((item) =>
    item.kind === 'evmTransaction' ? [{ from: item.from, to: item.to, data: item.data, value: item.value }] : [],
  )
  return [calls]
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

function asItsOwner(item: EvmSignatureItem): readonly (readonly SimulatedCall[])[] {
  const { from, currency, amount, counterparty, routed } = item
  if (!routed) return []
  const calls = routed.calls.map((call) => ({ ...call, value: BigInt(call.value) }))
  const args = [[currency as Hex], [amount], calls, routed.refundTo as Hex, routed.nftRecipient as Hex] as const
  const carried = [
    encodeFunctionData({ abi: PROXY_ABI, functionName: 'transferAndMulticall', args }),
    encodeFunctionData({ abi: PROXY_ABI, functionName: 'transferAndMulticall', args: [...args, '0x'] }),
  ]
  return carried.map((data) => [
    { from, to: currency, data: calldata(SELECTORS.approve, counterparty, 0n), value: 0n },
    { from, to: currency, data: calldata(SELECTORS.approve, counterparty, amount), value: 0n },
    { from, to: counterparty, data, value: 0n },
  ])
}
