import type { BroadcastResult } from '../../../core/chain/broadcast-result.ts'
import type { Inclusion } from '../../../core/execution/execution.ts'
import { expiryFrom } from '../../../core/families/exchange-b/transaction.ts'
import { type Answer, failedFor, foreignWords, misused, type Reason } from '../../../core/reason/reason.ts'
import type { ExchangeBTerms, Signed, StepTerms } from '../../../core/sign/signed.ts'
import { createPostSpacing, reportedHeldReason } from '../../engine/adapters/post-spacing.ts'
import {
  type DecidedBroadcast,
  doubtfulRefusal,
  type LookupContext,
  type LookupResult,
  stepName,
  type Transport,
} from '../../engine/adapters/step-adapter.ts'

/** `rejected` is certain for first posts; an earlier copy may cause `refused` and `nonceUsed`. */
type Handed =
  | Readonly<{ result: 'accepted'; message: string }>
  | Readonly<{ result: 'rejected' | 'refused' | 'nonceUsed' | 'unknown'; message: string; reason: Reason }>

/** The exchange's clock may be behind. */
export const EXPIRY_MARGIN_MS = 60_000

type Known = Readonly<{
  progress: Readonly<{ is: 'failed' | 'pending' | 'executed' | 'final' | 'unknown' }>
  executedAtMilliseconds: number | undefined
}>

export type ExchangeBPorts = Readonly<{
  networkId: number
  exchange: Readonly<{
    nextNonce: (accountIndex: number, apiKeyIndex: number) => Promise<Answer<bigint>>
    send: (signed: Readonly<{ bytes: string; hash: string }>) => Promise<Handed>
    transaction: (hash: string) => Promise<Answer<Known | undefined>>
  }>
  /** Finds the account's key, once the exchange showed it, and its owner. */
  keyOf: (accountIndex: string) => Promise<Readonly<{ apiKeyIndex: number; l1Address: string }> | undefined>
  /** False may mean ignorance or silence. */
  isDepositReported: (requestId: string) => Promise<boolean>
  nowMilliseconds: () => number
}>

/**
 * Makes exchange B's transport; each key nonce counts once. Failure needs the exchange's status, a certain refusal of
 * new bytes, or a refusal after expiry with the nonce unused.
 */
export function exchangeBTransport(ports: ExchangeBPorts): Transport {
  const nowSeconds = () => Math.floor(ports.nowMilliseconds() / 1_000)
  const posting = createPostSpacing(nowSeconds)
  return {
    reserve: async (step, taken) => {
      const answer = await reserve(step, taken, ports)
      if (answer.ok) posting.reserved(stepName(step))
      return answer
    },
    nonce: async (item) => {
      const key = 'from' in item ? await ports.keyOf(item.from) : undefined
      if (!key || !('from' in item)) return failedFor({ code: 'NO_API_KEY', index: 'from' in item ? item.from : '' })
      return ports.exchange.nextNonce(Number(item.from), key.apiKeyIndex)
    },
    send: (signed, about) => {
      const era = `${about.broadcastAtSeconds} ${isExpired(about, ports)}`
      return posting.post({ step: about.step, era }, (isFirst) => post(signed, { ...about, isFirst }, ports))
    },
    look: async ({ hash }, about) => {
      const found = await lookUp(hash, ports)
      if (!found.ok || found.value.is !== 'unknown' || posting.isUnbroadcast(about.step)) return found
      const isReported =
        posting.isDue(`service ${about.step} ${about.broadcastAtSeconds}`) &&
        (await ports.isDepositReported(about.requestId))
      if (!isReported) return found
      return { ok: true, value: { is: 'included', inclusion: { ...inService(ports.nowMilliseconds()), isReported } } }
    },
  }
}

async function post(
  signed: Signed,
  about: LookupContext & Readonly<{ isFirst: boolean }>,
  ports: ExchangeBPorts,
): Promise<BroadcastResult | DecidedBroadcast> {
  const handed = await ports.exchange.send(signed)
  if (handed.result === 'accepted') return handed
  if (handed.result === 'unknown') return { ...handed, result: 'unknown' }
  const { result, message, reason } = handed
  const words = foreignWords(reason) || message
  const taken = { result: 'unknown', message, reason: reportedHeldReason(words) } as const
  if (result === 'nonceUsed') return taken
  const doubt = about.isReportedTaken
    ? taken
    : ({ result: 'unknown', message, reason: doubtfulRefusal(reason, message) } as const)
  const isCertain = about.isFirst && result === 'rejected'
  if (!isCertain && !isExpired(about, ports)) return doubt
  const found = await lookUp(signed.hash, ports)
  if (!found.ok || found.value.is !== 'unknown') return doubt
  const use = isCertain ? 'unused' : await nonceUse(about, ports)
  if (use === 'used') return taken
  const inclusion = inService(ports.nowMilliseconds())
  return use === 'unused' ? { result: 'decided', is: 'reverted', inclusion, message: words } : doubt
}

// Expired bytes are always refused; the key's nonce shows execution.
async function nonceUse(
  { item, terms, isReportedTaken }: LookupContext,
  { exchange }: ExchangeBPorts,
): Promise<'used' | 'unused' | 'unclear'> {
  if (item.kind !== 'exchangeBTransfer' || terms?.terms !== 'exchangeB') return 'unclear'
  const next = await exchange.nextNonce(Number(item.from), terms.apiKeyIndex)
  if (!next.ok) return 'unclear'
  if (next.value > terms.nonce) return 'used'
  // A contradictory answer predates the refusal.
  return next.value === terms.nonce && isReportedTaken ? 'unclear' : 'unused'
}

function isExpired({ terms }: LookupContext, { nowMilliseconds }: ExchangeBPorts): boolean {
  return terms?.terms === 'exchangeB' && nowMilliseconds() >= terms.expiresAtMs + EXPIRY_MARGIN_MS
}

async function reserve(
  { execution, index }: Parameters<Transport['reserve']>[0],
  taken: readonly StepTerms[],
  { networkId, exchange, keyOf, nowMilliseconds }: ExchangeBPorts,
): Promise<Answer<ExchangeBTerms>> {
  const item = execution.plan[index]
  if (item?.kind !== 'exchangeBTransfer') return misused('Expected a transfer of exchange B')
  const key = await keyOf(item.from)
  if (!key) return failedFor({ code: 'NO_API_KEY', index: item.from })
  const { apiKeyIndex, l1Address } = key
  const nonce = await exchange.nextNonce(Number(item.from), apiKeyIndex)
  if (!nonce.ok) return nonce
  // The exchange takes nonces only in order.
  const isBehind = taken.some(
    (each) => each.terms === 'exchangeB' && each.apiKeyIndex === apiKeyIndex && each.nonce >= nonce.value,
  )
  if (isBehind) return failedFor({ code: 'WAITS_FOR_ACCOUNT' })
  const expiresAtMs = expiryFrom(nowMilliseconds())
  return {
    ok: true,
    value: { terms: 'exchangeB', networkId, l1Address, apiKeyIndex, nonce: nonce.value, expiresAtMs },
  }
}

async function lookUp(hash: string, { exchange, nowMilliseconds }: ExchangeBPorts): Promise<Answer<LookupResult>> {
  const found = await exchange.transaction(hash)
  if (!found.ok) return found
  const { progress, executedAtMilliseconds } = found.value ?? { progress: undefined }
  if (!progress) return { ok: true, value: { is: 'unknown' } }
  const inclusion = inService(executedAtMilliseconds ?? nowMilliseconds())
  if (progress.is === 'failed') return { ok: true, value: { is: 'reverted', inclusion } }
  const isDone = progress.is === 'executed' || progress.is === 'final'
  return { ok: true, value: isDone ? { is: 'included', inclusion } : { is: 'seen' } }
}

function inService(atMilliseconds: number): Extract<Inclusion, { in: 'service' }> {
  return { in: 'service', atSeconds: Math.floor(atMilliseconds / 1_000) }
}
