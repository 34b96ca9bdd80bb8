import { useId, useRef } from 'preact/hooks'
import type { QuoteView } from '../../api/views/quotes.ts'
import { Button } from '../controls/button.tsx'
import { m } from '../messages/messages.ts'
import { ofTerms } from '../messages/screen-messages.ts'
import type { QuoteNow } from '../quote/refresh-loop.ts'
import { isSignableQuote } from '../quote/signable.ts'
import { HOLDS_QUOTE } from '../quote/use-hold.ts'
import { useNow } from '../state/page/clock.ts'
import { secondsLeft } from '../text/countdown.ts'
import { blockingReason, isFormUntouched } from './blocking-reason.ts'
import { BlockingReasonLine } from './blocking-reason-line.tsx'
import { feesPayableIn, PayFeesButton } from './options/payment-method.tsx'
import type { useForm } from './use-form.ts'

type FooterProps = Readonly<{ form: ReturnType<typeof useForm>; onReview: (proven: ProvenQuote) => void }>

export type ProvenQuote = NonNullable<ReturnType<typeof provenOf>>

export function FormFooter({ form, onReview }: FooterProps) {
  const { quote, loop } = form
  const id = useId()
  const feesIn = feesPayableIn(form)
  const review = useRef<HTMLButtonElement>(null)
  const proven = provenOf(quote, useNow())
  const newer = quote.state === 'answered' ? quote.newer : undefined
  const isAsking = quote.state === 'asking'
  const why = proven || isAsking || newer ? undefined : blockingReason(form)
  const show = () => {
    loop.take()
    // The pressed button is gone.
    review.current?.focus()
  }
  return (
    <div class={`form-foot ${HOLDS_QUOTE}`}>
      <div role="status">{newer && <Newer view={newer.view} isOver={!proven} onShow={show} />}</div>
      {why !== undefined && <BlockingReasonLine why={why} id={id} isHint={isFormUntouched(form)} />}
      <div class={feesIn === undefined ? undefined : 'decide'}>
        <Button
          kind={feesIn === undefined ? 'primary' : 'secondary'}
          isWide
          isOff={!proven}
          isBusy={isAsking}
          describedBy={why === undefined ? undefined : id}
          onClick={() => proven && onReview(proven)}
          testId="review"
          buttonRef={review}
        >
          {m().form.review}
        </Button>
        {feesIn !== undefined && <PayFeesButton form={form} token={feesIn} />}
      </div>
    </div>
  )
}

function Newer({ view, isOver, onShow }: Readonly<{ view: QuoteView; isOver: boolean; onShow: () => void }>) {
  const say = ofTerms().newer
  const isPrice = isSignableQuote(view)
  return (
    <div class="newer" data-testid="newer">
      <span>{isPrice ? (isOver ? say.over : say.ready) : say.none}</span>
      <Button kind="quiet" onClick={onShow} testId="show-newer">
        {isPrice ? (isOver ? say.showNewer : say.show) : say.showWhy}
      </Button>
    </div>
  )
}

function provenOf(quote: QuoteNow, nowMilliseconds: number) {
  if (quote.state !== 'answered' || !isSignableQuote(quote.view)) return undefined
  if (secondsLeft(quote.view.review.expiresAtSeconds, nowMilliseconds) === 0) return undefined
  return { transfer: quote.transfer, view: quote.view }
}
