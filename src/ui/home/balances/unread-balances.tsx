import type { BalanceView } from '../../../api/views/balances.ts'
import type { Reason } from '../../../core/reason/reason.ts'
import { Button } from '../../controls/button.tsx'
import { ReasonText } from '../../display/reason.tsx'
import { Notice } from '../../layout/notice.tsx'
import { joins } from '../../messages/language.ts'
import { m } from '../../messages/messages.ts'
import { useApp } from '../../state/app.ts'
import { useChainName } from '../../state/wallet/chain-name.ts'
import { groupBy } from '../../text/group-by.ts'
import { hasUnreadBalance, shownBalances } from './shown-balances.ts'

const STILL_READ: Reason = { code: 'BITCOIN_STILL_READ' }

export function UnreadBalances(props: {
  balances: readonly BalanceView[]
  isRefreshing: boolean
  onRetry: () => unknown
}) {
  const say = m().home
  const { store } = useApp()
  const nameOf = useChainName()
  const unread = props.balances.flatMap((each) => {
    const why = !each.known ? each.why : each.isPartial ? STILL_READ : undefined
    return why ? [{ chain: nameOf(each.currency.chainId), why }] : []
  })
  if (unread.length === 0) return null
  const isWaiting = unread.every(({ why }) => why.code === 'SLOW' || why.code === STILL_READ.code)
  const hasEarlier = shownBalances(store)?.balances.some((each) => each.known && each.isEarlier) ?? false
  const title = hasUnreadBalance(props.balances) ? say.balancesFailed : say.someFailed
  const different = groupBy(unread, ({ why }) => JSON.stringify(why))
  return (
    <Notice
      kind={isWaiting ? 'info' : 'warn'}
      title={isWaiting ? say.stillRead : title}
      action={
        <Button onClick={props.onRetry} isBusy={props.isRefreshing} testId="read-again">
          {m().common.retry}
        </Button>
      }
      testId="unread"
    >
      {hasUnreadBalance(props.balances) && <p>{say.notTouched}</p>}
      {[...different].map(([key, all]) => (
        <p key={key}>
          <bdi>{[...new Set(all.map(({ chain }) => chain))].join(joins().comma)}</bdi>
          {joins().colon}
          {all[0] && <ReasonText reason={all[0].why} />}
        </p>
      ))}
      {hasEarlier && <p>{say.earlierShown}</p>}
    </Notice>
  )
}
