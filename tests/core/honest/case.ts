import type { Facts } from '../../../src/core/facts.ts'
import type { IntentInput } from '../../../src/core/intent.ts'
import type { Profile } from '../../../src/core/profile.ts'
import type { Json } from './json.ts'

/** Which way the money goes: what tells the honest answers apart beside their figures. */
export type Route =
  | 'deposit'
  | 'transfer'
  | 'permit'
  | 'openAddress'
  | 'strictAddress'
  | 'swap'
  | 'localSwap'
  | 'send'
  | 'bitcoin'
  | 'bitcoinAddress'
  | 'exchangeA'
  | 'exchangeB'

/** What was asked, an honest answer to it, and facts under which the answer must be accepted. */
export type Honest = Readonly<{
  route: Route
  /** The shape in words, such as `deposit USDC 8453 → ETH 1, EXACT_INPUT`. */
  name: string
  profile: Profile
  input: IntentInput
  quote: Json
  facts: Facts
}>

/**
 * What is fixed before an honest service writes its answer. Amounts in smallest units; `nowSeconds` is the moment of
 * the quote. `paid` is what the depository gets where a swap comes first, else it is the input itself.
 */
export type Terms = Readonly<{
  profile: Profile
  input: IntentInput
  amountIn: bigint
  out: bigint
  minimum: bigint
  salt: `0x${string}`
  requestId: `0x${string}`
  isSigned: boolean
  statusPath: '/intents/status/v3' | '/intents/status'
  nowSeconds: number
  paid?: Readonly<{ currency: string; amount: bigint }>
}>
