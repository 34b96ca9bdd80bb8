import { intent } from '../../src/core/intent/intent.ts'
import { decodeQuoteText } from '../../src/core/quote/quote.ts'
import { verify } from '../../src/core/verify/verify.ts'
import type { Honest } from '../core/honest/case.ts'

/** The verdict; the floor parses and copies the same text. */
export type Decision = Readonly<{ ours: () => void; floor: () => void }>

export function decisionOf({ profile, input, quote, facts }: Omit<Honest, 'route'>): Decision {
  const made = intent(input, profile)
  if (!made.ok) throw new Error('expected an intent')
  const frozen = made.intent
  const text = JSON.stringify(quote)
  return {
    ours: () => {
      const decoded = decodeQuoteText(text)
      if (!decoded.ok || verify(frozen, decoded.quote, facts, profile).verdict !== 'accept')
        throw new Error('expected a proof')
    },
    floor: () => void structuredClone(JSON.parse(text)),
  }
}
