import { type TypedDataDomain, verifyTypedData } from 'viem'
import type { Hex } from '../chain.ts'
import { codeOnly } from '../errors.ts'
import type { PermitKind, SignedPermit } from '../family.ts'
import type { Step, StepPlan } from '../origin.ts'
import type { Call } from './transfer.ts'

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
  /** Epoch seconds. */
  deadline: number
  call: (signature: Hex) => Call
  seenOnChain: boolean
}>

/** interface.md, "Limits": ten minutes. */
const DEFAULT_PERMIT_SECONDS = 600

/** When a plan's permit ends, in epoch seconds. */
export function permitDeadline({ nowSeconds, body }: StepPlan): number {
  return nowSeconds + (body.permitExpiry ?? DEFAULT_PERMIT_SECONDS)
}

/** Makes the step of a permit: `authorize1` across chains, `authorize2` on one. service-facts.md 1. */
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

/** Refuses an expired permit or a foreign signature: PERMIT_FAILED. */
export async function checkPermit(
  { owner, sign, deadline }: Permit,
  { signature, nowSeconds }: SignedPermit,
): Promise<void> {
  // The chain alone isn't enough: a node may simulate at its last block's time.
  if (nowSeconds >= deadline) throw codeOnly(400, 'PERMIT_FAILED', `signature: the permit expired at ${deadline}`)
  const { domain, types, primaryType, value } = sign
  const valid = await verifyTypedData({
    ...{ address: owner, domain, types, primaryType, message: value, signature },
  }).catch(() => false)
  if (!valid) throw codeOnly(400, 'PERMIT_FAILED', `signature: is not that of ${owner} over the permit`)
}
