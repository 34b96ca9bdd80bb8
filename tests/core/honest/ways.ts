import fc from 'fast-check'
import type { Chain, Family } from '../../../src/core/chain/chain.ts'
import { currenciesOf } from '../../../src/core/chain/chain.ts'
import type { Currency } from '../../../src/core/money/currency.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import type { Profile } from '../../../src/core/profiles/profile.ts'
import { relay } from '../../../src/core/profiles/relay.ts'
import { SOLVER } from './order.ts'

/** The public profile gets a solver with a known key, so orders can be signed. */
export const PROFILES: readonly Profile[] = [devnet, { ...relay, solvers: [...relay.solvers, SOLVER] }]

/** Accounts of the public test mnemonic, EIP-55. */
export const ACCOUNTS = [
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
] as const
export const RECIPIENTS: Readonly<Record<Family, readonly string[]>> = {
  evm: ACCOUNTS,
  exchangeA: ACCOUNTS,
  bitcoin: [
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr',
    '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
    '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
  ],
  exchangeB: ['509564', '12'],
}

/** The paying side: user, refund address and amount step. */
export type Payer = Readonly<{ user: string; refundTo: string; step: bigint; least?: bigint; most?: bigint }>

export type Ways = Readonly<{ profile: Profile; from: Currency; to: Currency; origin: Chain; destination: Chain }>

const ALL_WAYS: readonly Ways[] = PROFILES.flatMap((profile) =>
  profile.chains.flatMap((origin) =>
    profile.chains.flatMap((destination) =>
      currenciesOf(origin).flatMap((from) =>
        currenciesOf(destination).map((to) => ({ profile, from, to, origin, destination })),
      ),
    ),
  ),
)

export function waysFrom(isWanted: (way: Ways) => boolean): fc.Arbitrary<Ways> {
  return fc.constantFrom(...ALL_WAYS.filter(isWanted))
}

export const STRANGER = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'

export const WRAPPED: Currency = {
  chainId: 8453,
  address: '0x4200000000000000000000000000000000000006',
  symbol: 'WETH',
  name: 'Wrapped Ether',
  decimals: 18,
  isNative: false,
}

/** Pairs of a pinned and a custom currency. */
export function waysWith(
  currency: Currency,
  isWanted: (way: Ways) => boolean,
  side: 'from' | 'to' = 'from',
): fc.Arbitrary<Ways> {
  const isHome = (way: Ways) => (side === 'from' ? way.origin : way.destination).id === currency.chainId
  const isInPlace = (way: Ways) => (crosses(way) ? way[side].isNative : way.from.isNative && way.to.isNative)
  const all = ALL_WAYS.filter((way) => isHome(way) && isWanted(way) && isInPlace(way))
  return fc.constantFrom(...all).map((way) => ({ ...way, [side]: currency }))
}

export const waysToSelf: fc.Arbitrary<Ways> = fc.constantFrom(
  ...ALL_WAYS.filter(({ origin, from, to }) => from === to && origin.vm === 'ethereum-vm'),
)

export function crosses({ origin, destination }: Ways): boolean {
  return origin.id !== destination.id
}

/** Refunds go to one of its accounts. */
export const evmPayers: fc.Arbitrary<Payer> = fc.record({
  user: fc.constantFrom(...ACCOUNTS),
  refundTo: fc.constantFrom(...ACCOUNTS),
  step: fc.constant(1n),
})

/** Exchange A transfers six of the ledger's eight decimals. */
export const exchangeAPayers: fc.Arbitrary<Payer> = evmPayers.map((payer) => ({ ...payer, step: 100n }))

/** Exchange B's amounts are numbers, exact up to 2^53. */
export const exchangeBPayers: fc.Arbitrary<Payer> = fc.record({
  user: fc.constantFrom(...RECIPIENTS.exchangeB),
  refundTo: fc.constantFrom(...RECIPIENTS.exchangeB),
  step: fc.constant(1n),
  most: fc.constant(2n ** 53n - 1n),
})
