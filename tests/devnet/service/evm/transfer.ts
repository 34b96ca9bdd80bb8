import { encodeFunctionData, erc20Abi, numberToHex } from 'viem'
import type { DevnetCurrency, Hex } from '../../chains.ts'
import { isNative } from '../quote/currencies.ts'

/** A call as nodes take it: `value` in wei, as hex. */
export type Call = Readonly<{ to: Hex; data: Hex; value: Hex }>

/** The call that pays `amount` (smallest unit) of a currency to `recipient`: plain value, or an ERC-20 transfer. */
export function fillCall(currency: DevnetCurrency, recipient: Hex, amount: bigint): Call {
  if (isNative(currency)) return { to: recipient, data: '0x', value: numberToHex(amount) }
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [recipient, amount] })
  return { to: currency.address, data, value: '0x0' }
}
