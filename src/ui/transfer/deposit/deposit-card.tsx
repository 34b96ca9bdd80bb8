import type { DepositView, ExecutionView } from '../../../api/views/transfers.ts'
import { paymentDeadlineSeconds } from '../../../core/deposit-address/payment-deadline.ts'
import { isAwaitingPayment } from '../../../core/execution/execution.ts'
import type { DepositAddressItem } from '../../../core/execution/item.ts'
import { writeBitcoinLink } from '../../../core/families/bitcoin/write-payment-link.ts'
import { isDepositAddress } from '../../../core/families/deposit-address-item.ts'
import { FAMILIES } from '../../../core/families/families.ts'
import { currencyTitle } from '../../../core/money/currency-title.ts'
import { reasonOfError } from '../../../core/reason/reason.ts'
import { formatDecimal } from '../../../lib/decimal.ts'
import { CopyButton } from '../../controls/copy-button.tsx'
import { PayAddress } from '../../controls/pay-address.tsx'
import { FullAddress } from '../../display/address-text.tsx'
import { AmountText } from '../../display/amount-text.tsx'
import { ReasonText } from '../../display/reason.tsx'
import { DISPLAYS } from '../../families/display-by-family.ts'
import { Card } from '../../layout/card.tsx'
import { Fold } from '../../layout/fold.tsx'
import { Notice } from '../../layout/notice.tsx'
import { m } from '../../messages/messages.ts'
import { DepositRules } from '../../review/deposit-rules.tsx'
import { useNow } from '../../state/page/clock.ts'
import { type Loaded, readyValue } from '../../state/resource.ts'
import { useChainName } from '../../state/wallet/chain-name.ts'
import { useFamily } from '../../state/wallet/family.ts'
import { exactText } from '../../text/amount.ts'
import { secondsLeft } from '../../text/countdown.ts'
import { isTransferInFlight } from '../state.ts'
import { DepositNotice } from './deposit-notice.tsx'
import { depositStatus, isDepositOver, isDepositPaid, isDepositPayable } from './deposit-status.ts'
import { MisdirectedDeposit } from './misdirected-deposit.tsx'
import { PayFromWallet } from './pay-from-wallet.tsx'

export function DepositCard({ execution, view }: Shown) {
  const item = execution.plan.find(isDepositAddress)
  if (!item) return null
  if (!execution.isChanged) return <Deposit execution={execution} view={view} item={item} />
  if (execution.isOfFormerWallet) return null
  return (
    <Notice kind="danger" testId="deposit-changed">
      <ReasonText reason={{ code: 'RECORD_CHANGED' }} />
    </Notice>
  )
}

type Shown = Readonly<{ execution: ExecutionView; view: DepositView | undefined }>

function Deposit({ execution, view, item }: Shown & Readonly<{ item: DepositAddressItem }>) {
  const say = m().deposit
  const chain = useChainName()(item.chainId)
  const now = useNow()
  const { pays, intent } = execution
  const family = useFamily()(item.chainId)
  const deadlineSeconds = paymentDeadlineSeconds(execution, FAMILIES[family])
  const isReusable = intent.payment === 'openAddress'
  const asked = { amount: pays.value, deadlineSeconds }
  const nowSeconds = Math.floor(now / 1_000)
  const news = view ? depositStatus(view, asked, nowSeconds) : undefined
  // The outcome covers its own payment, but the address can be paid again.
  const isOpen = isTransferInFlight(execution)
  const isTold = news?.news === 'several' || (isOpen && !execution.requote)
  if (!isTold && !isReusable) return null
  const canBePaid = isDepositPayable({ isReusable, isOver: isDepositOver(asked, nowSeconds) }, news)
  return (
    <Card
      title={isReusable ? say.titleReusable : canBePaid ? say.title : say.titlePaid}
      aside={
        deadlineSeconds > 0 &&
        isOpen &&
        !isDepositPaid(news) && <TimeLeft seconds={secondsLeft(deadlineSeconds, now)} />
      }
    >
      {canBePaid ? (
        <HowToPay execution={execution} item={item} chain={chain} />
      ) : (
        <FullAddress address={item.address} />
      )}
      {news?.news === 'nothing' && isAwaitingPayment(execution) && !execution.requote && (
        <PayFromWallet execution={execution} />
      )}
      {news && view && isTold && <DepositNotice {...{ news, view, pays, isReusable }} />}
      <div class="labelled">
        <h3 class="label">{say.refund({ chain })}</h3>
        <FullAddress address={intent.refundTo} />
      </div>
      {FAMILIES[family].hasContracts && <MisdirectedDeposit execution={execution} />}
      <Fold title={say.rulesTitle} testId="deposit-rules">
        <DepositRules amount={exactText(pays)} payment={intent.payment} />
      </Fold>
    </Card>
  )
}

export function depositViewOf(loaded: Loaded<DepositView | null>): DepositView | undefined {
  if (loaded.state === 'failed') return { known: false, why: reasonOfError(loaded.error) }
  return readyValue(loaded) ?? undefined
}

function HowToPay(props: Readonly<{ execution: ExecutionView; item: DepositAddressItem; chain: string }>) {
  const say = m().deposit
  const { item, chain } = props
  const { pays, intent } = props.execution
  const isReusable = intent.payment === 'openAddress'
  const { hasPaymentUri } = DISPLAYS[useFamily()(item.chainId)]
  const uri = (hasPaymentUri ? writeBitcoinLink(item.address, pays.value) : undefined) ?? item.address
  return (
    <>
      <div class="pay-amount" data-testid="pay-amount">
        <p class="card-note">{isReusable ? say.quoted : say.exactly}</p>
        <div class="pay-amount-line">
          <AmountText amount={pays} class="big" />
          <CopyButton
            text={formatDecimal(pays.value, pays.currency.decimals)}
            name={say.copyAmount}
            testId="copy-pay-amount"
          />
        </div>
        <p>{say.only({ symbol: currencyTitle(pays.currency), chain })}</p>
      </div>
      <PayAddress address={item.address} uri={uri} name={hasPaymentUri ? say.qrWithAmount : say.qr} />
    </>
  )
}

function TimeLeft({ seconds }: { seconds: number }) {
  return (
    <span class="time-left" role="timer" data-testid="deposit-time">
      {seconds === 0 ? m().deposit.timeOver : m().deposit.timeLeft({ seconds })}
    </span>
  )
}
