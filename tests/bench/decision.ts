import { intent } from '../../src/core/intent/intent.ts'
import { decodeQuoteText } from '../../src/core/quote/quote.ts'
import { verify } from '../../src/core/verify/verify.ts'
import type { Honest } from '../core/honest/case.ts'

/** Milliseconds per decision, and per parse of the same text. */
export type Decided = Readonly<{ ours: readonly number[]; floor: readonly number[] }>

/**
 * Times the verdict on an honest quote, in turns with parsing and copying its text. Drops the first tenth as warm-up.
 */
export function timeDecisions({ profile, input, quote, facts }: Omit<Honest, 'route'>, rounds: number): Decided {
  const made = intent(input, profile)
  if (!made.ok) throw new Error('expected an intent')
  const frozen = made.intent
  const text = JSON.stringify(quote)
  const decide = () => {
    const decoded = decodeQuoteText(text)
    if (!decoded.ok || verify(frozen, decoded.quote, facts, profile).verdict !== 'accept')
      throw new Error('expected a proof')
  }
  const values: { ours: number[]; floor: number[] } = { ours: [], floor: [] }
  for (let round = 0; round < rounds; round += 1) {
    values.ours.push(timed(decide))
    values.floor.push(timed(() => structuredClone(JSON.parse(text))))
  }
  const cold = Math.ceil(rounds / 10)
  return { ours: values.ours.slice(cold), floor: values.floor.slice(cold) }
}

function timed(act: () => void): number {
  const began = performance.now()
  act()
  return performance.now() - began
}
