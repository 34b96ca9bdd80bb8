import * as v from 'valibot'
import type { Item, ItemOf } from '../../core/item.ts'
import { type PermitNumber, permitNumber } from '../../core/permit-number.ts'
import { failedFor, misused, type Reason, theirWords } from '../../core/reason.ts'
import type { PermitTerms, Terms } from '../../core/sign/signed.ts'
import { LONGEST_PERMIT_SECONDS } from '../../core/verify/permits/signature.ts'
import type { Answer, Sending } from '../node-port.ts'
import { type About, type Courier, type Look, UNNAMED } from './carry.ts'

export type PermitPorts = Readonly<{
  /** Hands a signed permit to the service. */
  submit: (
    permit: Readonly<{ signature: string; body: Readonly<Record<string, unknown>> }>,
  ) => Promise<
    | Readonly<{ result: 'accepted'; message: string }>
    | Readonly<{ result: 'rejected' | 'unknown'; message: string; reason: Reason }>
  >
  /** Whether a chain says that a number is used up: in its newest block, or in the one of a number. */
  isUsed: (chainId: number, permit: PermitNumber, at?: bigint) => Promise<Answer<boolean>>
  /** How the owner of a number that is used up took it back unpaid, where the chain's logs say so. */
  takenBack: (
    chainId: number,
    about: Readonly<{ number: PermitNumber; token: string; signedAtSeconds: number }>,
  ) => Promise<Answer<Readonly<{ txHash: string; blockNumber: bigint }> | undefined>>
  /** The newest block of a chain that no reorganisation takes back, and when it was made, epoch seconds. */
  finalizedBlock: (chainId: number) => Promise<Answer<Readonly<{ number: bigint; atSeconds: number }>>>
  nowSeconds: () => number
}>

const posted = v.strictObject({
  endpoint: v.literal('/execute/permits'),
  signature: v.string(),
  body: v.record(v.string(), v.unknown()),
})

/**
 * The courier of permits: to the service, which takes the money by them. The chain lets each be used once, so it goes there
 * again until the chain says that it was used; whatever the service answers, it is only over when the chain's own time has
 * passed its deadline for good, and its number is unused then. Until that moment whoever has it may use it; but its owner
 * may take it back, with this wallet or with another, and then it is over as soon as that block stays.
 */
export function permitCourier(ports: PermitPorts): Courier {
  return {
    reserve: ({ execution, index }, taken) => reserve(execution.plan[index], taken, ports),
    send: async ({ bytes }): Promise<Sending> => {
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

// Steps that nobody has approved are a reason of their own; after any other it can still be used.
function refusal(reason: Reason): Reason {
  if (reason.code === 'PERMIT_WANTS_MORE') return reason
  const words = theirWords(reason)
  return words === '' ? { code: 'PERMIT_NOT_TAKEN' } : { code: 'PERMIT_REFUSED', words }
}

async function reserve(
  item: Item | undefined,
  taken: readonly Terms[],
  { isUsed }: PermitPorts,
): Promise<Answer<PermitTerms>> {
  if (item?.kind !== 'evmSignature') return misused('Expected a permit')
  const number = permitNumber(item)
  const { nonce } = number
  if (taken.some((terms) => terms.terms === 'permit' && terms.nonce === nonce)) {
    return failedFor({ code: 'WAITS_FOR_ACCOUNT' })
  }
  const used = await isUsed(item.chainId, number)
  if (!used.ok) return used
  if (used.value) return failedFor({ code: 'PERMIT_USED' })
  return { ok: true, value: { terms: 'permit', nonce } }
}

// A number is used up by the payment that it is for, unless its owner took it back.
async function paidBy(item: Item, { isUsed, takenBack }: PermitPorts): Promise<Answer<string | undefined>> {
  if (item.kind !== 'evmSignature') return misused('Expected a permit')
  const number = permitNumber(item)
  const used = await isUsed(item.chainId, number)
  if (!used.ok || !used.value) return used.ok ? { ok: true, value: undefined } : used
  const signedAtSeconds = item.deadlineSeconds - LONGEST_PERMIT_SECONDS
  const back = await takenBack(item.chainId, { number, token: item.currency, signedAtSeconds })
  return back.ok ? { ok: true, value: back.value ? undefined : UNNAMED } : back
}

// Unused in a block that was made after the deadline and stays, it can never be used.
async function look(about: About, ports: PermitPorts): Promise<Answer<Look>> {
  const { item } = about
  if (item.kind !== 'evmSignature') return misused('Expected a permit')
  const { chainId, deadlineSeconds } = item
  const number = permitNumber(item)
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

// A number is used up by a payment, or because its owner took it back: that is believed only of a block that stays.
async function usedUp(
  item: ItemOf<'evmSignature'>,
  { agreedAtSeconds }: About,
  ports: PermitPorts,
): Promise<Answer<Look>> {
  const back = await ports.takenBack(item.chainId, {
    number: permitNumber(item),
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
