import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { MaximumView } from '../../api/money-views.ts'
import type { Amount } from '../../core/currency.ts'
import { ofGuidance } from '../messages/guidance-messages.ts'
import { m } from '../messages/messages.ts'
import { CallsProblem } from '../move/arrival-call.tsx'
import { isOwnPayment } from '../move/draft.ts'
import { ExchangeAccountChoice, ExchangeAccountNotice } from '../move/exchange-account.tsx'
import { MaximumButton } from '../move/has.tsx'
import { MaximumInputNotice } from '../move/most-field.tsx'
import { FormFooter, type ProvenQuote } from '../move/move-footer.tsx'
import { AmountsAndCurrencies } from '../move/move-sides.tsx'
import { NoBitcoinAddress } from '../move/no-bitcoin.tsx'
import { OneAddressNotice, useOneAddress } from '../move/one-address.tsx'
import { GasOffer, OptionsDialog } from '../move/options.tsx'
import { SlippageNotice } from '../move/own-slippage.tsx'
import { AddressField } from '../move/party.tsx'
import { PayByTransaction, PaymentMethodField, SignatureOffer } from '../move/pay-from.tsx'
import { QuoteCard } from '../move/quote-card.tsx'
import { isDirectSend } from '../move/sides.ts'
import { SponsorshipNotice } from '../move/sponsor-most.tsx'
import { useForm } from '../move/use-move.ts'
import { LoadingCard, WithResource } from '../parts/loading.tsx'
import { ReasonTarget } from '../parts/reason-of.ts'
import { Screen } from '../parts/screen.tsx'
import { refusalKind } from '../quote/refusal-kind.ts'
import { isSignableQuote } from '../quote/signable.ts'
import type { AskedFor } from '../review/unavailable.tsx'
import { ApiKeyRefused } from '../settings/key-refused.tsx'
import { useApp } from '../state/app.ts'
import { useVisible } from '../state/clock.ts'
import { readyValue } from '../state/resource.ts'

const CHAINS_MILLISECONDS = 60_000

export function FormScreen() {
  const say = m().move
  const { go, store } = useApp()
  const move = useForm()
  const [maximum, setMaximum] = useState<MaximumView | undefined>(undefined)
  const { quote } = move
  const most = mostOfRefused(move)
  const oneAddress = useOneAddress(move)
  const isVisible = useVisible()
  // Only the chains tell which routes the service disables.
  useEffect(() => {
    if (!isVisible) return
    const timer = setInterval(() => void store.chains.reload(), CHAINS_MILLISECONDS)
    return () => clearInterval(timer)
  }, [store, isVisible])
  const chains = store.chains.now.value
  const isReady = chains.state === 'ready' && move.isReady
  const typed = useRef<HTMLInputElement>(null)
  // Focuses the amount, unless the user moved the focus while loading.
  useLayoutEffect(() => {
    if (isReady && move.draft.amount === '' && document.activeElement?.tagName === 'H1') {
      typed.current?.focus({ preventScroll: true })
    }
  }, [isReady])
  // A direct payment has no options, but existing calls can be removed.
  const isDirect = isDirectSend(move.draft, move.data)
  // The reason for a missing price comes first, since it would be lost below the options.
  const isPriced = quote.state === 'answered' && isSignableQuote(quote.view)
  const isRefused = quote.state === 'answered' && !isPriced
  const next = (proven: ProvenQuote) => {
    store.chosen.value = proven
    go({ screen: 'review' })
  }
  if (!isReady) {
    return (
      <Screen title={say.title}>
        <WithResource resource={store.chains} what={say.loading} failed={say.chainsFailed} lines={6}>
          {() => <LoadingCard what={say.loading} lines={6} />}
        </WithResource>
      </Screen>
    )
  }
  const quoted =
    !isPriced && readyValue(store.keyStanding.now.value) === 'refused' ? (
      <ApiKeyRefused onAside={move.loop.again} />
    ) : (
      // A notice above already offers the largest possible amount.
      !most &&
      (oneAddress ? (
        <OneAddressNotice {...oneAddress}>
          <MaximumButton move={move} onMaximum={setMaximum} label={ofGuidance().useMost} />
        </OneAddressNotice>
      ) : (
        <QuoteCard
          quote={quote}
          sides={move.sides}
          trade={move.draft.trade}
          asked={askedOf(move)}
          onAgain={move.loop.again}
          instead={<PayByTransaction move={move} />}
          most={
            isOwnPayment(move.draft.payment) && (
              <MaximumButton move={move} onMaximum={setMaximum} label={ofGuidance().useMost} />
            )
          }
        />
      ))
    )
  return (
    <Screen title={say.title} footer={<FormFooter move={move} onReview={next} />}>
      <AmountsAndCurrencies move={move} maximum={maximum} onMaximum={setMaximum} most={most} typedRef={typed} />
      {!move.read.ok && move.read.problem.field === 'account' && <NoBitcoinAddress />}
      {isRefused && <ReasonTarget.Provider value="quote">{quoted}</ReasonTarget.Provider>}
      {move.wantsAccount && (
        <ReasonTarget.Provider value="exchangeAccount">
          <ExchangeAccountNotice account={move.data.account} isLeaving={move.wantsAccount === 'toLeave'} />
        </ReasonTarget.Provider>
      )}
      <div class="ends">
        <PaymentMethodField move={move} />
        <AddressField move={move} which="recipient" />
        {move.draft.refundTo !== undefined && !isDirect && <AddressField move={move} which="refundTo" />}
        {(!isDirect || move.draft.calls.length > 0) && <OptionsDialog move={move} />}
        {move.wantsAccount && <ExchangeAccountChoice account={move.data.account} onChosen={move.loop.again} />}
      </div>
      {move.hasFallenBack && (
        <p class="kept" role="status" data-testid="fallen-back">
          {ofGuidance().fallenBack}
        </p>
      )}
      <SignatureOffer move={move} />
      <SlippageNotice move={move} />
      {!isDirect && <MaximumInputNotice move={move} />}
      {!isDirect && <SponsorshipNotice move={move} />}
      <CallsProblem move={move} />
      <GasOffer move={move} />
      {!isRefused && quoted}
    </Screen>
  )
}

// The largest output at once, after a refusal.
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
