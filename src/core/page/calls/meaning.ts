import type { Hex } from '../../../lib/hex.ts'
import type { Currency } from '../../money/currency.ts'
import type { Described } from '../descriptors/described-fields.ts'

/** `to` is undefined for a contract creation; `value` in wei. */
export type PageCall = Readonly<{ to: string | undefined; value: bigint; data: Hex }>

export type CallMeaning = Readonly<{ act: CallAct; dangers: readonly CallDanger[] }>

/** `currency` is undefined for an unknown token. */
export type Token = Readonly<{ address: string; currency: Currency | undefined }>

/**
 * A call's effect by its function's published shape; amounts in smallest units, or an NFT's number (ERC-20 and ERC-721
 * share selectors).
 *
 * - `allowance`: up to `amount` (`set`), or that much more (`raise`) or less (`lower`)
 * - `permit2`: the same through the canonical Permit2, until `untilSeconds`
 * - `operator`: may take every NFT of a collection
 * - `vaultDeposit`: an ERC-4626 vault takes the caller's token and gives shares to `recipient`
 * - `deposit`: for an order that isn't this wallet's
 * - `batch`: calls of the same contract
 * - `undelegation`: the wallet ends the account's delegation (EIP-7702)
 */
export type CallAct =
  | Readonly<{ kind: 'payment' }>
  | Readonly<{ kind: 'undelegation' }>
  | Readonly<{ kind: 'creation'; codeBytes: number }>
  | Readonly<{ kind: 'transfer'; token: Token; recipient: string; amount: bigint }>
  | Readonly<{ kind: 'transferFrom'; token: Token; owner: string; recipient: string; amount: bigint }>
  | Readonly<{
      kind: 'allowance'
      change: 'set' | 'raise' | 'lower'
      token: Token
      spender: string
      amount: bigint
      isUnlimited: boolean
    }>
  | Readonly<{
      kind: 'permit'
      token: Token
      owner: string
      spender: string
      amount: bigint
      isUnlimited: boolean
      untilSeconds: bigint
    }>
  | Readonly<{
      kind: 'permit2'
      token: Token
      spender: string
      amount: bigint
      isUnlimited: boolean
      untilSeconds: bigint
    }>
  /** `amounts` are undefined for ERC-721. */
  | Readonly<{
      kind: 'nftTransfer'
      collection: string
      owner: string
      recipient: string
      tokenIds: readonly bigint[]
      amounts: readonly bigint[] | undefined
    }>
  | Readonly<{ kind: 'operator'; collection: string; operator: string; isAllowed: boolean }>
  | Readonly<{ kind: 'wrap'; amount: bigint }>
  | Readonly<{ kind: 'unwrap'; amount: bigint }>
  | Readonly<{ kind: 'vaultDeposit'; vault: string; amount: bigint; recipient: string }>
  /** `amount` is undefined if the depository takes the whole allowance. */
  | Readonly<{ kind: 'deposit'; token: Token; amount: bigint | undefined; depositor: string; orderId: Hex }>
  | Readonly<{ kind: 'batch'; calls: readonly CallMeaning[] }>
  | Readonly<{ kind: 'described'; described: Described }>
  /** `selector` is undefined below four bytes. */
  | Readonly<{ kind: 'unknown'; selector: Hex | undefined }>

/** `tokensToToken`: the token's contract keeps them. `strayMoney`: the function takes no native money. */
export type CallDanger = 'tokensToToken' | 'zeroAddress' | 'moneyToToken' | 'strayMoney'
