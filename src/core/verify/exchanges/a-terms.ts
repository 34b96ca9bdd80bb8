import * as v from 'valibot'
import { sameIdentifier } from '../../currency.ts'
import type { Quote } from '../../quote.ts'
import { integerOf } from '../../typed-data.ts'
import type { Context } from '../context.ts'

const mapping = v.looseObject({ sign: v.looseObject({ value: v.looseObject({ nonce: v.unknown() }) }) })

/**
 * The one nonce of an exchange A withdrawal: what the first signature step maps. The posted mapping, the transfer and
 * its action must all carry the same (interface, "Exchange A withdrawal execution" 3).
 *
 * @returns the nonce, or undefined when there is none that JSON and the exchange could both carry exactly
 */
export function mappedNonce(quote: Quote): bigint | undefined {
  const [item] = quote.steps.find((step) => step.kind === 'signature')?.items ?? []
  const parsed = v.safeParse(mapping, item?.data)
  const nonce = parsed.success ? integerOf(parsed.output.sign.value.nonce) : undefined
  return nonce !== undefined && nonce > 0n && nonce <= BigInt(Number.MAX_SAFE_INTEGER) ? nonce : undefined
}

/** The chain that the wallet names in both signatures: its active one, else the profile's. */
export function signatureChainIdOf({ facts, profile }: Pick<Context, 'facts' | 'profile'>): number {
  return facts.origin.family === 'exchangeA' ? facts.origin.signatureChainId : profile.exchangeA.signatureChainId
}

/** What the exchange calls a token id of 16 bytes: as the profile pins it, else as the exchange was asked. */
export function tokenSymbolOf(tokenId: string, { origin, facts }: Pick<Context, 'origin' | 'facts'>) {
  const pinned = origin.tokens.find(({ address }) => sameIdentifier(address, tokenId))
  if (pinned) return pinned.symbol
  return facts.origin.family === 'exchangeA' && facts.origin.token.known ? facts.origin.token.value.symbol : undefined
}
