import fc from 'fast-check'
import type { Chain } from '../../../src/core/chain.ts'
import { currenciesOf, familyOf } from '../../../src/core/chain.ts'
import type { Currency } from '../../../src/core/currency.ts'
import type { IntentInput, TradeType } from '../../../src/core/intent.ts'
import type { Profile } from '../../../src/core/profile.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { relay } from '../../../src/core/profiles/relay.ts'
import { NOW } from '../honest.ts'
import type { Terms } from './case.ts'
import { SOLVER } from './order.ts'

/** The profiles that are tried; the public one with a solver whose key is known, so that orders can be signed. */
export const PROFILES: readonly Profile[] = [devnet, { ...relay, solvers: [...relay.solvers, SOLVER] }]

// Accounts of the public test mnemonic, EIP-55.
const ACCOUNTS = [
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
] as const
/** An address of each family that money may be sent to. */
const RECIPIENTS = {
  evm: ACCOUNTS,
  exchangeA: ACCOUNTS,
  bitcoin: [
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr',
    '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
    '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
  ],
  exchangeB: ['509564', '12'],
} as const

/** What one unit is worth in dollars: the price that honest figures are made with. */
const USD: Readonly<Record<string, bigint>> = { ETH: 2_000n, BNB: 600n, HYPE: 30n, AVAX: 25n, BTC: 60_000n }

/** An intent's side of an origin: who pays, where refunds go, and what amounts can be moved. */
export type Payer = Readonly<{ user: string; refundTo: string; step: bigint; most?: bigint }>

/** What an origin needs to be asked about: the profile, the chains and the currencies. */
export type Ways = Readonly<{ profile: Profile; from: Currency; to: Currency; origin: Chain; destination: Chain }>

/** Pairs of currencies on two chains whose origin is of a family and passes the test. */
export function waysFrom(isWanted: (way: Ways) => boolean): fc.Arbitrary<Ways> {
  const all = PROFILES.flatMap((profile) =>
    profile.chains.flatMap((origin) =>
      profile.chains.flatMap((destination) =>
        currenciesOf(origin).flatMap((from) =>
          currenciesOf(destination).map((to) => ({ profile, from, to, origin, destination })),
        ),
      ),
    ),
  ).filter(isWanted)
  return fc.constantFrom(...all)
}

/** Whether a way leads to another chain. */
export function crosses({ origin, destination }: Ways): boolean {
  return origin.id !== destination.id
}

const tradeTypes: fc.Arbitrary<TradeType> = fc.constantFrom('EXACT_INPUT', 'EXACT_OUTPUT', 'EXPECTED_OUTPUT')

/** What a person may want beside the way and the amount. */
const extras: fc.Arbitrary<Partial<IntentInput>> = fc.record({
  sponsorship: fc.option(
    fc.record(
      {
        components: fc.subarray(['execution', 'swap', 'relay', 'app', 'rent'] as const, { minLength: 1 }),
        mostUsd: fc.bigInt({ min: 1n, max: 10_000_000n }),
      },
      { requiredKeys: [] },
    ),
    { nil: undefined, freq: 3 },
  ),
  slippageBasisPoints: fc.option(fc.integer({ min: 0, max: 300 }), { nil: undefined }),
})

/** The terms of an honest answer for a way: all trade types, amounts, prices, slippage and wishes. */
export function termsFor(
  way: Ways,
  payer: Payer,
  tradeType: fc.Arbitrary<TradeType> = tradeTypes,
): fc.Arbitrary<Terms> {
  const { profile, from, to, destination } = way
  return fc
    .record({
      tradeType,
      // Cents, so that fees in tenths of a per cent leave something over in every currency.
      cents: fc.bigInt({ min: 1_000n, max: 5_000_000n }),
      feePerMille: fc.bigInt({ min: 0n, max: 20n }),
      minimumPerMille: fc.bigInt({ min: 991n, max: 1_000n }),
      recipient: fc.constantFrom(...RECIPIENTS[familyOf(destination)]),
      extras,
      salt: hash32,
      requestId: hash32,
      isSigned: fc.nat(3).map((drawn) => drawn === 0),
      statusPath: fc.constantFrom('/intents/status/v3' as const, '/intents/status' as const),
      isLimited: fc.boolean(),
    })
    .map((drawn) => {
      const { tradeType, extras } = drawn
      const whole = inUnits(from, drawn.cents)
      const amountIn = clamp(whole - (whole % payer.step), payer)
      const out = (inUnits(to, centsOf(from, amountIn)) * (1_000n - drawn.feePerMille)) / 1_000n
      const slippage = extras.slippageBasisPoints
      const least =
        slippage === undefined ? (out * drawn.minimumPerMille) / 1_000n : out - (out * BigInt(slippage)) / 10_000n
      const minimum = tradeType === 'EXACT_OUTPUT' ? out : least
      const input: IntentInput = {
        user: payer.user,
        refundTo: payer.refundTo,
        originChainId: from.chainId,
        originCurrency: from.address,
        destinationChainId: to.chainId,
        destinationCurrency: to.address,
        amount: tradeType === 'EXACT_INPUT' ? amountIn : out,
        tradeType,
        recipient: drawn.recipient,
        ...extras,
        ...(drawn.isLimited ? { mostIn: amountIn, leastOut: minimum } : {}),
      }
      const { salt, requestId, isSigned, statusPath } = drawn
      return { profile, input, amountIn, out, minimum, salt, requestId, isSigned, statusPath, nowSeconds: NOW }
    })
}

const hash32 = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => `0x${Buffer.from(bytes).toString('hex')}` as const)

/** An account on an EVM chain that pays, with refunds to itself or to another of its own. */
export const evmPayers: fc.Arbitrary<Payer> = fc.record({
  user: fc.constantFrom(...ACCOUNTS),
  refundTo: fc.constantFrom(...ACCOUNTS),
  step: fc.constant(1n),
})

/** An account of exchange A, whose transfers carry six decimals of the ledger's eight. */
export const exchangeAPayers: fc.Arbitrary<Payer> = evmPayers.map((payer) => ({ ...payer, step: 100n }))

/** An account index of exchange B. Its amounts are numbers, which are exact up to 2^53. */
export const exchangeBPayers: fc.Arbitrary<Payer> = fc.record({
  user: fc.constantFrom(...RECIPIENTS.exchangeB),
  refundTo: fc.constantFrom(...RECIPIENTS.exchangeB),
  step: fc.constant(1n),
  most: fc.constant(2n ** 53n - 1n),
})

function clamp(amount: bigint, { step, most }: Payer): bigint {
  if (most !== undefined && amount > most) return most
  return amount < step ? step : amount
}

function inUnits(currency: Currency, cents: bigint): bigint {
  return (cents * 10n ** BigInt(currency.decimals)) / (100n * (USD[currency.symbol] ?? 1n))
}

function centsOf(currency: Currency, amount: bigint): bigint {
  return (amount * 100n * (USD[currency.symbol] ?? 1n)) / 10n ** BigInt(currency.decimals)
}
