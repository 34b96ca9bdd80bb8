import type { BitcoinFigures } from '../../core/families/bitcoin/transaction-figures.ts'
import { traitsOfWord } from '../../core/families/items.ts'
import type { Review } from '../../core/review/review.ts'

export function bitcoinOf({ steps }: Pick<Review, 'steps'>): BitcoinFigures | undefined {
  return steps.find((step) => step.bitcoin !== undefined)?.bitcoin
}

export function isOnExchange({ steps }: Pick<Review, 'steps'>): boolean {
  return steps.some((step) => traitsOfWord(step.word).signs === 'message')
}

/** Another party pays the chain. */
export function isSignedOnly({ steps }: Pick<Review, 'steps'>): boolean {
  return steps.length > 0 && steps.every((step) => traitsOfWord(step.word).signs === 'permit')
}

export function paysFromElsewhere({ steps }: Pick<Review, 'steps'>): boolean {
  return steps.length > 0 && steps.every((step) => traitsOfWord(step.word).signs === 'nothing')
}

export function hasSendStep({ steps }: Pick<Review, 'steps'>): boolean {
  return steps.some((step) => step.word === 'send')
}
