import { numberToHex } from 'viem'
import { ZERO_ADDRESS } from '../../chains.ts'
import { RpcError } from '../../rpc.ts'
import type { Hex } from '../chain.ts'
import { lower } from './depository.ts'
import type { Found } from './find.ts'
import type { Node } from './nodes.ts'

/** `trace_block`'s call; the outermost one has an empty `traceAddress`. */
export type Trace = Readonly<{
  type: string
  action: Readonly<{
    callType?: string
    from?: Hex
    to?: Hex
    value?: Hex
    /** For `suicide`: the contract, the beneficiary and its balance. */
    address?: Hex
    refundAddress?: Hex
    balance?: Hex
  }>
  error?: string
  traceAddress: readonly number[]
  transactionHash: Hex
  blockNumber: number
}>

/** Reads the calls of these blocks, in order; empty if a node keeps no traces. */
export async function readTraces({ ask }: Node, numbers: readonly bigint[]): Promise<readonly Trace[]> {
  const blocks = numbers.map((number) => ask<readonly Trace[]>('trace_block', [numberToHex(number)]))
  return (await Promise.all(blocks.map((block) => block.catch(unlessUnknown)))).flat()
}

export function readTransactionTraces({ ask }: Node, hash: Hex): Promise<readonly Trace[]> {
  return ask<readonly Trace[]>('trace_transaction', [hash]).catch(unlessUnknown)
}

/**
 * Native payments of contracts to deposit addresses, which neither logs nor the transaction show.
 *
 * Payments of one transaction to one address are added up.
 */
export function fromTraces(
  chainId: number,
  traces: readonly Trace[],
  addresses: ReadonlySet<string>,
): readonly Found[] {
  const sums = new Map<string, Found>()
  for (const [hash, calls] of byTransaction(traces)) {
    const failed = calls.filter(({ error }) => error !== undefined).map(({ traceAddress }) => traceAddress.join('.'))
    const stands = ({ traceAddress }: Trace) => !failed.some((place) => isWithin(traceAddress.join('.'), place))
    for (const call of calls.filter(stands)) {
      const paid = paymentIn(call)
      const to = paid && lower(paid.to)
      if (!paid || !to || !addresses.has(to) || call.traceAddress.length === 0) continue
      const key = `${hash} ${to}`
      const before = sums.get(key)?.sighting.amount ?? 0n
      const from = payerOf(calls[0], paid)
      const deposit = { key, chainId, txHash: hash, depositAddress: to, from, currency: ZERO_ADDRESS }
      const sighting = { ...deposit, amount: before + paid.amount, state: 'confirmed' as const }
      sums.set(key, { sighting, blockNumber: BigInt(call.blockNumber) })
    }
  }
  return [...sums.values()]
}

type InternalPayment = Readonly<{ from: Hex; to: Hex; amount: bigint }>

function paymentIn({ type, action }: Trace): InternalPayment | undefined {
  const { from, to, value = '0x0', address, refundAddress, balance = '0x0' } = action
  if (type === 'suicide' && address && refundAddress && BigInt(balance) > 0n) {
    return { from: address, to: refundAddress, amount: BigInt(balance) }
  }
  // A delegate call's value moves nothing.
  const isPayment = type === 'call' && action.callType === 'call' && BigInt(value) > 0n
  return isPayment && from && to ? { from, to, amount: BigInt(value) } : undefined
}

function payerOf(first: Trace | undefined, { from, amount }: InternalPayment): Hex {
  const { from: sender, value = '0x0' } = first?.action ?? {}
  return sender && BigInt(value) >= amount ? sender : from
}

function byTransaction(traces: readonly Trace[]): ReadonlyMap<Hex, readonly Trace[]> {
  const grouped = new Map<Hex, Trace[]>()
  for (const trace of traces) grouped.set(trace.transactionHash, [...(grouped.get(trace.transactionHash) ?? []), trace])
  return grouped
}

// A failed call reverts its inner calls.
function isWithin(place: string, outer: string): boolean {
  return outer === '' || place === outer || place.startsWith(`${outer}.`)
}

function unlessUnknown(error: unknown): readonly Trace[] {
  if (error instanceof RpcError) return []
  throw error
}
