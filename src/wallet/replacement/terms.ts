import type { HighFee } from '../../core/families/bitcoin/fees/high-fee.ts'
import type { Amount } from '../../core/money/currency.ts'
import type { BitcoinTerms, EvmTerms } from '../../core/sign/signed.ts'

export type ReplacementTerms = EvmTerms | BitcoinTerms

/** Amounts are in the origin's native currency. */
export type TermsReplacement<T extends ReplacementTerms = ReplacementTerms> = Readonly<{
  terms: T
  before: Amount
  /** This is the new maximum: only one attempt can be included. */
  most: Amount
  /** Bitcoin's rates are per virtual byte, with one decimal. */
  rates?: Readonly<{ before: string; after: string }>
  evicted?: Amount
  /** Further own coins, and the change then. */
  added?: Readonly<{ coins: Amount; change: Amount }>
  /** At our own recipient. */
  arrives?: Readonly<{ before: Amount; after: Amount }>
  highFee?: HighFee
}>
