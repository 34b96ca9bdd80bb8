import { concat, decodeFunctionData, erc20Abi, size, slice } from 'viem'
import { DEPOSITORY } from '../../chains.ts'
import type { Hex } from '../chain.ts'
import { lower } from './depository.ts'

/** A token transfer into the depository whose calldata names an order. Amount in the token's smallest unit. */
export type ImplicitDeposit = Readonly<{ orderId: Hex; from: Hex; amount: bigint }>

/** The calldata of a transfer into the depository, with the order that it is for behind it. service-facts.md 6. */
export function withOrder(data: Hex, orderId: Hex): Hex {
  return concat([data, orderId])
}

// Selector and arguments: transfer(to, amount) and transferFrom(from, to, amount).
const SIZES: readonly number[] = [4 + 2 * 32, 4 + 3 * 32]
const ORDER_SIZE = 32

/**
 * Reads the calldata of a call to a token: a `transfer` or `transferFrom` to the depository with 32 bytes behind it that
 * do not begin with 16 zero bytes. Undefined for anything else. service-facts.md 6.
 */
export function implicitDeposit(caller: Hex, input: Hex): ImplicitDeposit | undefined {
  const callSize = size(input) - ORDER_SIZE
  if (!SIZES.includes(callSize)) return undefined
  const orderId = slice(input, callSize)
  if (BigInt(slice(orderId, 0, 16)) === 0n) return undefined
  const call = readCall(slice(input, 0, callSize))
  if (call?.functionName === 'transfer') return toDepository(orderId, caller, ...call.args)
  if (call?.functionName === 'transferFrom') return toDepository(orderId, ...call.args)
  return undefined
}

function readCall(data: Hex) {
  try {
    return decodeFunctionData({ abi: erc20Abi, data })
  } catch {
    return undefined
  }
}

function toDepository(orderId: Hex, from: Hex, to: Hex, amount: bigint): ImplicitDeposit | undefined {
  return lower(to) === DEPOSITORY ? { orderId, from: lower(from), amount } : undefined
}
