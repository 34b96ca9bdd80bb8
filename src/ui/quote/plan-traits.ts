import type { BitcoinFigures } from '../../core/families/bitcoin/transaction-figures.ts'
import type { Review } from '../../core/review/review.ts'

export function bitcoinOf({ steps }: Pick<Review, 'steps'>): BitcoinFigures | undefined {
  return steps.find((step) => step.bitcoin !== undefined)?.bitcoin
}

/** An exchange moves the money on its own books. */
export function isOnExchange({ steps }: Pick<Review, 'steps'>): boolean {
  return steps.some((step) => step.word.startsWith('exchange'))
}

/** Only permits are signed, so another party pays the chain. */
export function isSignedOnly({ steps }: Pick<Review, 'steps'>): boolean {
  return steps.length > 0 && steps.every((step) => step.word === 'evmSignature')
}

/** Nothing is signed here; the user pays an address from elsewhere. */
export function paysFromElsewhere({ steps }: Pick<Review, 'steps'>): boolean {
  return steps.length > 0 && steps.every((step) => step.word === 'depositAddress')
}

export function hasSendStep({ steps }: Pick<Review, 'steps'>): boolean {
  return steps.some((step) => step.word === 'send')
}
