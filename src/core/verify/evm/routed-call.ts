import { decodeFunctionData, encodeFunctionData } from 'viem/utils'
import { type Hex, lowerHex } from '../../../lib/hex.ts'
import type { RouterCall } from '../../execution/item.ts'
import { PROXY_ABI, ROUTER_ABI } from './router-abi.ts'

/** Only the proxy takes `tokens` and `amounts`. No contract reads the `trailing` bytes. */
export type RoutedCall = Readonly<{
  to: 'router' | 'approvalProxy'
  tokens: readonly Hex[]
  amounts: readonly bigint[]
  calls: readonly RouterCall[]
  refundTo: Hex
  nftRecipient: Hex
  metadata: Hex
  trailing: string
}>

/**
 * Decodes lower-case calldata for the router or the proxy.
 *
 * @returns undefined for another function or version, or a non-canonical encoding
 */
export function readRoutedCall(to: RoutedCall['to'], data: Hex): RoutedCall | undefined {
  try {
    const read = to === 'router' ? readRouterCall(data) : readProxyCall(data)
    const bytes = encodeRoutedCall({ ...read, trailing: '' })
    return data.startsWith(bytes) ? { ...read, trailing: data.slice(bytes.length) } : undefined
  } catch {
    return undefined
  }
}

/** Encodes a routed call, lower case. */
export function encodeRoutedCall(routed: RoutedCall): Hex {
  const { to, tokens, amounts, refundTo, nftRecipient, metadata, trailing } = routed
  const calls = routed.calls.map((call) => ({ ...call, value: BigInt(call.value) }))
  const data =
    to === 'router'
      ? encodeFunctionData({ abi: ROUTER_ABI, args: [calls, refundTo, nftRecipient, metadata] })
      : encodeFunctionData({ abi: PROXY_ABI, args: [tokens, amounts, calls, refundTo, nftRecipient, metadata] })
  return `${data}${trailing}` as Hex
}

type Read = Omit<RoutedCall, 'trailing'>

function readRouterCall(data: Hex): Read {
  const [calls, refundTo, nftRecipient, metadata] = decodeFunctionData({ abi: ROUTER_ABI, data }).args
  return { to: 'router', tokens: [], amounts: [], calls: calls.map(callOf), ...ends(refundTo, nftRecipient), metadata }
}

function readProxyCall(data: Hex): Read {
  const [tokens, amounts, calls, refundTo, nftRecipient, metadata] = decodeFunctionData({ abi: PROXY_ABI, data }).args
  const taken = { tokens: tokens.map(lowerHex), amounts }
  return { to: 'approvalProxy', ...taken, calls: calls.map(callOf), ...ends(refundTo, nftRecipient), metadata }
}

function ends(refundTo: Hex, nftRecipient: Hex) {
  return { refundTo: lowerHex(refundTo), nftRecipient: lowerHex(nftRecipient) }
}

type DecodedCall = Readonly<{ target: Hex; allowFailure: boolean; value: bigint; callData: Hex }>

function callOf({ target, allowFailure, value, callData }: DecodedCall): RouterCall {
  return { target: lowerHex(target), allowFailure, value: value.toString(), callData }
}
