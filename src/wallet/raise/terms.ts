import type { Amount } from '../../core/currency.ts'
import type { BitcoinTerms, EvmTerms } from '../../core/sign/signed.ts'

/** Terms that pay more than those that a step waits with. */
export type RaisedTerms = EvmTerms | BitcoinTerms

/** What paying more for a waiting step would take, in the origin chain's native currency. */
export type Raise<T extends RaisedTerms = RaisedTerms> = Readonly<{
  terms: T
  /** The most that this step can cost on the terms that it waits with now. */
  before: Amount
  /** The most that it can cost with the new terms: only one of the attempts can get in. */
  most: Amount
  /** On Bitcoin: what it pays for each virtual byte, before and then, with one digit behind the point. */
  rates?: Readonly<{ before: string; after: string }>
}>
