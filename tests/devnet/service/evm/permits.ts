import { encodeFunctionData, numberToHex, parseAbi, verifyTypedData } from 'viem'
import { codeOnly } from '../errors.ts'
import type { Hex, Step, StepPlan } from '../family.ts'
import type { Call } from './transfer.ts'

const ABI = parseAbi([
  'function transferWithAuthorization(address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce, bytes signature)',
])

// EIP-3009.
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

/** Validity when `permitExpiry` is absent: ten minutes. interface.md, "Limits". */
const DEFAULT_PERMIT_SECONDS = 600

/** An EIP-3009 authorization to the solver. Its nonce is the order id: that binds the payment to the order. */
export type Permit = Readonly<{
  chainId: number
  token: Hex
  from: Hex
  to: Hex
  value: bigint
  validBefore: number
  orderId: Hex
}>

/** The permit that a plan asks for. */
export function permitOf(plan: StepPlan, solver: Hex): Permit {
  return {
    chainId: plan.input.chain.id,
    token: plan.input.currency.address as Hex,
    from: plan.user as Hex,
    to: solver,
    value: plan.amount,
    validBefore: plan.nowSeconds + (plan.body.permitExpiry ?? DEFAULT_PERMIT_SECONDS),
    orderId: plan.orderId,
  }
}

/** The `authorize1` step: sign, then POST to /execute/permits. service-facts.md 1. */
export function permitStep(plan: StepPlan, permit: Permit): Step {
  const { domain, types, primaryType } = typedData(permit, plan.input.currency.name)
  const value = {
    from: permit.from,
    to: permit.to,
    value: permit.value.toString(),
    validAfter: 0,
    validBefore: permit.validBefore,
    nonce: permit.orderId,
  }
  return {
    id: 'authorize1',
    action: 'Sign authorization',
    description: `Sign to approve the transfer of ${plan.input.currency.symbol}`,
    kind: 'signature',
    requestId: plan.requestId,
    depositAddress: '',
    items: [
      {
        status: 'incomplete',
        data: {
          sign: { signatureKind: 'eip712', domain, types, primaryType, value },
          post: {
            endpoint: '/execute/permits',
            method: 'POST',
            body: { kind: 'eip3009', requestId: plan.requestId, api: 'swap' },
          },
        },
        check: plan.check,
      },
    ],
  }
}

/** Refuses a signature that is not the owner's, before anything is sent: PERMIT_FAILED. */
export async function checkPermit(permit: Permit, tokenName: string, signature: Hex): Promise<void> {
  const valid = await verifyTypedData({ address: permit.from, ...typedData(permit, tokenName), signature }).catch(
    () => false,
  )
  if (!valid) throw codeOnly(400, 'PERMIT_FAILED', `signature: is not that of ${permit.from} over the permit`)
}

/** The call that carries a signed permit out. */
export function permitCall(permit: Permit, signature: Hex): Call {
  const { from, to, value, validBefore, orderId } = permit
  const args = [from, to, value, 0n, BigInt(validBefore), orderId, signature] as const
  const data = encodeFunctionData({ abi: ABI, functionName: 'transferWithAuthorization', args })
  return { to: permit.token, data, value: numberToHex(0) }
}

function typedData(permit: Permit, tokenName: string) {
  return {
    domain: { name: tokenName, version: '2', chainId: permit.chainId, verifyingContract: permit.token },
    types: TYPES,
    primaryType: 'TransferWithAuthorization' as const,
    message: {
      from: permit.from,
      to: permit.to,
      value: permit.value,
      validAfter: 0n,
      validBefore: BigInt(permit.validBefore),
      nonce: permit.orderId,
    },
  }
}
