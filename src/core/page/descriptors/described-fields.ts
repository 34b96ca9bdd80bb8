import type { Amount, Currency } from '../../money/currency.ts'

/** By a descriptor bound to the contract (ERC-7730). */
export type Described = Readonly<{
  intent: string
  owner: string
  fields: readonly DescribedField[]
  /** The signature covers more, which only another contract understands. */
  isPart?: boolean
}>

/** `isApart` starts a list member with several fields, or the part after the list. */
export type DescribedField = Readonly<{ label: string; value: DescribedValue; isApart?: boolean }>

/**
 * Amounts in smallest units.
 *
 * `word`, such as `Unlimited`, replaces a huge amount.
 */
export type DescribedValue =
  | Readonly<{ as: 'text'; text: string }>
  | Readonly<{ as: 'address'; address: string }>
  | Readonly<{ as: 'amount'; amount: Amount }>
  | Readonly<{
      as: 'tokens'
      token: string
      currency: Currency | undefined
      amount: bigint
      word: string | undefined
    }>
  | Readonly<{ as: 'nft'; collection: string; tokenId: bigint }>
  | Readonly<{ as: 'date'; seconds: bigint }>
  | Readonly<{ as: 'duration'; seconds: bigint }>
