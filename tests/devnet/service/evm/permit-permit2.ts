import { getAddress, numberToHex, parseAbi } from 'viem'
import { APPROVAL_PROXY, PERMIT2 } from '../../chains.ts'
import type { Hex } from '../chain.ts'
import type { StepPlan } from '../origin.ts'
import { encodeCalldata } from './encode.ts'
import { signedCalls } from './last-call.ts'
import { type Permit, permitDeadline } from './permit.ts'

const ABI = parseAbi([
  'struct TokenPermissions { address token; uint256 amount; }',
  'struct Batch { TokenPermissions[] permitted; uint256 nonce; uint256 deadline; }',
  'struct Call3Value { address target; bool allowFailure; uint256 value; bytes callData; }',
  'function permit2TransferAndMulticall(address user, Batch permit, Call3Value[] calls, address refundTo, address nftRecipient, bytes metadata, bytes permitSignature) payable',
])

// Permit2's batch permit with the approval proxy's witness. service-facts.md 1.
const TYPES = {
  PermitBatchWitnessTransferFrom: [
    { name: 'permitted', type: 'TokenPermissions[]' },
    { name: 'spender', type: 'address' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
    { name: 'witness', type: 'RelayerWitness' },
  ],
  TokenPermissions: [
    { name: 'token', type: 'address' },
    { name: 'amount', type: 'uint256' },
  ],
  RelayerWitness: [
    { name: 'relayer', type: 'address' },
    { name: 'refundTo', type: 'address' },
    { name: 'nftRecipient', type: 'address' },
    { name: 'metadata', type: 'bytes' },
    { name: 'call3Values', type: 'Call3Value[]' },
  ],
  Call3Value: [
    { name: 'target', type: 'address' },
    { name: 'allowFailure', type: 'bool' },
    { name: 'value', type: 'uint256' },
    { name: 'callData', type: 'bytes' },
  ],
} as const

/** The published maximum. service-facts.md 6, "approvals". */
export const PERMIT2_APPROVAL = 2n ** 160n - 1n

/**
 * Makes a Permit2 permit whose witness binds the calls; its nonce is the order id.
 *
 * The calls deposit or deliver at least the order's amount.
 */
export function permit2Permit(plan: StepPlan, solver: Hex): Permit {
  const { input, amount, orderId } = plan
  const owner = plan.user as Hex
  const refundTo = plan.refundTo as Hex
  const token = input.currency.address as Hex
  const deadline = permitDeadline(plan)
  const calls = signedCalls(plan)
  const metadata = plan.requestId
  return {
    kind: 'permit2',
    chainId: input.chain.id,
    owner,
    sign: {
      // Permit2's domain has no version.
      domain: { name: 'Permit2', chainId: input.chain.id, verifyingContract: getAddress(PERMIT2) },
      types: TYPES,
      primaryType: 'PermitBatchWitnessTransferFrom',
      value: {
        permitted: [{ token, amount: amount.toString() }],
        nonce: BigInt(orderId).toString(),
        deadline,
        spender: APPROVAL_PROXY,
        witness: {
          relayer: solver,
          refundTo,
          nftRecipient: owner,
          metadata,
          call3Values: calls.map((call) => ({ ...call, value: call.value.toString() })),
        },
      },
    },
    deadline,
    call(signature) {
      const permit = { permitted: [{ token, amount }], nonce: BigInt(orderId), deadline: BigInt(deadline) }
      const args = [owner, permit, calls, refundTo, owner, metadata, signature] as const
      const data = encodeCalldata({ abi: ABI, functionName: 'permit2TransferAndMulticall', args })
      return { to: APPROVAL_PROXY, data, value: numberToHex(0) }
    },
    // Across chains it ends in a deposit that names the order.
    seenOnChain: plan.local === undefined,
  }
}
