import * as v from 'valibot'
import type { BroadcastResult } from '../../../core/chain/broadcast-result.ts'
import type { Item, ItemOf } from '../../../core/execution/item.ts'
import { type PermitNonceKey, permitNonceKey } from '../../../core/families/evm/permit-nonce.ts'
import { type Answer, failedFor, foreignWords, misused, type Reason } from '../../../core/reason/reason.ts'
import type { PermitTerms, StepTerms } from '../../../core/sign/signed.ts'
import { LONGEST_PERMIT_SECONDS } from '../../../core/verify/permits/permit-times.ts'
import {
  type LookupContext,
  type LookupResult,
  type Transport,
  UNNAMED_PAYMENT,
} from '../../engine/adapters/step-adapter.ts'

export type PermitPorts = Readonly<{
  submit: (
    permit: Readonly<{ signature: string; body: Readonly<Record<string, unknown>> }>,
  ) => Promise<
    | Readonly<{ result: 'accepted'; message: string }>
    | Readonly<{ result: 'rejected' | 'unknown'; message: string; reason: Reason }>
  >
  /** Reads the newest block, or `at`. */
  isUsed: (chainId: number, permit: PermitNonceKey, at?: bigint) => Promise<Answer<boolean>>
  /** Finds the owner's unpaid revocation in the chain's logs. */
  revocationOf: (
    chainId: number,
    about: Readonly<{ number: PermitNonceKey; token: string; signedAtSeconds: number }>,
  ) => Promise<Answer<Readonly<{ txHash: string; blockNumber: bigint }> | undefined>>
  /** Times are epoch seconds. */
  finalizedBlock: (chainId: number) => Promise<Answer<Readonly<{ number: bigint; atSeconds: number }>>>
  nowSeconds: () => number
}>

const posted = v.strictObject({
  endpoint: v.literal('/execute/permits'),
  signature: v.string(),
  body: v.record(v.string(), v.unknown()),
})

/**
 * Makes the transport of permits, reposted until used. One ends unused only in a final block after its deadline, or by
 * its owner's final revocation.
 */
export function permitTransport(ports: PermitPorts): Transport {
  return {
    reserve: ({ execution, index }, taken) => reserve(execution.plan[index], taken, ports),
    send: async ({ bytes }): Promise<BroadcastResult> => {
      const { signature, body } = v.parse(posted, JSON.parse(bytes))
      const taken = await ports.submit({ signature, body })
      if (taken.result === 'accepted') return taken
      if (taken.result === 'unknown') return { ...taken, result: 'unknown' }
      return { result: 'rejected', message: taken.message, reason: refusal(taken.reason) }
    },
    look: (_signed, about) => look(about, ports),
    paidBy: (item) => paidBy(item, ports),
  }
}

// Unapproved steps have their own reason; other refusals leave it usable.
function refusal(reason: Reason): Reason {
  if (reason.code === 'PERMIT_WANTS_MORE') return reason
  const words = foreignWords(reason)
  return words === '' ? { code: 'PERMIT_NOT_TAKEN' } : { code: 'PERMIT_REFUSED', words }
}

async function reserve(
  item: Item | undefined,
  taken: readonly StepTerms[],
  { isUsed }: PermitPorts,
): Promise<Answer<PermitTerms>> {
  if (item?.kind !== 'evmSignature') return misused('Expected a permit')
  const number = permitNonceKey(item)
  const { nonce } = number
  if (taken.some((terms) => terms.terms === 'permit' && terms.nonce === nonce)) {
    return failedFor({ code: 'WAITS_FOR_ACCOUNT' })
  }
  const used = await isUsed(item.chainId, number)
  if (!used.ok) return used
  if (used.value) return failedFor({ code: 'PERMIT_USED' })
  return { ok: true, value: { terms: 'permit', nonce } }
}

// Payment uses the number, unless the owner revoked it.
async function paidBy(item: Item, { isUsed, revocationOf }: PermitPorts): Promise<Answer<string | undefined>> {
  if (item.kind !== 'evmSignature') return misused('Expected a permit')
  const number = permitNonceKey(item)
  const used = await isUsed(item.chainId, number)
  if (!used.ok || !used.value) return used.ok ? { ok: true, value: undefined } : used
  const signedAtSeconds = item.deadlineSeconds - LONGEST_PERMIT_SECONDS
  const back = await revocationOf(item.chainId, { number, token: item.currency, signedAtSeconds })
  return back.ok ? { ok: true, value: back.value ? undefined : UNNAMED_PAYMENT } : back
}

// Unused in a final block after the deadline, it is dead.
async function look(about: LookupContext, ports: PermitPorts): Promise<Answer<LookupResult>> {
  const { item } = about
  if (item.kind !== 'evmSignature') return misused('Expected a permit')
  const { chainId, deadlineSeconds } = item
  const number = permitNonceKey(item)
  const nowSeconds = ports.nowSeconds()
  const inclusion = { in: 'service', atSeconds: nowSeconds } as const
  const used = await ports.isUsed(chainId, number)
  if (!used.ok) return used
  if (used.value) return usedUp(item, about, ports)
  if (nowSeconds <= deadlineSeconds) return { ok: true, value: { is: 'unknown' } }
  const settled = await ports.finalizedBlock(chainId)
  if (!settled.ok) return settled
  if (settled.value.atSeconds <= deadlineSeconds) return { ok: true, value: { is: 'seen' } }
  const wasUsed = await ports.isUsed(chainId, number, settled.value.number)
  if (!wasUsed.ok) return wasUsed
  return { ok: true, value: { is: wasUsed.value ? 'included' : 'reverted', inclusion } }
}

// A revocation counts only in a final block.
async function usedUp(
  item: ItemOf<'evmSignature'>,
  { agreedAtSeconds }: LookupContext,
  ports: PermitPorts,
): Promise<Answer<LookupResult>> {
  const back = await ports.revocationOf(item.chainId, {
    number: permitNonceKey(item),
    token: item.currency,
    signedAtSeconds: agreedAtSeconds,
  })
  if (!back.ok) return back
  const inclusion = { in: 'service', atSeconds: ports.nowSeconds() } as const
  if (!back.value) return { ok: true, value: { is: 'included', inclusion } }
  const settled = await ports.finalizedBlock(item.chainId)
  if (!settled.ok) return settled
  const { txHash, blockNumber } = back.value
  const stays = settled.value.number >= blockNumber
  return { ok: true, value: stays ? { is: 'taken', by: txHash } : { is: 'seen' } }
}
