import type { Amount, Currency } from '../../currency.ts'

/** A call or typed data in the words of a descriptor that is bound to their contract (ERC-7730). */
export type Described = Readonly<{
  /** What it is for, such as `Approve`. */
  intent: string
  /** Whose contract it is, as the descriptor names it. */
  owner: string
  fields: readonly DescribedField[]
  /** More is signed than the fields say, and nobody but another contract understands it. */
  isPart?: boolean
}>

/** `isApart`: it begins a member of a list that has several, of several fields each, or what comes after them. */
export type DescribedField = Readonly<{ label: string; value: DescribedValue; isApart?: boolean }>

/**
 * A value as its field wants it shown. `text` is digits, hex or words that need no more reading; amounts are in smallest
 * units. For tokens, `currency` is undefined where the wallet does not know them, and `word` stands for an amount beyond
 * what is worth its digits, such as `Unlimited`.
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
