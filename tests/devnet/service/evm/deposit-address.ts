import { concat, getCreate2Address, keccak256, numberToHex, pad, parseAbi } from 'viem'
import { DEPOSIT_ADDRESS_CODE, DEPOSIT_ADDRESSES } from '../../chains.ts'
import type { Hex } from '../chain.ts'
import { encodeCalldata } from './encode.ts'
import type { Call } from './transfer.ts'

const ABI = parseAbi(['function sweep(bytes32 salt, address[] tokens, address to)'])

// EIP-1167: creation code and runtime code of a minimal clone.
const CLONE = concat([
  '0x3d602d80600a3d3981f3363d3d373d3d3d363d73',
  DEPOSIT_ADDRESS_CODE,
  '0x5af43d82803e903d91602b57fd5bf3',
])

/** keccak256(orderId ‖ depositor), with an open depositor. service-facts.md 6. */
function saltOf(orderId: Hex): Hex {
  return keccak256(concat([orderId, pad('0x', { size: 20 })]))
}

/** The deposit address of an order, in lower case; it may not have code yet. */
export function depositAddressOf(orderId: Hex): Hex {
  const address = getCreate2Address({ from: DEPOSIT_ADDRESSES, salt: saltOf(orderId), bytecode: CLONE })
  return `0x${address.slice(2).toLowerCase()}`
}

export function sweepCall(orderId: Hex, tokens: readonly Hex[], to: Hex): Call {
  const data = encodeCalldata({ abi: ABI, functionName: 'sweep', args: [saltOf(orderId), tokens, to] })
  return { to: DEPOSIT_ADDRESSES, data, value: numberToHex(0) }
}
