import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { MaximumView } from '../../api/views/balances.ts'
import type { Amount } from '../../core/money/currency.ts'
import { RecordsAgainst } from '../activity/records-against.tsx'
import { ReasonTarget } from '../controls/reason-target.ts'
import { ForeignPending } from '../layout/foreign-pending.tsx'
import { LoadingCard, WithResource } from '../layout/loading.tsx'
import { Screen } from '../layout/screen-frame.tsx'
import { m } from '../messages/messages.ts'
import { ofGuidance } from '../messages/screen-messages.ts'
import { refusalKind } from '../quote/refusal-kind.ts'
import { isSignableQuote } from '../quote/signable.ts'
import type { AskedFor } from '../review/unavailable.tsx'
import { ApiKeyRefused } from '../settings/api-key-refused.tsx'
import { useApp } from '../state/app.ts'
import { useVisible } from '../state/page/clock.ts'
import { readyValue } from '../state/resource.ts'
import { CallsProblem } from './calls/calls-section.tsx'
import { isOwnPayment } from './draft.ts'
import { FormFooter, type ProvenQuote } from './form-footer.tsx'
import { modeOf } from './in-mode.ts'
import { LocalInputSources } from './local-input/local-rate-line.tsx'
import { MaximumInputNotice } from './options/maximum-input-field.tsx'
import { GasOffer, OptionsDialog } from './options/options-dialog.tsx'
import { PayByTransaction, PaymentMethodField, SignatureOffer } from './options/payment-method.tsx'
import { SlippageNotice } from './options/slippage-field.tsx'
import { SponsorshipNotice } from './options/sponsorship-field.tsx'
import { QuoteCard } from './quote-card.tsx'
import { AddressField } from './recipient/address-field.tsx'
import { ExchangeAccountChoice, ExchangeAccountNotice } from './recipient/exchange-account.tsx'
import { NoBitcoinAddress } from './recipient/no-bitcoin-address.tsx'
import { AmountsAndCurrencies } from './sides/amounts-and-currencies.tsx'
import { MaximumButton } from './sides/balance-line.tsx'
import { isDirectSend } from './sides/chosen-currencies.ts'
import { OneAddressNotice, useOneAddress } from './sides/one-address-notice.tsx'
import { useForm } from './use-form.ts'

const CHAINS_MILLISECONDS = 60_000

export function FormScreen() {
  const say = m().form
  const { go, store } = useApp()
  const form = useForm()
  const [maximum, setMaximum] = useState<MaximumView | undefined>(undefined)
  const { quote } = form
  const most = mostOfRefused(form)
  const oneAddress = useOneAddress(form)
  useChainReload()
  const chains = store.chains.now.value
  const isReady = chains.state === 'ready' && form.isReady
  const typed = useRef<HTMLInputElement>(null)
  // The user may have moved the focus while loading.
  useLayoutEffect(() => {
    if (isReady && form.draft.amount === '' && document.activeElement?.tagName === 'H1') {
      typed.current?.focus({ preventScroll: true })
    }
  }, [isReady])
  // A direct payment has no options, but existing calls can be removed.
  const isDirect = isDirectSend(form.draft, form.data)
  // The reason for a missing price comes first, since it would be lost below the options.
  const isPriced = quote.state === 'answered' && isSignableQuote(quote.view)
  const isRefused = quote.state === 'answered' && !isPriced
  const next = (proven: ProvenQuote) => {
    store.chosen.value = proven
    go({ screen: 'review' })
  }
  const mode = modeOf(form.sides)
  if (!isReady) {
    return (
      <Screen title={m().nav.form}>
        <WithResource resource={store.chains} what={m().common.loading} failed={m().home.couldNotRead} lines={6}>
          {() => <LoadingCard what={m().common.loading} lines={6} />}
        </WithResource>
      </Screen>
    )
  }
  const quoted = (
    <QuoteResult form={form} isMostOffered={most !== undefined} oneAddress={oneAddress} onMaximum={setMaximum} />
  )
  return (
    <Screen
      title={mode ? say.modes[mode] : m().nav.form}
      isTitleLive
      aside={<LocalInputSources form={form} />}
      footer={<FormFooter form={form} onReview={next} />}
    >
      <AmountsAndCurrencies form={form} maximum={maximum} onMaximum={setMaximum} most={most} typedRef={typed} />
      {!form.read.ok && form.read.problem.field === 'account' && <NoBitcoinAddress />}
      {isRefused && <ReasonTarget.Provider value="quote">{quoted}</ReasonTarget.Provider>}
      {form.wantsAccount && (
        <ReasonTarget.Provider value="exchangeAccount">
          <ExchangeAccountNotice account={form.data.account} isLeaving={form.wantsAccount === 'toLeave'} />
        </ReasonTarget.Provider>
      )}
      <div class="ends">
        <PaymentMethodField form={form} />
        <AddressField form={form} which="recipient" />
        {form.draft.refundTo !== undefined && !isDirect && <AddressField form={form} which="refundTo" />}
        {(!isDirect || form.draft.calls.length > 0) && <OptionsDialog form={form} />}
        {form.wantsAccount && <ExchangeAccountChoice account={form.data.account} onChosen={form.loop.again} />}
      </div>
      {form.hasFallenBack && <FallenBack />}
      <SignatureOffer form={form} />
      <SlippageNotice form={form} />
      {!isDirect && <MaximumInputNotice form={form} />}
      {!isDirect && <SponsorshipNotice form={form} />}
      <CallsProblem form={form} />
      <GasOffer form={form} />
      {!isRefused && quoted}
      {isPriced && isSignableQuote(quote.view) && (
        <>
          <RecordsAgainst needs={quote.view.review.needs} />
          <ForeignPending needs={quote.view.review.needs} />
        </>
      )}
    </Screen>
  )
}

function FallenBack() {
  return (
    <p class="field-note" role="status" data-testid="fallen-back">
      {ofGuidance().fallenBack}
    </p>
  )
}

// Only the chains tell the disabled routes.
function useChainReload() {
  const { store } = useApp()
  const isVisible = useVisible()
  useEffect(() => {
    if (!isVisible) return
    const timer = setInterval(() => void store.chains.reload(), CHAINS_MILLISECONDS)
    return () => clearInterval(timer)
  }, [store, isVisible])
}

type QuoteResultProps = Readonly<{
  form: ReturnType<typeof useForm>
  /** A notice above already offers the largest possible amount. */
  isMostOffered: boolean
  oneAddress: ReturnType<typeof useOneAddress>
  onMaximum: (maximum: MaximumView | undefined) => void
}>

function QuoteResult({ form, isMostOffered, oneAddress, onMaximum }: QuoteResultProps) {
  const { store } = useApp()
  const { quote } = form
  const isPriced = quote.state === 'answered' && isSignableQuote(quote.view)
  if (!isPriced && readyValue(store.keyStanding.now.value) === 'refused') {
    return <ApiKeyRefused onAside={form.loop.again} />
  }
  if (isMostOffered) return null
  const useMost = <MaximumButton form={form} onMaximum={onMaximum} label={ofGuidance().useMost} />
  if (oneAddress) return <OneAddressNotice {...oneAddress}>{useMost}</OneAddressNotice>
  return (
    <QuoteCard
      quote={quote}
      asked={askedOf(form)}
      onAgain={form.loop.again}
      instead={form.draft.payment === 'permit' && <PayByTransaction form={form} />}
      most={isOwnPayment(form.draft.payment) && useMost}
    />
  )
}

function mostOfRefused({ limits, sides, quote }: ReturnType<typeof useForm>): Amount | undefined {
  const isRefused =
    quote.state === 'answered' && quote.view.state === 'unavailable' && refusalKind(quote.view.code) === 'tooMuch'
  const value = limits?.mostArriving
  return isRefused && value !== undefined && sides.to ? { currency: sides.to, value } : undefined
}

function askedOf({ draft, read, sides: { from, to } }: ReturnType<typeof useForm>): AskedFor {
  const currency = draft.trade === 'EXACT_INPUT' ? from : to
  const amount = read.ok && currency ? { currency, value: read.transfer.amount } : undefined
  return { amount, isSponsored: draft.isSponsored, isTransfer: from?.chainId !== to?.chainId, setBy: 'user' }
}
