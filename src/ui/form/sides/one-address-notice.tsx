import type { ComponentChildren } from 'preact'
import type { Amount } from '../../../core/money/currency.ts'
import { Notice } from '../../layout/notice.tsx'
import { ofGuidance } from '../../messages/screen-messages.ts'
import type { QuoteNow } from '../../quote/refresh-loop.ts'
import { refusalKind } from '../../quote/refusal-kind.ts'
import { useApp } from '../../state/app.ts'
import { useAnswer } from '../../state/use-answer.ts'
import { isOwnPayment } from '../draft.ts'
import type { useForm } from '../use-form.ts'
import { isDirectSend } from './chosen-currencies.ts'
import { oneAddressText } from './fee-reserve.tsx'

/** `rest` is on other addresses of the account. */
type Parts = Readonly<{ most: Amount; rest: Amount }>

/** Set after a refusal: some of the money is on other addresses. */
export function useOneAddress({ data, draft, sides, quote }: ReturnType<typeof useForm>): Parts | undefined {
  const { client } = useApp()
  const { from } = sides
  const isOneAddress = isOwnPayment(draft.payment) && !isDirectSend(draft, data)
  const isWanted = from !== undefined && isOneAddress && lacksMoney(quote)
  const about = isWanted ? { account: data.account, chainId: from.chainId, currency: from.address } : undefined
  // Without it the refusal tells the amounts.
  const answer = useAnswer(about, (of) => client.call('maximum.get', of), draft.amount)
  if (!answer || 'unavailable' in answer || !answer.onOtherAddresses) return undefined
  return { most: answer.maximum, rest: answer.onOtherAddresses }
}

export function OneAddressNotice({ most, rest, children }: Parts & Readonly<{ children: ComponentChildren }>) {
  return (
    <Notice kind="warn" title={ofGuidance().oneAddress.title} action={children} testId="one-address" isUrgent>
      {oneAddressText(most, rest)}
    </Notice>
  )
}

function lacksMoney(quote: QuoteNow): boolean {
  if (quote.state !== 'answered') return false
  const { view } = quote
  if (view.state === 'unavailable') return refusalKind(view.code) === 'notEnough'
  return view.state === 'refused' && view.findings.every(({ code }) => code === 'D30')
}
