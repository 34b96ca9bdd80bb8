import fc from 'fast-check'
import { familyOf } from '../../../src/core/chain.ts'
import { answerTo, type Bound } from './answer.ts'
import { crosses, evmPayers, termsFor, type Ways, waysFrom } from './arbitrary.ts'
import type { Honest, Route, Terms } from './case.ts'
import { evmFacts } from './evm-facts.ts'
import { approveStep, bareApproveStep, depositStep } from './evm-steps.ts'
import { reshaped, shapes } from './shapes.ts'

/** How a token deposit may be prepared: by which approvals, or by an allowance that is there already. */
const APPROVALS = ['exact', 'reset', 'bare', 'allowed', 'skipped'] as const
type Approvals = (typeof APPROVALS)[number]

const fromEvm = (way: Ways) => familyOf(way.origin) === 'evm'

function approvalSteps(bound: Bound, approvals: Approvals, spender: string): readonly unknown[] {
  if (bound.currency.isNative || approvals === 'allowed') return []
  const exact = approveStep(bound, spender, bound.amountIn)
  if (approvals === 'skipped') return [{ ...exact, items: [] }]
  if (approvals === 'bare') return [bareApproveStep(bound)]
  return approvals === 'reset' ? [approveStep(bound, spender, 0n), exact] : [exact]
}

const deposits: fc.Arbitrary<Honest> = fc
  .tuple(
    waysFrom((way) => fromEvm(way) && crosses(way)),
    evmPayers,
    fc.constantFrom(...APPROVALS),
  )
  .chain(([way, payer, approvals]) =>
    termsFor(way, payer).map((terms) => {
      const allowance = { exact: 0n, reset: 1n, bare: 0n, allowed: terms.amountIn, skipped: terms.amountIn }[approvals]
      return honest('deposit', `${way.from.isNative ? '' : `${approvals} `}deposit`, terms, {
        quote: answerTo(terms, (bound) => [...approvalSteps(bound, approvals, bound.depository), depositStep(bound)]),
        facts: evmFacts(terms, {}, allowance),
      })
    }),
  )

function honest(route: Route, what: string, terms: Terms, made: Pick<Honest, 'quote' | 'facts'>): Honest {
  const { profile, input } = terms
  const name = `${profile.name}: ${what} from ${input.originChainId} to ${input.destinationChainId}, ${input.tradeType}`
  return { route, name, profile, input, ...made }
}

/** The honest answers of each route, in their full shape. A route is here once the wallet can prove its kind. */
export const ROUTES: Readonly<Partial<Record<Route, fc.Arbitrary<Honest>>>> = { deposit: deposits }

/** Honest answers of all routes, in every shape that the service may give them. */
export const honestQuotes: fc.Arbitrary<Honest> = fc
  .tuple(fc.oneof(...Object.values(ROUTES)), shapes)
  .map(([full, shape]) => ({
    ...full,
    quote: reshaped(full.quote, shape, full.input.tradeType === 'EXACT_OUTPUT'),
  }))
