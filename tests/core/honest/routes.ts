import fc from 'fast-check'
import { familyOf } from '../../../src/core/chain.ts'
import { answerTo, type Bound } from './answer.ts'
import {
  crosses,
  evmPayers,
  exchangeAPayers,
  exchangeBPayers,
  type Payer,
  termsFor,
  type Ways,
  waysFrom,
} from './arbitrary.ts'
import type { Honest, Route, Terms } from './case.ts'
import { evmFacts } from './evm-facts.ts'
import { approveStep, bareApproveStep, depositStep } from './evm-steps.ts'
import { exchangeAFacts, exchangeASteps, exchangeBFacts, exchangeBSteps } from './exchanges.ts'
import { reshaped, shapes } from './shapes.ts'

type Made = Pick<Honest, 'quote' | 'facts'>
type Way = Readonly<{ route: Route; isWanted: (way: Ways) => boolean; payers: fc.Arbitrary<Payer> }>

/** A kind of honest answer: from which currencies to which, paid by whom, and made how. */
function answers({ route, isWanted, payers }: Way, make: (terms: Terms) => Made): fc.Arbitrary<Honest> {
  return fc.tuple(waysFrom(isWanted), payers).chain(([way, payer]) =>
    termsFor(way, payer).map((terms) => {
      const { profile, input } = terms
      const name = `${route} from ${input.originChainId} to ${input.destinationChainId} of ${profile.name}, ${input.tradeType}`
      return { route, name, profile, input, ...make(terms) }
    }),
  )
}

const isFrom = (family: ReturnType<typeof familyOf>) => (way: Ways) => familyOf(way.origin) === family && crosses(way)
const fromNative: Way = {
  route: 'deposit',
  isWanted: (way) => isFrom('evm')(way) && way.from.isNative,
  payers: evmPayers,
}
const fromToken: Way = { ...fromNative, isWanted: (way) => isFrom('evm')(way) && !way.from.isNative }

function deposit(before: (bound: Bound) => readonly unknown[], allowanceOf: (terms: Terms) => bigint) {
  return (terms: Terms): Made => ({
    quote: answerTo(terms, (bound) => [...before(bound), depositStep(bound)]),
    facts: evmFacts(terms, {}, allowanceOf(terms)),
  })
}

const exact = (bound: Bound) => approveStep(bound, bound.depository, bound.amountIn)
const zero = (bound: Bound) => approveStep(bound, bound.depository, 0n)

/**
 * The honest answers of each kind, in their full shape; a kind does something of its own with the money. One is here
 * once the wallet can prove it.
 */
export const KINDS: Readonly<Record<string, fc.Arbitrary<Honest>>> = {
  'deposit-native': answers(
    fromNative,
    deposit(
      () => [],
      () => 0n,
    ),
  ),
  'deposit-approve': answers(
    fromToken,
    deposit(
      (bound) => [exact(bound)],
      () => 0n,
    ),
  ),
  'deposit-approve-without-calldata': answers(
    fromToken,
    deposit(
      (bound) => [bareApproveStep(bound)],
      () => 0n,
    ),
  ),
  'deposit-zero-reset': answers(
    fromToken,
    deposit(
      (bound) => [zero(bound), exact(bound)],
      () => 1n,
    ),
  ),
  'deposit-allowed-before': answers(
    fromToken,
    deposit(
      () => [],
      ({ amountIn }) => amountIn,
    ),
  ),
  'deposit-approve-skipped': answers(
    fromToken,
    deposit(
      (bound) => [{ ...exact(bound), items: [] }],
      ({ amountIn }) => amountIn,
    ),
  ),
  'exchange-a': answers({ route: 'exchangeA', isWanted: isFrom('exchangeA'), payers: exchangeAPayers }, (terms) => ({
    quote: answerTo(terms, (bound) => exchangeASteps(bound)),
    facts: exchangeAFacts(terms),
  })),
  'exchange-b': answers({ route: 'exchangeB', isWanted: isFrom('exchangeB'), payers: exchangeBPayers }, (terms) => ({
    quote: answerTo(terms, (bound) => exchangeBSteps(bound)),
    facts: exchangeBFacts(terms),
  })),
}

/** Honest answers of all kinds, in every shape that the service may give them. */
export const honestQuotes: fc.Arbitrary<Honest> = fc
  .tuple(fc.oneof(...Object.values(KINDS)), shapes)
  .map(([full, shape]) => ({
    ...full,
    quote: reshaped(full.quote, shape, full.input.tradeType === 'EXACT_OUTPUT'),
  }))
