import type { ComponentChildren } from 'preact'
import type { PriceView } from '../../../api/views/balances.ts'
import type { Amount } from '../../../core/money/currency.ts'
import { currencySuffix } from '../../../core/money/currency-title.ts'
import { AmountText } from '../../display/amount-text.tsx'
import { Card } from '../../layout/card.tsx'
import { lazyComponent } from '../../layout/lazy-component.tsx'
import { ChainIcon, CurrencyIcon } from '../../marks/currency-icon.tsx'
import { joins } from '../../messages/language.ts'
import { m } from '../../messages/messages.ts'
import { useChainName } from '../../state/wallet/chain-name.ts'
import { shortDigits } from '../../text/amount.ts'
import { ValuationText } from '../total/valuation-text.tsx'
import { UtxosLink } from '../utxos-link.tsx'
import type { CurrencyGroup } from './balance-groups.ts'

// Unlisted tokens are rare.
const UnlistedMark = lazyComponent(async () => (await import('../../display/unlisted-token.tsx')).UnlistedToken)

/** From this length the unit needs its own line on a narrow screen. */
const LONG_DIGITS = 18

type GroupProps = Readonly<{
  group: CurrencyGroup
  prices: readonly PriceView[] | undefined
  isHidden: boolean
  title: ComponentChildren
}>

export function BalanceGroup(props: GroupProps) {
  const { group, isHidden, prices } = props
  const say = m().home
  const nameOf = useChainName()
  const unread = group.rows.filter((row) => !row.known)
  const valuation = { prices, isHidden }
  // A single chain's amount equals the total.
  const isAlone = group.rows.length === 1
  const isSplit = group.rows.filter((row) => row.known && row.value > 0n).length > 1
  return (
    <Card class="group">
      <div class="group-head">
        <CurrencyIcon currency={group.total.currency} />
        <div class="group-name">
          <h3>{props.title}</h3>
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
              <ValuationText {...valuation} balances={group.rows} />
            </>
          )}
          {!group.isWhole && unread.length < group.rows.length && (
            <small>{say.withoutUnread({ chains: unread.length })}</small>
          )}
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
              {row.known && row.isEarlier && <small class="row-unread"> {say.earlier}</small>}
            </span>
            {isAlone ? null : row.known ? (
              <span class="row-amount">
                <AmountText amount={row} form="short" isHidden={isHidden} />
                {isSplit && row.value > 0n && <ValuationText {...valuation} balances={[row]} />}
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
