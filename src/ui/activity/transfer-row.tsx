import type { ExecutionView } from '../../api/views/transfers.ts'
import { isAwaitingPayment } from '../../core/execution/execution.ts'
import { isSendPlan } from '../../core/execution/item.ts'
import { AmountText } from '../display/amount-text.tsx'
import { Chip } from '../display/chip.tsx'
import { Icon } from '../display/icons.tsx'
import { LocalValue } from '../display/local-value.tsx'
import { RowAccount } from '../display/rows/row-account.tsx'
import { RowCounterparty } from '../display/rows/row-counterparty.tsx'
import { RowTime } from '../display/rows/row-time.tsx'
import { StateMark } from '../display/state-mark.tsx'
import { CurrencyIcon } from '../marks/currency-icon.tsx'
import { m } from '../messages/messages.ts'
import { hrefOf } from '../route.ts'
import { useApp } from '../state/app.ts'
import { readyValue } from '../state/resource.ts'
import { useOtherAccountName } from '../state/wallet/account-name.ts'
import { useChainName } from '../state/wallet/chain-name.ts'
import { useValueToday } from '../state/wallet/price.ts'
import { startedAtSeconds } from '../transfer/start-time.ts'
import {
  amountLanded,
  amountPaid,
  isHeld,
  isTransferInFlight,
  TRANSFER_LOOKS,
  transferState,
} from '../transfer/state.ts'
import { transferStateText } from '../transfer/state-text.ts'

// It waits for the user or an obstacle, so no running time is shown.
function isWaiting(execution: ExecutionView): boolean {
  return isAwaitingPayment(execution) || isHeld(execution) || execution.needs !== undefined
}

export function TransferRow({ execution, isUnderDay }: Readonly<{ execution: ExecutionView; isUnderDay: boolean }>) {
  const { route, store } = useApp()
  const isHidden = readyValue(store.wallet.now.value)?.settings.hideAmounts ?? false
  const nameOf = useChainName()
  const otherName = useOtherAccountName()(execution.intent.user)
  const account = execution.isOfFormerWallet ? m().activity.otherWallet : otherName
  const state = transferState(execution)
  const [tone, mark] = TRANSFER_LOOKS[state]
  const { intent } = execution
  const paid = amountPaid(execution)
  const where = nameOf(intent.destinationChainId)
  const what = arrivalOf(execution, isHidden)
  const dollars = useValueToday(paid)
  const href = hrefOf({ screen: 'transfer', id: execution.id })
  return (
    <li>
      <a class="transfer-row" href={href} aria-current={hrefOf(route.value) === href ? 'page' : undefined}>
        <CurrencyIcon currency={paid.currency} />
        <span class="transfer-what">
          <span class="transfer-amount">
            <AmountText amount={paid} form="short" isHidden={isHidden} class="strong" />
            {isUnderDay && !isHidden && dollars !== undefined && (
              <small>
                <LocalValue dollarMillionths={dollars} />
              </small>
            )}
          </span>
          <span class="transfer-route">
            {nameOf(intent.originChainId)}
            {!isSendPlan(execution.plan) && (
              <span class="transfer-to">
                <span class="transfer-as">
                  <Icon name="arrow" size={14} />
                  <span class="visually-hidden">{m().common.to}</span>
                  {what ?? where}
                </span>
                {what && <span>{where}</span>}
              </span>
            )}
          </span>
          <RowCounterparty
            address={intent.recipient}
            account={intent.user}
            say={(party) => m().common.toParty({ party })}
          />
          {account !== undefined && <RowAccount name={account} address={intent.user} />}
        </span>
        <span class="transfer-end">
          <Chip tone={tone}>
            <StateMark mark={mark} size={14} />
            {transferStateText(state)}
          </Chip>
          <RowTime
            sinceSeconds={
              isTransferInFlight(execution) && !isWaiting(execution) ? startedAtSeconds(execution) : undefined
            }
            approvedAtSeconds={execution.approvedAtSeconds}
            isUnderDay={isUnderDay}
          />
        </span>
      </a>
    </li>
  )
}

// The received amount once read; before that the expected one, where it differs from the sent one.
function arrivalOf(execution: ExecutionView, isHidden: boolean) {
  const landed = execution.stage.stage === 'filled' ? amountLanded(execution) : undefined
  if (landed) return <AmountText amount={landed} form="short" isHidden={isHidden} />
  const { symbol } = execution.expected.currency
  return symbol === amountPaid(execution).currency.symbol ? undefined : <bdi>{symbol}</bdi>
}
