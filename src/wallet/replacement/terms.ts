import type { HighFee } from '../../core/families/bitcoin/high-fee.ts'
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
  /** The fees of other transactions that nodes drop with the replaced one; part of the new fee. */
  evicted?: Amount
  /** These terms hold only with the user's tick. */
  highFee?: HighFee
}>
