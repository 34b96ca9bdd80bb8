import { erc20Abi, numberToHex } from 'viem'
import { ZERO_ADDRESS } from '../../chains.ts'
import type { Currency, Hex } from '../chain.ts'
import type { Authorization } from '../destination.ts'
import { encodeCalldata } from './encode.ts'

/** A call as nodes take it: `value` in wei, as hex. With authorizations it travels as EIP-7702 has it. */
export type Call = Readonly<{ to: Hex; data: Hex; value: Hex; authorizations?: readonly Authorization[] }>

/** True for the gas currency of an EVM chain: the zero address. */
export function isNative({ address }: Currency): boolean {
  return address === ZERO_ADDRESS
}

/** The call that pays `amount` (smallest unit) of a currency to `recipient`: plain value, or an ERC-20 transfer. */
export function transferCall(currency: Currency, recipient: string, amount: bigint): Call {
  if (isNative(currency)) return { to: recipient as Hex, data: '0x', value: numberToHex(amount) }
  const args = [recipient as Hex, amount] as const
  return {
    to: currency.address as Hex,
    data: encodeCalldata({ abi: erc20Abi, functionName: 'transfer', args }),
    value: '0x0',
  }
}
