import { type TypedDataDomain, verifyTypedData } from 'viem'
import type { Hex } from '../chain.ts'
import { codeOnly } from '../errors.ts'
import type { PermitKind, SignedPermit } from '../family.ts'
import type { Step, StepPlan } from '../origin.ts'
import type { Call } from './transfer.ts'

/** A permit that a plan asked for: what its owner signs, and the call by which the solver carries it out. */
export type Permit = Readonly<{
  kind: PermitKind
  chainId: number
  owner: Hex
  sign: Readonly<{
    domain: TypedDataDomain
    types: Readonly<Record<string, readonly Readonly<{ name: string; type: string }>[]>>
    primaryType: string
    value: Readonly<Record<string, unknown>>
  }>
  /** The end of its validity, in epoch seconds. */
  deadline: number
  call: (signature: Hex) => Call
  /** Whether the watcher sees the deposit that it makes. */
  seenOnChain: boolean
}>

/** Validity when `permitExpiry` is absent: ten minutes. interface.md, "Limits". */
const DEFAULT_PERMIT_SECONDS = 600

/** When a plan's permit ends, in epoch seconds. */
export function permitDeadline({ nowSeconds, body }: StepPlan): number {
  return nowSeconds + (body.permitExpiry ?? DEFAULT_PERMIT_SECONDS)
}

/**
 * The step that asks for a permit: sign, then POST to /execute/permits. `authorize1` across chains, `authorize2` on one.
 * service-facts.md 1.
 */
export function permitStep(plan: StepPlan, { kind, sign }: Permit): Step {
  const { requestId, check, input, local } = plan
  return {
    id: local ? 'authorize2' : 'authorize1',
    action: 'Sign authorization',
    description: `Sign to approve the transfer of ${input.currency.symbol}`,
    kind: 'signature',
    requestId,
    depositAddress: '',
    items: [
      {
        status: 'incomplete',
        data: {
          sign: { signatureKind: 'eip712', ...sign },
          post: {
            endpoint: '/execute/permits',
            method: 'POST',
            body: { kind, requestId, api: local ? 'user-swap' : 'swap' },
          },
        },
        check,
      },
    ],
  }
}

/** Refuses a permit after its time, and a signature that is not the owner's, before anything is sent: PERMIT_FAILED. */
export async function checkPermit(
  { owner, sign, deadline }: Permit,
  { signature, nowSeconds }: SignedPermit,
): Promise<void> {
  // Not left to the chain alone: a node may try a call at the time of its last block.
  if (nowSeconds >= deadline) throw codeOnly(400, 'PERMIT_FAILED', `signature: the permit expired at ${deadline}`)
  const { domain, types, primaryType, value } = sign
  const valid = await verifyTypedData({
    ...{ address: owner, domain, types, primaryType, message: value, signature },
  }).catch(() => false)
  if (!valid) throw codeOnly(400, 'PERMIT_FAILED', `signature: is not that of ${owner} over the permit`)
}
