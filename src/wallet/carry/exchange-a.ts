import * as v from 'valibot'
import { isSameAddress } from '../../core/address.ts'
import type { Inclusion } from '../../core/execution.ts'
import type { Item } from '../../core/item.ts'
import { failedFor, misused, type Reason, theirWords } from '../../core/reason.ts'
import type { ExchangeTerms, Signed, Terms } from '../../core/sign/signed.ts'
import type { Answer } from '../node-port.ts'
import { type About, type Courier, type Decided, doubted, isBelieved, type Look } from './carry.ts'

/** What came of something that was handed over: `nonceUsed` is a refusal that may be the work of the very same bytes. */
type Handed =
  | Readonly<{ result: 'accepted'; message: string }>
  | Readonly<{ result: 'rejected' | 'unknown' | 'nonceUsed'; message: string; reason: Reason }>

/** A transfer between two accounts of the exchange, as its own list of them has it. */
type Transfer = Readonly<{ atMilliseconds: number; from: string; to: string; nonce: number | undefined }>

export type ExchangeAPorts = Readonly<{
  /** Hands the signature of a nonce mapping to the service. */
  authorize: (mapping: Readonly<{ signature: string; body: Readonly<Record<string, unknown>> }>) => Promise<Handed>
  /** Hands a signed action to the exchange, byte for byte. */
  submit: (body: string) => Promise<Handed>
  movements: (user: string, sinceMilliseconds: number) => Promise<Answer<readonly Transfer[]>>
  nowSeconds: () => number
}>

/** A nonce is a moment; the exchange's clock and the service's may differ by so much, milliseconds. */
const CLOCK_MILLISECONDS = 3_600_000
const posted = v.strictObject({
  endpoint: v.literal('/authorize'),
  signature: v.string(),
  body: v.record(v.string(), v.unknown()),
})

/**
 * The courier of nonce mappings: to the service, at its one path. Nobody can be asked whether a mapping was taken, and
 * the same one taken twice is one; so it goes there again until an answer comes.
 */
export function mappingCourier({ authorize, nowSeconds }: ExchangeAPorts): Courier {
  return {
    reserve,
    send: async ({ bytes }) => {
      const mapping = v.parse(posted, JSON.parse(bytes))
      const handed = await authorize({ signature: mapping.signature, body: mapping.body })
      if (handed.result === 'accepted') return decided('included', '', nowSeconds)
      if (handed.result === 'unknown') return { ...handed, result: 'unknown' }
      return decided('reverted', theirWords(handed.reason), nowSeconds)
    },
    look: async () => ({ ok: true, value: { is: 'unknown' } }),
  }
}

/**
 * The courier of transfers: to the exchange. It carries one of a nonce out once, whatever it answers; so what has no
 * clear answer is looked for in its list of transfers, and only what is not there is handed over again, byte for byte.
 */
export function transferCourier(ports: ExchangeAPorts): Courier {
  const look = (item: Item) => lookFor(item, ports)
  return {
    reserve,
    send: async ({ bytes }, about) => {
      const handed = await ports.submit(bytes)
      if (handed.result === 'accepted') return decided('included', '', ports.nowSeconds)
      if (handed.result === 'unknown') return { ...handed, result: 'unknown' }
      const { message, reason } = handed
      // Refused in words: because it was carried out before, unless the list says otherwise, and goes on to.
      const found = await look(about.item)
      const isNotThere = found.ok && found.value.is === 'unknown'
      return isNotThere && isBelieved(about, ports.nowSeconds())
        ? decided('reverted', theirWords(reason), ports.nowSeconds)
        : { result: 'unknown', message, reason: doubted(reason, message) }
    },
    look: (_signed: Signed, { item }: About) => look(item),
  }
}

async function reserve(
  { execution, index }: Parameters<Courier['reserve']>[0],
  taken: readonly Terms[],
): Promise<Answer<ExchangeTerms>> {
  const item = execution.plan[index]
  if (item?.kind !== 'exchangeAAuthorize' && item?.kind !== 'exchangeATransfer') {
    return misused('Expected a step of exchange A')
  }
  const { nonce } = item
  const isTaken = taken.some((terms) => terms.terms === 'exchange' && terms.nonce === nonce)
  if (isTaken) return failedFor({ code: 'WAITS_FOR_ACCOUNT' })
  return { ok: true, value: { terms: 'exchange', nonce } }
}

// The nonce is of this account alone, and the exchange lets it be used once: what carries it is this transfer.
async function lookFor(item: Item, { movements, nowSeconds }: ExchangeAPorts): Promise<Answer<Look>> {
  if (item.kind !== 'exchangeATransfer') return misused('Expected a transfer of exchange A')
  const { from, nonce, counterparty } = item
  const list = await movements(from, Number(nonce) - CLOCK_MILLISECONDS)
  if (!list.ok) return list
  const mine = list.value.find((each) => BigInt(each.nonce ?? -1) === nonce && isSameAddress(each.from, from))
  if (!mine) return { ok: true, value: { is: 'unknown' } }
  if (!isSameAddress(mine.to, counterparty)) {
    return { ok: true, value: { is: 'taken', by: `${nonce} to ${mine.to}` } }
  }
  return { ok: true, value: { is: 'included', inclusion: inService(nowSeconds) } }
}

function decided(is: Decided['is'], message: string, nowSeconds: () => number): Decided {
  return { result: 'decided', is, inclusion: inService(nowSeconds), message }
}

function inService(nowSeconds: () => number): Inclusion {
  return { in: 'service', atSeconds: nowSeconds() }
}
