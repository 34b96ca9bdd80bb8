import { erc20Abi, numberToHex } from 'viem'
import { ZERO_ADDRESS } from '../../chains.ts'
import type { Currency, Hex } from '../chain.ts'
import type { Authorization } from '../destination.ts'
import { encodeCalldata } from './encode.ts'

/** `value` in wei, as hex; authorizations as in EIP-7702. */
export type Call = Readonly<{ to: Hex; data: Hex; value: Hex; authorizations?: readonly Authorization[] }>

/** Whether a currency is native: the zero address. */
export function isNative({ address }: Currency): boolean {
  return address === ZERO_ADDRESS
}

/** Makes a payment of `amount` (smallest unit): native value, or an ERC-20 transfer. */
export function transferCall(currency: Currency, recipient: string, amount: bigint): Call {
  if (isNative(currency)) return { to: recipient as Hex, data: '0x', value: numberToHex(amount) }
  const args = [recipient as Hex, amount] as const
  return {
    to: currency.address as Hex,
    data: encodeCalldata({ abi: erc20Abi, functionName: 'transfer', args }),
    value: '0x0',
  }
}
