import { ofForm } from '../messages/form-messages.ts'
import { ofGuidance } from '../messages/guidance-messages.ts'
import { m } from '../messages/messages.ts'
import { isSignable } from '../quote/signable.ts'
import { noQuoteTitle } from '../review/no-quote.tsx'
import { familyOn } from '../state/family.ts'
import { amountProblem } from './amount-problem.ts'
import { callSentence, callsGasSentence } from './call-sentence.ts'
import { currenciesSentence } from './currencies-sentence.ts'
import type { FormProblem } from './form.ts'
import { addressWords, isTypedName } from './party-words.ts'
import type { useMove } from './use-move.ts'

type Move = ReturnType<typeof useMove>

/** `of` names the field that may show the reason in full (see reason-of.ts); undefined if none does. */
export type WhyNot = Readonly<{ text: string; of: FormProblem['field'] | 'quote' | undefined }>

/** Undefined while the review is possible, or a quote is on its way. */
export function whyNot(move: Move): WhyNot | undefined {
  const { quote, read } = move
  if (!read.ok) {
    const text = ofProblem(read.problem, move)
    return text === undefined ? undefined : { text, of: read.problem.field }
  }
  if (quote.state !== 'answered') return undefined
  // Only the expiry of the quote blocks it.
  if (isSignable(quote.view)) return { text: m().quote.goodFor(0), of: undefined }
  return { text: noQuoteTitle(quote.view), of: 'quote' }
}

export function isUnbegun({ read }: Move): boolean {
  if (read.ok) return false
  const { field, problem } = read.problem
  return problem === 'empty' || (field === 'amount' && problem.problem === 'empty')
}

function ofProblem(problem: FormProblem, { draft, sides, data }: Move): string | undefined {
  const say = m().move
  switch (problem.field) {
    case 'account':
      return ofGuidance().noBitcoin.title
    case 'amount': {
      const typed = draft.trade === 'EXACT_INPUT' ? sides.from : sides.to
      return problem.problem.problem === 'empty' ? say.amount.empty : amountProblem(problem, draft.amount, typed)
    }
    case 'recipient':
    case 'refundTo': {
      const which = problem.field
      const family = familyOn(data.chains, (which === 'recipient' ? sides.to : sides.from)?.chainId)
      const typed = draft[which] ?? ''
      // The lookup at the field shows the address of a name.
      return isTypedName(typed, family) ? undefined : addressWords(problem.problem, { typed, family, which })
    }
    case 'currencies':
      return currenciesSentence(problem.problem, { sides, data })
    case 'trade':
      return ofForm().trade[problem.problem]
    case 'slippage':
      return ofForm().options.own.problems[problem.problem]
    case 'mostIn':
      return ofForm().options.mostPaid.problems[problem.problem]
    case 'sponsorship':
      return ofForm().options.sponsorMost.problems[problem.problem]
    case 'call':
      return callSentence(problem, draft.calls.length)
    case 'callsGas':
      return callsGasSentence()
    case 'exchangeAccount':
      return ofExchange(problem.problem, data)
  }
}

function ofExchange(problem: 'unknown' | 'none' | 'key', { exchangeB }: Move['data']): string {
  const say = m().exchangeAccount
  if (!exchangeB) return say.loading
  const { exchange } = exchangeB
  return problem === 'unknown'
    ? say.unread(exchange)
    : problem === 'none'
      ? say.noneTitle(exchange)
      : say.keyTitle(exchange)
}
