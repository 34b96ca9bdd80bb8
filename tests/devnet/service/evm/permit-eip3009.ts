import { numberToHex, parseAbi } from 'viem'
import type { Hex } from '../chain.ts'
import type { StepPlan } from '../origin.ts'
import { encodeCalldata } from './encode.ts'
import { type Permit, permitDeadline } from './permit.ts'

const ABI = parseAbi([
  'function transferWithAuthorization(address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce, bytes signature)',
])

// EIP-3009. Like the live service: not `ReceiveWithAuthorization`, and the solver receives.
const TYPES = {
  TransferWithAuthorization: [
    { name: 'from', type: 'address' },
    { name: 'to', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'validAfter', type: 'uint256' },
    { name: 'validBefore', type: 'uint256' },
    { name: 'nonce', type: 'bytes32' },
  ],
} as const

/** Makes an EIP-3009 authorization to the solver; its nonce is the order id. */
export function eip3009Permit(plan: StepPlan, solver: Hex): Permit {
  const { input, amount, orderId } = plan
  const token = input.currency.address as Hex
  const owner = plan.user as Hex
  const validBefore = permitDeadline(plan)
  return {
    kind: 'eip3009',
    chainId: input.chain.id,
    owner,
    sign: {
      domain: { name: input.currency.name, version: '2', chainId: input.chain.id, verifyingContract: token },
      types: TYPES,
      primaryType: 'TransferWithAuthorization',
      value: { from: owner, to: solver, value: amount.toString(), validAfter: 0, validBefore, nonce: orderId },
    },
    deadline: validBefore,
    call(signature) {
      const args = [owner, solver, amount, 0n, BigInt(validBefore), orderId, signature] as const
      const data = encodeCalldata({ abi: ABI, functionName: 'transferWithAuthorization', args })
      return { to: token, data, value: numberToHex(0) }
    },
    // Only the service knows a bare transfer's purpose.
    seenOnChain: false,
  }
}
