import type { Facts } from '../../../src/core/chain/facts.ts'
import type { IntentInput } from '../../../src/core/intent/intent.ts'
import type { Profile } from '../../../src/core/profiles/profile.ts'
import type { Json } from './json.ts'

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

export type Honest = Readonly<{
  route: Route
  /** For example `deposit USDC 8453 → ETH 1, EXACT_INPUT`. */
  name: string
  profile: Profile
  input: IntentInput
  quote: Json
  facts: Facts
}>

/** In smallest units. `nowSeconds` is the quote's time; `paid` is the depository's share after any swap. */
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
