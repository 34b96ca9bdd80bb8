import { LAST_STEPS, type LastStep } from '../../../core/execution/item.ts'
import { isSignableQuote } from '../../quote/signable.ts'
import type { useForm } from '../use-form.ts'
import { isDirectSend } from './chosen-currencies.ts'

/**
 * Follows the quote, or the choices before there is one. Undefined where only the service knows whether a router
 * swaps first, as after every refusal.
 */
export function lastStepOf({ draft, data, quote }: Pick<ReturnType<typeof useForm>, 'draft' | 'data' | 'quote'>) {
  return quotedLast(quote) ?? chosenLast({ draft, data })
}

function quotedLast(quote: ReturnType<typeof useForm>['quote']): LastStep | undefined {
  if (quote.state !== 'answered' || !isSignableQuote(quote.view)) return undefined
  const word = quote.view.review.steps.at(-1)?.word
  return LAST_STEPS.find((each) => each === word)
}

function chosenLast({ draft, data }: Pick<ReturnType<typeof useForm>, 'draft' | 'data'>): LastStep | undefined {
  if (isDirectSend(draft, data)) return 'send'
  return draft.payment === 'permit' ? 'evmSignature' : undefined
}
