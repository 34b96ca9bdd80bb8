import * as v from 'valibot'
import { integerOf } from '../../families/evm/typed-data-differences.ts'
import { exchangeAFactsOf } from '../../families/exchange-a/origin-facts.ts'
import { sameIdentifier } from '../../money/currency.ts'
import type { Quote } from '../../quote/quote.ts'
import type { Context } from '../context.ts'

const mapping = v.looseObject({ sign: v.looseObject({ value: v.looseObject({ nonce: v.unknown() }) }) })

/**
 * The nonce that an exchange A withdrawal maps (interface, "Exchange A withdrawal execution" 3).
 *
 * @returns undefined unless JSON and the exchange can carry it exactly
 */
export function mappedNonce(quote: Quote): bigint | undefined {
  const [item] = quote.steps.find((step) => step.kind === 'signature')?.items ?? []
  const parsed = v.safeParse(mapping, item?.data)
  const nonce = parsed.success ? integerOf(parsed.output.sign.value.nonce) : undefined
  return nonce !== undefined && nonce > 0n && nonce <= BigInt(Number.MAX_SAFE_INTEGER) ? nonce : undefined
}

/** The chain id of both signatures: the wallet's active chain, else the profile's. */
export function signatureChainIdOf({ facts, profile }: Pick<Context, 'facts' | 'profile'>): number {
  return exchangeAFactsOf(facts)?.signatureChainId ?? profile.exchangeA.signatureChainId
}

/** The exchange's symbol for a 16-byte token id. */
export function tokenSymbolOf(tokenId: string, { origin, facts }: Pick<Context, 'origin' | 'facts'>) {
  const pinned = origin.tokens.find(({ address }) => sameIdentifier(address, tokenId))
  if (pinned) return pinned.symbol
  const token = exchangeAFactsOf(facts)?.token
  return token?.known ? token.value.symbol : undefined
}
