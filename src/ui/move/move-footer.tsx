import { useId, useRef } from 'preact/hooks'
import type { QuoteView } from '../../api/quote-views.ts'
import { m } from '../messages/messages.ts'
import { ofTerms } from '../messages/term-messages.ts'
import { Button } from '../parts/button.tsx'
import type { QuoteNow } from '../quote/quote-loop.ts'
import { isSignable } from '../quote/signable.ts'
import { HOLDS } from '../quote/use-hold.ts'
import { useNow } from '../state/clock.ts'
import { secondsLeft } from '../text/countdown.ts'
import type { useMove } from './use-move.ts'
import { isUnbegun, whyNot } from './why-not.ts'
import { WhyNotLine } from './why-not-line.tsx'

type FooterProps = Readonly<{ move: ReturnType<typeof useMove>; onReview: (proven: Proven) => void }>

export type Proven = NonNullable<ReturnType<typeof provenOf>>

export function MoveFooter({ move, onReview }: FooterProps) {
  const { quote, loop } = move
  const id = useId()
  const review = useRef<HTMLButtonElement>(null)
  const proven = provenOf(quote, useNow())
  const newer = quote.state === 'answered' ? quote.newer : undefined
  const isAsking = quote.state === 'asking'
  const why = proven || isAsking || newer ? undefined : whyNot(move)
  const show = () => {
    loop.take()
    // The pressed button is gone.
    review.current?.focus()
  }
  return (
    <div class={`move-foot ${HOLDS}`}>
      <div role="status">{newer && <Newer view={newer.view} isOver={!proven} onShow={show} />}</div>
      {why !== undefined && <WhyNotLine why={why} id={id} isHint={isUnbegun(move)} />}
      <Button
        kind="primary"
        isWide
        isOff={!proven}
        isBusy={isAsking}
        describedBy={why === undefined ? undefined : id}
        onClick={() => proven && onReview(proven)}
        testId="review"
        buttonRef={review}
      >
        {m().move.review}
      </Button>
    </div>
  )
}

function Newer({ view, isOver, onShow }: Readonly<{ view: QuoteView; isOver: boolean; onShow: () => void }>) {
  const say = ofTerms().newer
  const isPrice = isSignable(view)
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
  if (quote.state !== 'answered' || !isSignable(quote.view)) return undefined
  if (secondsLeft(quote.view.review.expiresAtSeconds, nowMilliseconds) === 0) return undefined
  return { transfer: quote.transfer, view: quote.view }
}
