import type { BalanceView } from '../../api/views.ts'
import { m } from '../messages/messages.ts'
import { AmountText } from '../parts/amount-text.tsx'
import { Button } from '../parts/button.tsx'
import { Card } from '../parts/card.tsx'
import { ChainIcon, CurrencyIcon } from '../parts/currency-icon.tsx'
import { OutsideText } from '../parts/outside-text.tsx'
import { hrefOf } from '../route.ts'
import { useChainName } from '../state/chain-name.ts'
import { useFamily } from '../state/family.ts'
import { kindOf } from '../text/currency.ts'
import { type CurrencyGroup, groupsOf } from './groups.ts'

type ListProps = Readonly<{
  balances: readonly BalanceView[]
  isHidden: boolean
  isRefreshing: boolean
  onRetry: () => void
}>

/** What the account holds: one card a currency, one row a chain. */
export function BalanceList(props: ListProps) {
  return (
    <ul class="groups" aria-busy={props.isRefreshing} data-testid="balances">
      {groupsOf(props.balances).map((group) => (
        <li key={group.symbol}>
          <Group {...props} group={group} />
        </li>
      ))}
    </ul>
  )
}

function Group({ group, isHidden, isRefreshing, onRetry }: ListProps & { group: CurrencyGroup }) {
  const say = m().home
  const nameOf = useChainName()
  const familyOn = useFamily()
  const unread = group.rows.filter((row) => !row.known)
  return (
    <Card class="group">
      <div class="group-head">
        <CurrencyIcon currency={group.total.currency} />
        <div class="group-name">
          <h3>{group.symbol}</h3>
          <span>{group.name}</span>
        </div>
        <div class="group-total">
          {unread.length === group.rows.length ? (
            <span class="unread">{say.notRead}</span>
          ) : (
            <AmountText amount={group.total} form="short" isHidden={isHidden} class="big" />
          )}
          {!group.isWhole && unread.length < group.rows.length && <small>{say.withoutUnread(unread.length)}</small>}
        </div>
      </div>
      <ul class="rows">
        {group.rows.map((row) => (
          <li class="row" key={`${row.currency.chainId} ${row.currency.address}`}>
            <ChainIcon name={nameOf(row.currency.chainId)} />
            <span class="row-name">
              {nameOf(row.currency.chainId)}
              {kindOf(row.currency) && <span class="row-kind">{kindOf(row.currency)}</span>}
              {familyOn(row.currency.chainId) === 'bitcoin' && (
                <a class="row-link" href={hrefOf({ screen: 'coins' })} data-testid="coins-link">
                  {say.coins}
                </a>
              )}
            </span>
            {row.known ? (
              <AmountText amount={row} form="short" isHidden={isHidden} />
            ) : (
              <span class="row-unread">
                <span>{say.couldNotRead}</span>
                <Button kind="quiet" onClick={onRetry} isBusy={isRefreshing}>
                  {m().common.retry}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {unread[0] && !unread[0].known && (
        <p class="row-why">
          <OutsideText text={unread[0].why} />
        </p>
      )}
    </Card>
  )
}
