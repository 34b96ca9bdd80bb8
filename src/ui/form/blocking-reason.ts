import { m } from '../messages/messages.ts'
import { ofFormDetails, ofGuidance } from '../messages/screen-messages.ts'
import { isSignableQuote } from '../quote/signable.ts'
import { noQuoteTitle } from '../review/no-quote.tsx'
import { familyOn } from '../state/wallet/family.ts'
import { callProblemText, gasLimitProblemText } from './calls/call-problem-text.ts'
import { localInputProblem } from './local-input/local-input-problem.ts'
import { sponsorshipProblemText } from './options/sponsorship-field.tsx'
import { addressProblemText, isTypedName } from './recipient/address-problem-text.ts'
import { linkRefusal } from './recipient/link-draft.ts'
import { linkRefusalText } from './recipient/pasted-link.tsx'
import { amountProblem } from './sides/amount-problem.ts'
import { currenciesProblemText } from './sides/currencies-problem.ts'
import type { useForm } from './use-form.ts'
import type { FormProblem } from './validation.ts'

type Form = ReturnType<typeof useForm>

/** `of` names the field that may show the reason in full (see ui/controls/reason-target.ts); undefined if none does. */
export type BlockingReason = Readonly<{ text: string; of: FormProblem['field'] | 'quote' | undefined }>

/** Undefined while the review is possible or a quote is awaited. */
export function blockingReason(form: Form): BlockingReason | undefined {
  const { quote, read } = form
  if (!read.ok) {
    const text = ofProblem(read.problem, form)
    return text === undefined ? undefined : { text, of: read.problem.field }
  }
  if (quote.state !== 'answered') return undefined
  // Only its expiry blocks it.
  if (isSignableQuote(quote.view)) return { text: m().quote.goodFor({ seconds: 0 }), of: undefined }
  return { text: noQuoteTitle(quote.view), of: 'quote' }
}

export function isFormUntouched({ read, localInput }: Form): boolean {
  if (read.ok || localInput?.problem !== undefined) return false
  const { field, problem } = read.problem
  return problem === 'empty' || (field === 'amount' && problem.problem === 'empty')
}

function ofProblem(problem: FormProblem, form: Form): string | undefined {
  const { draft, sides, data } = form
  const say = m().form
  switch (problem.field) {
    case 'account':
      return ofGuidance().noBitcoin.title
    case 'amount': {
      const typed = draft.trade === 'EXACT_INPUT' ? sides.from : sides.to
      if (form.localInput?.problem !== undefined) return localInputProblem(form.localInput, typed)
      return problem.problem.problem === 'empty' ? say.amount.empty : amountProblem(problem, draft.amount, typed)
    }
    case 'recipient':
    case 'refundTo': {
      const which = problem.field
      const family = familyOn(data.chains, (which === 'recipient' ? sides.to : sides.from)?.chainId)
      const typed = draft[which] ?? ''
      const refusal = linkRefusal(which, form)
      if (refusal && refusal.problem !== 'address') return linkRefusalText(refusal)
      // The lookup at the field shows the address of a name.
      return isTypedName(typed, family) ? undefined : addressProblemText(problem.problem, { typed, family, which })
    }
    case 'currencies':
      return currenciesProblemText(problem.problem, { sides, data })
    case 'trade':
      return ofFormDetails().trade[problem.problem]
    case 'slippage':
      return ofFormDetails().options.own.problems[problem.problem]
    case 'mostIn':
      return ofFormDetails().options.mostPaid.problems[problem.problem]
    case 'sponsorship':
      return sponsorshipProblemText(problem.problem)
    case 'call':
      return callProblemText(problem, draft.calls.length)
    case 'callsGas':
      return gasLimitProblemText()
    case 'exchangeAccount':
      return ofExchange(problem.problem, data)
  }
}

function ofExchange(problem: 'unknown' | 'none' | 'key', { exchangeB }: Form['data']): string {
  const say = m().exchangeAccount
  if (!exchangeB) return say.loading
  const { exchange } = exchangeB
  return problem === 'unknown'
    ? say.unread({ exchange })
    : problem === 'none'
      ? say.noneTitle({ exchange })
      : say.keyTitle({ exchange })
}
