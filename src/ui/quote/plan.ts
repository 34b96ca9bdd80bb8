import type { BitcoinFigures } from '../../core/bitcoin/figures.ts'
import type { Review } from '../../core/review.ts'

/** The figures of the Bitcoin transaction of a plan, if it has one. */
export function bitcoinOf({ steps }: Pick<Review, 'steps'>): BitcoinFigures | undefined {
  return steps.find((step) => step.bitcoin !== undefined)?.bitcoin
}

/** True when a plan is carried out by an exchange, on its own books. */
export function isOnExchange({ steps }: Pick<Review, 'steps'>): boolean {
  return steps.some((step) => step.word.startsWith('exchange'))
}

/** True when nothing but permits is signed: whoever carries the plan out pays the chain. */
export function isSignedOnly({ steps }: Pick<Review, 'steps'>): boolean {
  return steps.length > 0 && steps.every((step) => step.word === 'evmSignature')
}

/** True when nothing of a plan is signed here: an address is paid by other means. */
export function isPaidElsewhere({ steps }: Pick<Review, 'steps'>): boolean {
  return steps.length > 0 && steps.every((step) => step.word === 'depositAddress')
}

/** True when the money goes straight to the recipient, by one transaction of the user's own. */
export function isSend({ steps }: Pick<Review, 'steps'>): boolean {
  return steps.some((step) => step.word === 'send')
}
