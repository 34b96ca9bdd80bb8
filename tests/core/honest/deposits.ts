import type fc from 'fast-check'
import { answerTo, type Bound } from './answer.ts'
import type { Honest, Terms } from './case.ts'
import { evmFacts } from './evm-facts.ts'
import { approveStep, bareApproveStep, depositStep } from './evm-steps.ts'
import { answers, crossesFrom, type Kind } from './kind.ts'
import { evmPayers, WRAPPED, waysFrom, waysWith } from './ways.ts'

const crosses = crossesFrom('evm')
const native: Kind = {
  route: 'deposit',
  ways: waysFrom((way) => crosses(way) && way.from.isNative),
  payers: evmPayers,
}
const token: Kind = { ...native, ways: waysFrom((way) => crosses(way) && !way.from.isNative) }
// It has no price: up to a thousand dollars it needs a tick, above that expert mode.
const custom: Kind = {
  ...native,
  ways: waysWith(WRAPPED, (way) => crosses(way) && !way.from.isNative, 'to'),
  wishes: { currencies: [WRAPPED], mostCents: 99_000n },
}

type Before = (bound: Bound) => readonly unknown[]
const nothing: Before = () => []
const exact: Before = (bound) => [approveStep(bound, bound.depository, bound.amountIn)]
const zeroAndExact: Before = (bound) => [approveStep(bound, bound.depository, 0n), ...exact(bound)]
const bare: Before = (bound) => [bareApproveStep(bound)]
const empty: Before = (bound) => [{ ...approveStep(bound, bound.depository, bound.amountIn), items: [] }]

type Allowance = (terms: Terms) => bigint
const none: Allowance = () => 0n
const some: Allowance = () => 1n
const enough: Allowance = ({ amountIn }) => amountIn

function deposits(kind: Kind, before: Before, allowance: Allowance): fc.Arbitrary<Honest> {
  return answers(kind, (terms) => ({
    quote: answerTo(terms, (bound) => [...before(bound), depositStep(bound)]),
    facts: evmFacts(terms, {}, allowance(terms)),
  }))
}

export const DEPOSITS = {
  'deposit-native': deposits(native, nothing, none),
  'deposit-approve': deposits(token, exact, none),
  'deposit-approve-without-calldata': deposits(token, bare, none),
  'deposit-zero-reset': deposits(token, zeroAndExact, some),
  'deposit-allowed-before': deposits(token, nothing, enough),
  'deposit-approve-skipped': deposits(token, empty, enough),
  'deposit-custom-token': deposits(custom, exact, none),
} as const
