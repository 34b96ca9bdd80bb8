import type { Hex } from '../../lib/hex.ts'
import type { Currency } from '../currency.ts'
import type { Described } from './descriptors/described.ts'

/** One call of a page, exactly as it would be sent: `to` is undefined where it makes a contract, `value` in wei. */
export type PageCall = Readonly<{ to: string | undefined; value: bigint; data: Hex }>

/** What one call does, as far as its bytes tell, and what is odd about that. */
export type CallMeaning = Readonly<{ act: CallAct; dangers: readonly CallDanger[] }>

/** A token by its contract; `currency` is undefined where the wallet does not know it. */
export type Token = Readonly<{ address: string; currency: Currency | undefined }>

/**
 * What a call does, by the published shape of the function that it calls; amounts in smallest units.
 *
 * The functions of ERC-20 and ERC-721 share selectors: the `amount` of a `transferFrom` or an `allowance` is the number of
 * an NFT where the contract turns out to be a collection, which a token that the wallet knows is not.
 *
 * - `payment`: no function is called; `creation`: a contract is made
 * - `allowance`: `spender` may take up to `amount` (`set`), or so much more (`raise`) or less (`lower`) than before
 * - `permit2`: the same through the canonical Permit2, until `untilSeconds`
 * - `operator`: `operator` may take every NFT of a collection, or may no longer
 * - `wrap` and `unwrap`: `deposit()` with money and `withdraw(uint256)`, as contracts for wrapped native money have them
 * - `vaultDeposit`: a vault of ERC-4626 takes `amount` of its token from whoever calls, as it was allowed to, and gives shares
 *   of itself to `recipient`
 * - `deposit`: to the service's own depository, for an order that is not of this wallet
 * - `batch`: one function that carries out others of the same contract; `described`: by a descriptor
 */
export type CallAct =
  | Readonly<{ kind: 'payment' }>
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
  /** `amounts` are undefined for ERC-721, where there is one of each. */
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
  /** `amount` is undefined where the depository takes all that it may. */
  | Readonly<{ kind: 'deposit'; token: Token; amount: bigint | undefined; depositor: string; orderId: Hex }>
  | Readonly<{ kind: 'batch'; calls: readonly CallMeaning[] }>
  | Readonly<{ kind: 'described'; described: Described }>
  /** `selector` is undefined where there are not even four bytes of one. */
  | Readonly<{ kind: 'unknown'; selector: Hex | undefined }>

/**
 * What is odd about a call. `tokensToToken`: tokens are sent to the contract of a token, which keeps them; `zeroAddress`:
 * they are sent to nobody; `moneyToToken`: native money is paid to the contract of a token; `strayMoney`: native money goes
 * along with a function that takes none.
 */
export type CallDanger = 'tokensToToken' | 'zeroAddress' | 'moneyToToken' | 'strayMoney'
