import type { DepositView } from '../../../api/views/transfers.ts'
import type { Amount } from '../../../core/money/currency.ts'
import { ReasonText } from '../../display/reason.tsx'
import { Notice } from '../../layout/notice.tsx'
import { m } from '../../messages/messages.ts'
import { exactText } from '../../text/amount.ts'
import { ServiceWord } from '../status/service-word.tsx'
import type { DepositStatus } from './deposit-status.ts'

const KINDS = {
  unread: 'warn',
  nothing: 'info',
  late: 'warn',
  less: 'warn',
  exact: 'good',
  more: 'info',
  several: 'warn',
} as const satisfies Readonly<Record<DepositStatus['news'], string>>

export function DepositNotice(
  props: Readonly<{ news: DepositStatus; view: DepositView; pays: Amount; isReusable: boolean }>,
) {
  const say = m().deposit
  const { news, view, pays, isReusable } = props
  const means = { ...say.means, ...(isReusable && say.meansReusable) }
  const waiting = view.known ? view.waiting : 0n
  const isAll = view.known && waiting === view.arrived
  // The service waits for a block.
  const isWaiting = news.news === 'exact' && waiting > 0n
  return (
    <div role="status">
      <Notice kind={KINDS[news.news]} title={titleOf(news, view, pays)} testId={`deposit-${news.news}`}>
        {news.news === 'unread' ? (
          <p>
            <ReasonText reason={news.why} />
          </p>
        ) : (
          <Means text={isWaiting ? say.exactWaits : means[news.news]} news={news.news} />
        )}
        {waiting > 0n && !isWaiting && (
          <p>{isAll ? say.allWaits : say.waits({ amount: exactText({ ...pays, value: waiting }) })}</p>
        )}
      </Notice>
    </div>
  )
}

// The order covers only the exact payment; the service decides about others.
function Means({ text, news }: Readonly<{ text: string; news: DepositStatus['news'] }>) {
  return news === 'nothing' || news === 'exact' ? <p>{text}</p> : <ServiceWord text={text} />
}

function titleOf(news: DepositStatus, view: DepositView, pays: Amount): string {
  const say = m().deposit.news
  const text = (value: bigint) => exactText({ ...pays, value })
  const arrived = text(view.known ? view.arrived : 0n)
  switch (news.news) {
    case 'less':
      return say.less({ arrived, missing: text(news.missing) })
    case 'exact':
      return say.exact({ arrived })
    case 'more':
      return say.more({ arrived, excess: text(news.excess) })
    case 'several':
      return say.several({ payments: news.payments, arrived })
    default:
      return say[news.news]
  }
}
