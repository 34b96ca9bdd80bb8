import fc from 'fast-check'
import { familyOf } from '../../../src/core/chain/chain.ts'
import type { IntentInput, TradeType } from '../../../src/core/intent/intent.ts'
import type { Currency } from '../../../src/core/money/currency.ts'
import { NOW } from '../honest.ts'
import type { Terms } from './case.ts'
import { dollarsFor } from './prices.ts'
import { ACCOUNTS, type Payer, RECIPIENTS, type Ways } from './ways.ts'

/** `isPlain` excludes calls, gas top-ups and sponsorship; `isExact` delivers the full amount, `isOwn` to the payer. */
export type Wishes = Partial<IntentInput> &
  Readonly<{
    isPlain?: boolean
    isExact?: boolean
    isOwn?: boolean
    hasNoCalls?: boolean
    isNotExactOutput?: boolean
    /** A limit in cents for outputs without a price. */
    mostCents?: bigint
  }>

/** Extras that the destination allows. */
function extrasFor({ destination, to }: Ways, wishes: Wishes): fc.Arbitrary<Partial<IntentInput>> {
  const isEvm = familyOf(destination) === 'evm'
  const sponsorship = fc.option(
    fc.record(
      {
        components: fc.subarray(['execution', 'swap', 'relay', 'app', 'rent'] as const, { minLength: 1 }),
        mostUsd: fc.bigInt({ min: 1n, max: 10_000_000n }),
      },
      { requiredKeys: [] },
    ),
    { nil: undefined, freq: 3 },
  )
  const slippage = fc.option(fc.integer({ min: 0, max: 300 }), { nil: undefined })
  const call = fc.record({
    to: fc.constantFrom(...ACCOUNTS),
    data: fc.constantFrom('0x', '0x12345678', `0xa9059cbb${'00'.repeat(64)}`),
    value: fc.constantFrom(0n, 7n),
  })
  if (wishes.isPlain) return fc.record({ slippageBasisPoints: slippage })
  const canCall = isEvm && !wishes.hasNoCalls
  return fc.record({
    sponsorship,
    slippageBasisPoints: slippage,
    calls: canCall ? fc.option(fc.array(call, { minLength: 1, maxLength: 3 }), { nil: undefined, freq: 2 }) : none,
    topupGasUsd:
      isEvm && !to.isNative
        ? fc.option(fc.bigInt({ min: 100_000n, max: 5_000_000n }), { nil: undefined, freq: 2 })
        : none,
  })
}

const none = fc.constant(undefined)

export function termsFor(way: Ways, payer: Payer, wishes: Wishes = {}): fc.Arbitrary<Terms> {
  const { profile, destination } = way
  return fc
    .record({
      tradeType: fc.constantFrom<TradeType[]>(
        'EXACT_INPUT',
        'EXPECTED_OUTPUT',
        ...(wishes.isNotExactOutput ? [] : ['EXACT_OUTPUT' as const]),
      ),
      // Cents; a rest remains after fees in every currency.
      cents: fc.bigInt({ min: 1_000n, max: wishes.mostCents ?? 5_000_000n }),
      feePerMille: fc.bigInt({ min: 0n, max: 20n }),
      minimumPerMille: fc.bigInt({ min: 991n, max: 1_000n }),
      recipient: fc.constantFrom(...RECIPIENTS[familyOf(destination)]),
      extras: extrasFor(way, wishes),
      salt: hash32,
      requestId: hash32,
      isSigned: fc.nat(3).map((drawn) => drawn === 0),
      statusPath: fc.constantFrom('/intents/status/v3' as const, '/intents/status' as const),
      isLimited: fc.boolean(),
    })
    .map(({ tradeType, recipient, extras, isLimited, cents, feePerMille, minimumPerMille, ...rest }) => {
      const priced = wishes.isExact
        ? { cents, feePerMille: 0n, minimumPerMille: 1_000n }
        : { cents, feePerMille, minimumPerMille }
      const slippage = wishes.isExact ? undefined : extras.slippageBasisPoints
      const figures = figuresOf({ way, payer, tradeType, slippage, ...priced })
      const {
        isPlain: _isPlain,
        isExact: _isExact,
        isOwn,
        hasNoCalls: _no,
        isNotExactOutput: _not,
        mostCents: _cents,
        ...fixed
      } = wishes
      const input: IntentInput = {
        user: payer.user,
        refundTo: payer.refundTo,
        originChainId: way.from.chainId,
        originCurrency: way.from.address,
        destinationChainId: way.to.chainId,
        destinationCurrency: way.to.address,
        amount: tradeType === 'EXACT_INPUT' ? figures.amountIn : figures.out,
        tradeType,
        recipient: isOwn ? payer.user : recipient,
        ...extras,
        ...(isLimited ? { mostIn: figures.amountIn, leastOut: figures.minimum } : {}),
        ...fixed,
      }
      return { profile, input, ...figures, ...rest, nowSeconds: NOW }
    })
}

type Drawn = Readonly<{
  way: Ways
  payer: Payer
  tradeType: TradeType
  cents: bigint
  feePerMille: bigint
  minimumPerMille: bigint
  slippage: number | undefined
}>

function figuresOf({ way, payer, tradeType, cents, feePerMille, minimumPerMille, slippage }: Drawn) {
  const { from, to } = way
  const whole = inUnits(from, cents)
  const amountIn = clamp(whole - (whole % payer.step), payer)
  const out = (inUnits(to, centsOf(from, amountIn)) * (1_000n - feePerMille)) / 1_000n
  const isOne = from.decimals === to.decimals && dollarsFor(from.symbol) === dollarsFor(to.symbol)
  const same = isOne && feePerMille === 0n ? amountIn : out
  const least = slippage === undefined ? (same * minimumPerMille) / 1_000n : same - (same * BigInt(slippage)) / 10_000n
  return { amountIn, out: same, minimum: tradeType === 'EXACT_OUTPUT' ? same : least }
}

const hash32 = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => `0x${Buffer.from(bytes).toString('hex')}` as const)

function clamp(amount: bigint, { step, least, most }: Payer): bigint {
  if (most !== undefined && amount > most) return most
  const smallest = least ?? step
  return amount < smallest ? smallest : amount
}

function inUnits(currency: Currency, cents: bigint): bigint {
  return (cents * 10n ** BigInt(currency.decimals)) / (100n * dollarsFor(currency.symbol))
}

function centsOf(currency: Currency, amount: bigint): bigint {
  return (amount * 100n * dollarsFor(currency.symbol)) / 10n ** BigInt(currency.decimals)
}
