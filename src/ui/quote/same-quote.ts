import type { QuoteView } from '../../api/views/quotes.ts'
import type { Review } from '../../core/review/review.ts'
import { bitcoinOf } from './plan-traits.ts'
import { isSignableQuote } from './signable.ts'

export function looksAlike(one: QuoteView, other: QuoteView): boolean {
  if (one.state !== other.state || !isSignableQuote(one) || !isSignableQuote(other)) return false
  return isSameContent(seenOf(one.review), seenOf(other.review))
}

export function isSameContent(one: unknown, other: unknown): boolean {
  return textOf(one) === textOf(other)
}

// The visible part of a quote; ids, hashes and bytes always differ.
function seenOf(review: Review) {
  const { pays, expected, minimum, cost, mostGas, warnings, overrides, says } = review
  const { claims, gaps, timeEstimateSeconds } = review
  const seen = { pays, expected, minimum, cost, mostGas, warnings, overrides, says, claims, gaps, timeEstimateSeconds }
  return { ...seen, miner: bitcoinOf(review), words: review.steps.map(({ word }) => word) }
}

function textOf(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) => (typeof each === 'bigint' ? `${each}` : each)) ?? ''
}
