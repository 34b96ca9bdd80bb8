import type { PossiblePaymentView } from '../../../api/views/approvals.ts'
import { isUnlimited } from '../../../core/page/calls/unlimited-allowance.ts'
import { allowanceText } from '../../calls/token-text.ts'
import { Notice } from '../../layout/notice.tsx'
import { ofCalls } from '../../messages/screen-messages.ts'

export function PossiblePaymentNotice({ payment }: Readonly<{ payment: PossiblePaymentView | null | undefined }>) {
  const say = ofCalls().possiblePayment
  if (payment === null) return null
  if (payment === undefined) {
    return (
      <Notice kind="info" testId="possible-payment-reading">
        {say.reading}
      </Notice>
    )
  }
  const { takes, beyond } = payment
  const isSome = takes === undefined || takes.length > 0
  return (
    <Notice
      kind={isSome || beyond ? 'danger' : 'warn'}
      title={takes === undefined ? say.unreadTitle : isSome ? say.title : say.noneTitle}
      testId="possible-payment"
    >
      {takes && takes.length > 0 && (
        <ul>
          {takes.map(({ amount: { currency, value }, at }) => (
            <li key={`${currency.address} ${at}`}>
              {allowanceText(currency, value, isUnlimited(value))}
              {at === 'permit2' && ` ${say.throughPermit2}`}
            </li>
          ))}
        </ul>
      )}
      <p>{takes === undefined ? say.unread : isSome ? say.text : say.none}</p>
      {beyond && <p>{say.beyond[beyond]}</p>}
    </Notice>
  )
}
