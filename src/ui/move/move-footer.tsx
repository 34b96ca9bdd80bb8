import { useRef } from 'preact/hooks'
import { m } from '../messages/messages.ts'
import { ofTerms } from '../messages/term-messages.ts'
import { Button } from '../parts/button.tsx'
import { isSignable } from '../review/signable.ts'
import { useNow } from '../state/clock.ts'
import { secondsLeft } from '../text/countdown.ts'
import type { QuoteNow } from './quote-loop.ts'
import { HOLDS } from './use-hold.ts'
import type { useMove } from './use-move.ts'

type FooterProps = Readonly<{ move: ReturnType<typeof useMove>; onReview: (proven: Proven) => void }>

/** What is shown, and can be gone on with. */
export type Proven = NonNullable<ReturnType<typeof provenOf>>

/** The way to the review of the very quote that is shown, and what came after it, where that is held back. */
export function MoveFooter({ move: { quote, loop }, onReview }: FooterProps) {
  const review = useRef<HTMLButtonElement>(null)
  const proven = provenOf(quote, useNow())
  const show = () => {
    loop.take()
    // The button that was pressed is gone.
    review.current?.focus()
  }
  return (
    <div class={`move-foot ${HOLDS}`}>
      <div role="status">{<Newer quote={quote} isOver={!proven} onShow={show} />}</div>
      <Button
        kind="primary"
        isWide
        isOff={!proven}
        onClick={() => proven && onReview(proven)}
        testId="review"
        buttonRef={review}
      >
        {m().move.review}
      </Button>
    </div>
  )
}

function Newer({ quote, isOver, onShow }: Readonly<{ quote: QuoteNow; isOver: boolean; onShow: () => void }>) {
  const say = ofTerms().newer
  if (quote.state !== 'answered' || !quote.newer) return null
  const isPrice = isSignable(quote.newer.view)
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
  return { crossing: quote.crossing, view: quote.view }
}
