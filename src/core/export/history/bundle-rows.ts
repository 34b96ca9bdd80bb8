import { formatDecimal } from '../../../lib/decimal.ts'
import { type Bundle, isBundleInFlight, siteRequesterOf } from '../../bundle/bundle.ts'
import { effectiveAtSeconds, type ItemState, isEffective } from '../../execution/execution.ts'
import { isCancel, tookEffect } from '../../execution/steps/step.ts'
import { isSameAddress } from '../../families/address.ts'
import type { Amount } from '../../money/currency.ts'
import { currencyTitle } from '../../money/currency-title.ts'
import { stepFeeAtMost, stepFeePaid } from '../../money/network-fee.ts'
import { hasAttachedMoney } from '../../page/calls/attached-money.ts'
import type { CallAct, CallMeaning } from '../../page/calls/meaning.ts'
import { namedParties } from '../../page/calls/named-parties.ts'
import type { SignedShown } from '../../sign/signed-without-bytes.ts'
import { callText } from './call-text.ts'
import { COLUMNS, type HistoryRow, timeText } from './columns.ts'

export type ReadCall = Readonly<{ to: string | undefined; value: Amount; meaning: CallMeaning }>

const NOTHING = Object.fromEntries(COLUMNS.map((column) => [column, ''])) as HistoryRow

/** One row for each transaction. */
export function bundleRows(
  bundle: Bundle<SignedShown>,
  calls: readonly ReadCall[],
  chain: string,
): readonly HistoryRow[] {
  return calls.map((call, index) => {
    const state = bundle.items[index] ?? { phase: 'planned' }
    const isRead = tookEffect(state)
    const { mostGas } = bundle
    const fee = 'inclusion' in state ? stepFeePaid(state) : undefined
    const gas = (value: bigint | undefined) => (value === undefined ? '' : digits({ ...mostGas, value }))
    return {
      ...NOTHING,
      id: bundle.id,
      approvedAt: timeText(bundle.approvedAtSeconds),
      endedAt: endOf(bundle, state),
      state: stateOf(bundle, state),
      proof: isRead ? 'read on the chain by this wallet' : '',
      requestedBy: siteRequesterOf(bundle)?.origin ?? 'wallet',
      account: bundle.account,
      sentChain: chain,
      ...sentOf(call, bundle.account, isRead),
      sentTransaction: 'inclusion' in state ? state.signed.hash : '',
      recipient: recipientOf(call),
      networkFeeAtMost: gas(state.phase === 'planned' ? undefined : stepFeeAtMost(state)),
      networkFeePaid: gas(fee?.value),
      networkFeeForData: gas(fee?.forData),
      networkFeeCurrency: currencyTitle(mostGas.currency),
      orderId: call.meaning.act.kind === 'deposit' ? call.meaning.act.orderId : '',
      kind: 'transaction',
      what: callText(call),
      contract: call.meaning.act.kind === 'payment' ? '' : (call.to ?? ''),
    }
  })
}

function stateOf({ stage }: Pick<Bundle, 'stage'>, state: ItemState<SignedShown>): string {
  const { phase } = state
  if (isEffective(state)) return isCancel(state) ? 'cancelled' : 'done'
  if (phase === 'reverted' || phase === 'ineffective' || phase === 'replaced') return `failed: ${phase}`
  return stage.stage === 'failed' ? `not sent: ${stage.end.reason}` : stage.stage
}

function endOf(bundle: Pick<Bundle, 'stage' | 'updatedAtSeconds'>, state: ItemState<SignedShown>): string {
  const atSeconds = effectiveAtSeconds(state)
  if (atSeconds !== undefined) return timeText(atSeconds)
  return isBundleInFlight(bundle) ? '' : timeText(bundle.updatedAtSeconds)
}

type Sent = 'sentAmount' | 'sentCurrency' | 'sentCurrencyAddress' | 'sentUnits'
type Along = 'alongAmount' | 'alongCurrency' | 'alongUnits'

// The account's own token, with native money along, or else that money. Zero until the chain's answer was read.
function sentOf({ value, meaning: { act } }: ReadCall, account: string, isRead: boolean): Partial<HistoryRow> {
  const left = (amount: bigint) => (isRead ? amount : 0n)
  const native = { ...value, value: left(value.value) }
  const isOwn =
    act.kind === 'transfer' ||
    (act.kind === 'deposit' && !act.token.currency?.isNative) ||
    (act.kind === 'transferFrom' && isSameAddress(act.owner, account))
  if (!isOwn) return sent(native)
  const along = hasAttachedMoney(act, value.value) ? alongOf(native) : {}
  return { ...tokenOf(act, isRead), ...along }
}

type Handed = Extract<CallAct, { kind: 'transfer' | 'transferFrom' | 'deposit' }>

// An unknown token has no decimals, and `transferFrom` may name an NFT.
function tokenOf({ kind, token, amount }: Handed, isRead: boolean): Pick<HistoryRow, Sent> {
  const { currency, address } = token
  const left = isRead ? amount : 0n
  if (currency && left !== undefined) return sent({ currency, value: left })
  return {
    sentAmount: left === 0n ? '0' : '',
    sentCurrency: currency ? currencyTitle(currency) : '',
    sentCurrencyAddress: address,
    sentUnits: left === undefined || (isRead && kind === 'transferFrom') ? '' : `${left}`,
  }
}

function sent(amount: Amount): Pick<HistoryRow, Sent> {
  return {
    sentAmount: digits(amount),
    sentCurrency: currencyTitle(amount.currency),
    sentCurrencyAddress: amount.currency.address,
    sentUnits: `${amount.value}`,
  }
}

function alongOf(amount: Amount): Pick<HistoryRow, Along> {
  return {
    alongAmount: digits(amount),
    alongCurrency: currencyTitle(amount.currency),
    alongUnits: `${amount.value}`,
  }
}

function recipientOf({ to, value, meaning }: ReadCall): string {
  const parties = namedParties({ to, value: value.value, meaning })
  return [...new Set(parties.flatMap(({ as, address }) => (as === 'payee' ? [address] : [])))].join(' ')
}

function digits({ value, currency }: Amount): string {
  return formatDecimal(value, currency.decimals)
}
