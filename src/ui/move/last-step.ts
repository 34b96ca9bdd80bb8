import { LAST_STEPS, type LastStep } from '../../core/item.ts'
import { isSignable } from '../quote/signable.ts'
import { isSend } from './sides.ts'
import type { useMove } from './use-move.ts'

/**
 * What the plan of what stands in the form ends with: by the quote, as long as there is one; before it, by what was chosen.
 * Undefined where only the service knows whether a router has to swap first, as it is after every refusal.
 */
export function lastStepOf({ draft, data, quote }: Pick<ReturnType<typeof useMove>, 'draft' | 'data' | 'quote'>) {
  return quotedLast(quote) ?? chosenLast({ draft, data })
}

function quotedLast(quote: ReturnType<typeof useMove>['quote']): LastStep | undefined {
  if (quote.state !== 'answered' || !isSignable(quote.view)) return undefined
  const word = quote.view.review.steps.at(-1)?.word
  return LAST_STEPS.find((each) => each === word)
}

function chosenLast({ draft, data }: Pick<ReturnType<typeof useMove>, 'draft' | 'data'>): LastStep | undefined {
  if (isSend(draft, data)) return 'send'
  return draft.payment === 'permit' ? 'evmSignature' : undefined
}
