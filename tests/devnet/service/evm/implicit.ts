import { concat, decodeFunctionData, erc20Abi, size, slice } from 'viem'
import { DEPOSITORY } from '../../chains.ts'
import type { Hex } from '../chain.ts'
import { lower } from './depository.ts'

/** Smallest unit. */
export type ImplicitDeposit = Readonly<{ orderId: Hex; from: Hex; amount: bigint }>

/** Appends an order to a transfer's calldata. service-facts.md 6. */
export function withOrder(data: Hex, orderId: Hex): Hex {
  return concat([data, orderId])
}

// Selector and arguments of transfer(to, amount) and transferFrom(from, to, amount).
const SIZES: readonly number[] = [4 + 2 * 32, 4 + 3 * 32]
const ORDER_SIZE = 32

/**
 * Reads a token transfer into the depository with an order behind it, else undefined.
 *
 * An order id must not begin with 16 zero bytes. service-facts.md 6.
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
