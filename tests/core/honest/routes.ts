import fc from 'fast-check'
import { answerTo } from './answer.ts'
import { BITCOINS } from './bitcoins.ts'
import type { Honest } from './case.ts'
import { DEPOSITS } from './deposits.ts'
import { exchangeAFacts, exchangeASteps, exchangeBFacts, exchangeBSteps } from './exchanges.ts'
import { answers, crossesFrom } from './kind.ts'
import { PAYMENTS } from './payments.ts'
import { PERMITS } from './permits.ts'
import { reshaped, shapes } from './shapes.ts'
import { SWAPS } from './swaps.ts'
import { exchangeAPayers, exchangeBPayers, waysFrom } from './ways.ts'

export const KINDS: Readonly<Record<string, fc.Arbitrary<Honest>>> = {
  ...DEPOSITS,
  ...PAYMENTS,
  ...SWAPS,
  ...PERMITS,
  ...BITCOINS,
  'exchange-a': answers(
    { route: 'exchangeA', ways: waysFrom(crossesFrom('exchangeA')), payers: exchangeAPayers },
    (terms) => ({ quote: answerTo(terms, (bound) => exchangeASteps(bound)), facts: exchangeAFacts(terms) }),
  ),
  'exchange-b': answers(
    { route: 'exchangeB', ways: waysFrom(crossesFrom('exchangeB')), payers: exchangeBPayers },
    (terms) => ({ quote: answerTo(terms, (bound) => exchangeBSteps(bound)), facts: exchangeBFacts(terms) }),
  ),
}

export const honestQuotes: fc.Arbitrary<Honest> = fc
  .tuple(fc.oneof(...Object.values(KINDS)), shapes)
  .map(([full, shape]) => ({
    ...full,
    quote: reshaped(full.quote, shape, full.input.tradeType === 'EXACT_OUTPUT'),
  }))
