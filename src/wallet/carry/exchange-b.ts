import { expiryFrom } from '../../core/exchange-b/transaction.ts'
import type { Inclusion } from '../../core/execution.ts'
import { failedFor, misused, type Reason, theirWords } from '../../core/reason.ts'
import type { ExchangeBTerms, Terms } from '../../core/sign/signed.ts'
import type { Answer } from '../node-port.ts'
import { type Courier, doubted, isBelieved, type Look } from './carry.ts'

/**
 * What came of bytes that were handed over: `refused` in the exchange's own words, which an earlier copy may have
 * brought about.
 */
type Handed =
  | Readonly<{ result: 'accepted'; message: string }>
  | Readonly<{ result: 'refused' | 'unknown'; message: string; reason: Reason }>

/** A transaction as the exchange has it; see src/net. */
type Known = Readonly<{
  progress: Readonly<{ is: 'failed' | 'pending' | 'executed' | 'final' | 'unknown' }>
  executedAtMilliseconds: number | undefined
}>

export type ExchangeBPorts = Readonly<{
  /** What the exchange calls its network. */
  networkId: number
  exchange: Readonly<{
    nextNonce: (accountIndex: number, apiKeyIndex: number) => Promise<Answer<bigint>>
    send: (signed: Readonly<{ bytes: string; hash: string }>) => Promise<Handed>
    transaction: (hash: string) => Promise<Answer<Known | undefined>>
  }>
  /** The API key that signs for an account, where the exchange was seen to have it, and who owns the account. */
  keyOf: (accountIndex: string) => Promise<Readonly<{ apiKeyIndex: number; l1Address: string }> | undefined>
  nowMilliseconds: () => number
}>

/**
 * The courier of transfers on exchange B. The exchange knows a transaction by a hash that is known before it is sent, and
 * takes each nonce of a key once; so what has no clear answer is looked up, and handed over again byte for byte.
 */
export function exchangeBCourier(ports: ExchangeBPorts): Courier {
  const { exchange, nowMilliseconds } = ports
  const look = (hash: string) => lookUp(hash, ports)
  return {
    reserve: (step, taken) => reserve(step, taken, ports),
    send: async (signed, about) => {
      const handed = await exchange.send(signed)
      if (handed.result === 'accepted') return handed
      if (handed.result === 'unknown') return { ...handed, result: 'unknown' }
      const { message, reason } = handed
      const found = await look(signed.hash)
      const isNotThere = found.ok && found.value.is === 'unknown'
      return isNotThere && isBelieved(about, Math.floor(nowMilliseconds() / 1_000))
        ? { result: 'decided', is: 'reverted', inclusion: inService(nowMilliseconds()), message: theirWords(reason) }
        : { result: 'unknown', message, reason: doubted(reason, message) }
    },
    look: ({ hash }) => look(hash),
  }
}

async function reserve(
  { execution, index }: Parameters<Courier['reserve']>[0],
  taken: readonly Terms[],
  { networkId, exchange, keyOf, nowMilliseconds }: ExchangeBPorts,
): Promise<Answer<ExchangeBTerms>> {
  const item = execution.plan[index]
  if (item?.kind !== 'exchangeBTransfer') return misused('Expected a transfer of exchange B')
  const key = await keyOf(item.from)
  if (!key) return failedFor({ code: 'NO_API_KEY', index: item.from })
  const { apiKeyIndex, l1Address } = key
  const nonce = await exchange.nextNonce(Number(item.from), apiKeyIndex)
  if (!nonce.ok) return nonce
  // The exchange takes nonces in their order only: what has one goes first.
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

async function lookUp(hash: string, { exchange, nowMilliseconds }: ExchangeBPorts): Promise<Answer<Look>> {
  const found = await exchange.transaction(hash)
  if (!found.ok) return found
  const { progress, executedAtMilliseconds } = found.value ?? { progress: undefined }
  if (!progress) return { ok: true, value: { is: 'unknown' } }
  const inclusion = inService(executedAtMilliseconds ?? nowMilliseconds())
  if (progress.is === 'failed') return { ok: true, value: { is: 'reverted', inclusion } }
  const isDone = progress.is === 'executed' || progress.is === 'final'
  return { ok: true, value: isDone ? { is: 'included', inclusion } : { is: 'seen' } }
}

function inService(atMilliseconds: number): Inclusion {
  return { in: 'service', atSeconds: Math.floor(atMilliseconds / 1_000) }
}
