import type { BalanceView, PriceView } from '../../api/money-views.ts'
import type { Amount } from '../../core/currency.ts'
import { currencySuffix } from '../../core/currency-title.ts'
import { joins } from '../messages/language.ts'
import { m } from '../messages/messages.ts'
import { AmountText } from '../parts/amount-text.tsx'
import { Card } from '../parts/card.tsx'
import { ChainIcon, CurrencyIcon } from '../parts/currency-icon.tsx'
import { lazyComponent } from '../parts/fetched.tsx'
import { useApp } from '../state/app.ts'
import { useChainName } from '../state/chain-name.ts'
import { readyValue } from '../state/resource.ts'
import { shortDigits } from '../text/amount.ts'
import { UtxosLink } from './coins-link.tsx'
import { balanceGroups, type CurrencyGroup, isZeroBalance } from './groups.ts'
import { ValuationText } from './worth-text.tsx'

// Unlisted tokens are rare.
const UnlistedMark = lazyComponent(async () => (await import('../parts/unlisted-mark.tsx')).UnlistedToken)

// Folded content can load later.
const ZeroBalances = lazyComponent(async () => (await import('./zero-balances.tsx')).ZeroBalances)

/** From this length the unit needs its own line on a narrow screen. */
const LONG_DIGITS = 18

type ListProps = Readonly<{
  balances: readonly BalanceView[]
  isHidden: boolean
  isRefreshing: boolean
}>

export function BalanceList(props: ListProps) {
  const { store } = useApp()
  const prices = readyValue(store.prices.now.value)
  const zeros = props.balances.filter(isZeroBalance)
  return (
    <ul class="groups" aria-busy={props.isRefreshing} data-testid="balances">
      {balanceGroups(props.balances).map((group) => (
        <li key={group.key}>
          <Group {...props} group={group} prices={prices} />
        </li>
      ))}
      {zeros.length > 0 && (
        <li class="zero-place">
          <ZeroBalances balances={zeros} />
        </li>
      )}
    </ul>
  )
}

function Group(props: ListProps & { group: CurrencyGroup; prices: readonly PriceView[] | undefined }) {
  const { group, isHidden, prices } = props
  const say = m().home
  const nameOf = useChainName()
  const unread = group.rows.filter((row) => !row.known)
  const worth = { prices, isHidden }
  // A single chain's amount equals the total.
  const isAlone = group.rows.length === 1
  const isSplit = group.rows.filter((row) => row.known && row.value > 0n).length > 1
  return (
    <Card class="group">
      <div class="group-head">
        <CurrencyIcon currency={group.total.currency} isPinned={!group.isUnlisted} />
        <div class="group-name">
          <h3>{group.symbol}</h3>
          <span>{group.name}</span>
          {group.isUnlisted && <UnlistedMark currency={group.total.currency} />}
        </div>
        <div class="group-total">
          {unread.length === group.rows.length ? (
            <span class="unread">{say.notRead}</span>
          ) : (
            <>
              <AmountText
                amount={group.total}
                form="short"
                isHidden={isHidden}
                class={`big${isLong(group.total) ? ' long' : ''}`}
              />
              <ValuationText {...worth} balances={group.rows} />
            </>
          )}
          {!group.isWhole && unread.length < group.rows.length && <small>{say.withoutUnread(unread.length)}</small>}
        </div>
      </div>
      <ul class="rows">
        {group.rows.map((row) => (
          <li class="row" key={`${row.currency.chainId} ${row.currency.address}`}>
            <ChainIcon chain={{ id: row.currency.chainId, name: nameOf(row.currency.chainId) }} />
            <span class="row-name">
              {nameOf(row.currency.chainId)}
              {/* A space fits both text directions. */}
              {currencySuffix(row.currency) && <span class="row-kind"> {currencySuffix(row.currency)}</span>}
              <UtxosLink chainId={row.currency.chainId} />
            </span>
            {isAlone ? null : row.known ? (
              <span class="row-amount">
                <AmountText amount={row} form="short" isHidden={isHidden} />
                {isSplit && row.value > 0n && <ValuationText {...worth} balances={[row]} />}
              </span>
            ) : (
              <span class="row-unread">{say.couldNotRead}</span>
            )}
            {row.known && row.pending && (
              <span class="row-pending">
                {m().coins.arriving}
                {joins().colon}
                <AmountText amount={{ ...row, value: row.pending }} form="short" isHidden={isHidden} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function isLong(amount: Amount): boolean {
  return shortDigits(amount).length > LONG_DIGITS
}
