/**
 * Something read from the outside by the wallet itself, with where it was read; or why it could not be.
 * What is not known never counts as agreement.
 */
export type Fact<T> = Readonly<{ known: true; value: T; from: string }> | Readonly<{ known: false; why: string }>

/** What the origin chain's node says about the account, the depository and the currency that is to leave. */
export type EvmFacts = Readonly<{
  /** Answer to `eth_chainId`. */
  nodeChainId: Fact<number>
  /** Whether there is code at the pinned depository. */
  depositoryHasCode: Fact<boolean>
  /** `decimals()` of the origin token; the native currency's are known without asking. */
  tokenDecimals: Fact<number>
  /** Balance of the origin currency, smallest unit. */
  balance: Fact<bigint>
  /** Balance of the chain's native currency, wei: what gas is paid from. */
  nativeBalance: Fact<bigint>
  /** What the depository may already take of the origin token, smallest unit. */
  allowance: Fact<bigint>
  /** The most that one unit of gas may cost now, wei: twice the base fee plus the priority fee. */
  maxFeePerGasWei: Fact<bigint>
}>

/** Everything read independently of the quote before it is judged. Times are epoch seconds. */
export type Facts = Readonly<{
  /** The wallet's own clock. */
  nowSeconds: number
  /** When the quote's answer arrived, by the same clock. */
  receivedAtSeconds: number
  /** Request ids and order ids that earlier executions already used. */
  usedIds: readonly string[]
  evm: EvmFacts
}>

/** A fact that was read. */
export function known<T>(value: T, from: string): Fact<T> {
  return { known: true, value, from }
}

/** A fact that could not be read, and why. */
export function unknown(why: string): Fact<never> {
  return { known: false, why }
}
