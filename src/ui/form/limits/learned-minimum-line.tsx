import type { AttemptedAmount } from '../../../core/intent/learned-minimum.ts'
import type { Currency } from '../../../core/money/currency.ts'
import { parseDecimal } from '../../../lib/decimal.ts'
import { joins } from '../../messages/language.ts'
import { ofTerms } from '../../messages/screen-messages.ts'
import { useApp } from '../../state/app.ts'
import { useAnswer } from '../../state/use-answer.ts'
import { exactText } from '../../text/amount.ts'
import { agoText } from '../../text/time-ago.ts'
import type { useForm } from '../use-form.ts'

export function LearnedMinimumLine({ form: { draft, quote, sides } }: Readonly<{ form: ReturnType<typeof useForm> }>) {
  const { from, to } = sides
  const learned = useLeast(from, to, quote.state === 'answered' ? quote.view.state : undefined)
  if (!learned || !from || draft.trade !== 'EXACT_INPUT' || draft.payment !== 'deposit') return null
  const typed = parseDecimal(draft.amount, from.decimals)
  if (!typed.ok || typed.value === 0n || typed.value > learned.refused.amount) return null
  const say = ofTerms().least
  const now = Date.now()
  const isSaid =
    quote.state === 'answered' && quote.view.state === 'unavailable' && quote.view.code === 'AMOUNT_TOO_LOW'
  if (isSaid && !learned.worked) return null
  const text = (tried: AttemptedAmount, word: (values: { amount: string; ago: string }) => string) =>
    word({ amount: exactText({ currency: from, value: tried.amount }), ago: agoText(tried.atSeconds, now) })
  return (
    <p class="field-note" role="status" data-testid="learned-least">
      {!isSaid && text(learned.refused, say.refused)}
      {joins().after}
      {learned.worked && text(learned.worked, say.worked)}
    </p>
  )
}

// Each answer may have taught a new minimum, so it is read again.
function useLeast(from: Currency | undefined, to: Currency | undefined, answer: string | undefined) {
  const { client } = useApp()
  const about = from && to && { from: idOf(from), to: idOf(to) }
  return useAnswer(about, (of) => client.call('route.least', of), answer)
}

function idOf({ chainId, address }: Currency): Pick<Currency, 'chainId' | 'address'> {
  return { chainId, address }
}
