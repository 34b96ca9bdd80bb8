import fc from 'fast-check'
import { type Family, familyOf } from '../../../src/core/chain/chain.ts'
import type { Honest, Route, Terms } from './case.ts'
import { termsFor, type Wishes } from './terms.ts'
import { crosses, type Payer, type Ways } from './ways.ts'

export type Kind = Readonly<{
  route: Route
  ways: fc.Arbitrary<Ways>
  payers: fc.Arbitrary<Payer>
  wishes?: Wishes
}>

export function answers(kind: Kind, make: (terms: Terms) => Pick<Honest, 'quote' | 'facts'>): fc.Arbitrary<Honest> {
  return fc.tuple(kind.ways, kind.payers).chain(([way, payer]) =>
    termsFor(way, payer, kind.wishes).map((terms) => {
      const { profile, input } = terms
      const where = `from ${input.originChainId} to ${input.destinationChainId} of ${profile.name}`
      return { route: kind.route, name: `${kind.route} ${where}, ${input.tradeType}`, profile, input, ...make(terms) }
    }),
  )
}

export function crossesFrom(family: Family): (way: Ways) => boolean {
  return (way) => familyOf(way.origin) === family && crosses(way)
}
