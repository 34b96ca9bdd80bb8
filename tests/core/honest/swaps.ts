import type fc from 'fast-check'
import { currenciesOf } from '../../../src/core/chain/chain.ts'
import { knownFact, type Simulation } from '../../../src/core/chain/facts.ts'
import type { Currency } from '../../../src/core/money/currency.ts'
import { fingerprintOfCalls } from '../../../src/core/verify/evm/simulated-calls.ts'
import { answerTo, type Bound } from './answer.ts'
import type { Honest, Terms } from './case.ts'
import { evmFacts } from './evm-facts.ts'
import { approveStep, callsIn, swapStep, unwrapData, WRAP_DATA } from './evm-steps.ts'
import { currencyIn } from './figures.ts'
import { answers, crossesFrom, type Kind } from './kind.ts'
import { chainsOf } from './order.ts'
import { dollarsFor } from './prices.ts'
import { enforcedCalls, type Goal, PROXY, quotedCalls, ROUTER, routedData } from './routed.ts'
import { crosses, evmPayers, type Ways, WRAPPED, waysFrom, waysWith } from './ways.ts'

const isNative = (way: Ways) => way.from.isNative
const isLocal = (way: Ways) => way.origin.vm === 'ethereum-vm' && !crosses(way) && way.from.address !== way.to.address
const hasOther = (way: Ways) => crossesFrom('evm')(way) && otherToken(way) !== undefined

function otherToken({ origin, from }: Pick<Ways, 'origin' | 'from'>): Currency | undefined {
  return currenciesOf(origin).find((each) => !each.isNative && each.address !== from.address)
}

function kindOf(isWanted: (way: Ways) => boolean, isAcross: boolean): Kind {
  const route = isAcross ? 'swap' : 'localSwap'
  return { route, ways: waysFrom(isWanted), payers: evmPayers, ...(isAcross ? {} : { wishes: { isPlain: true } }) }
}

function steps(bound: Bound): readonly unknown[] {
  const data = routedData(paidIn(bound), quotedCalls(paidIn(bound), goalOf(bound)))
  if (bound.currency.isNative) return [swapStep(bound, ROUTER, data, bound.amountIn)]
  return [approveStep(bound, PROXY, bound.amountIn), swapStep(bound, PROXY, data, 0n)]
}

function paidIn({ input, amountIn }: Bound) {
  return { token: input.originCurrency, amount: amountIn, user: input.user }
}

function goalOf({ input, paid, orderId, depository }: Bound): Goal {
  return paid
    ? { token: paid.currency, depository, user: input.user, orderId }
    : { token: input.destinationCurrency, recipient: input.recipient }
}

// The payment less slippage, or the shown least.
function enforcedData(bound: Bound): `0x${string}` {
  const { paid, minimum, input } = bound
  const least = paid ? (paid.amount * BigInt(10_000 - (input.slippageBasisPoints ?? 0))) / 10_000n : minimum
  return routedData(paidIn(bound), enforcedCalls(paidIn(bound), goalOf(bound), least > 0n ? least : 1n))
}

function made(
  terms: Terms,
  stepsOf: (bound: Bound) => readonly unknown[],
  isRouted = true,
): Pick<Honest, 'quote' | 'facts'> {
  let bound: Bound | undefined
  const quote = answerTo(terms, (given) => {
    bound = given
    return stepsOf(given)
  })
  const { input, amountIn, out, paid } = terms
  const deposits = paid && bound ? [{ ...paid, depositor: input.user, orderId: bound.orderId }] : []
  const simulation: Simulation = {
    calls: fingerprintOfCalls(callsIn(quote, bound && isRouted ? enforcedData(bound) : undefined)),
    reverted: undefined,
    changes: [{ currency: input.originCurrency, amount: -amountIn }],
    approvals: [],
    arrivals: paid ? [] : [{ currency: input.destinationCurrency, amount: out }],
    deposits,
  }
  return { quote, facts: evmFacts(terms, { simulation: knownFact(simulation, 'an example') }) }
}

// The router's output less the swap's cost.
function across(terms: Terms): Terms {
  const { from } = chainsOf(terms)
  const input = currencyIn(terms, from, terms.input.originCurrency)
  const other = currenciesOf(from).find((each) => !each.isNative && each.address !== input.address)
  if (!other) throw new RangeError(`expected another token on ${from.name}`)
  const dollars = terms.amountIn * dollarsFor(input.symbol) * 10n ** BigInt(other.decimals)
  const worth = dollars / (dollarsFor(other.symbol) * 10n ** BigInt(input.decimals))
  return { ...terms, paid: { currency: other.address, amount: (worth * 995n) / 1_000n } }
}

function swapsAcross(isWanted: (way: Ways) => boolean): fc.Arbitrary<Honest> {
  return answers(
    kindOf((way) => hasOther(way) && isWanted(way), true),
    (terms) => made(across(terms), steps),
  )
}

function swapsHere(isWanted: (way: Ways) => boolean): fc.Arbitrary<Honest> {
  return answers(
    kindOf((way) => isLocal(way) && isWanted(way), false),
    (terms) => made(terms, steps),
  )
}

function wrapping(from: 'native' | 'wrapped'): fc.Arbitrary<Honest> {
  const ways = waysWith(WRAPPED, (way) => !crosses(way), from === 'wrapped' ? 'from' : 'to')
  const wishes = { currencies: [WRAPPED], isPlain: true, isExact: true, isOwn: true }
  return answers({ route: 'localSwap', ways, payers: evmPayers, wishes }, (terms) =>
    made(
      terms,
      (bound) => [
        from === 'native'
          ? swapStep(bound, WRAPPED.address, WRAP_DATA, bound.amountIn)
          : swapStep(bound, WRAPPED.address, unwrapData(bound.amountIn), 0n),
      ],
      false,
    ),
  )
}

/** Before a deposit or on one chain. */
export const SWAPS = {
  'swap-native': swapsAcross(isNative),
  'swap-token': swapsAcross((way) => !isNative(way)),
  'local-swap-native': swapsHere(isNative),
  'local-swap-token': swapsHere((way) => !isNative(way)),
  wrap: wrapping('native'),
  unwrap: wrapping('wrapped'),
} as const
