import { useState } from 'preact/hooks'
import type { MaximumView } from '../../api/contract.ts'
import { m } from '../messages/messages.ts'
import { MoveSides } from '../move/move-sides.tsx'
import { QuoteCard } from '../move/quote-card.tsx'
import { Recipient } from '../move/recipient.tsx'
import { useMove } from '../move/use-move.ts'
import { Button } from '../parts/button.tsx'
import { LoadingCard, Reading } from '../parts/loading.tsx'
import { Screen } from '../parts/screen.tsx'
import { isSignable } from '../review/signable.ts'
import { useApp } from '../state/app.ts'

/** What should arrive where: the form, its live quote, and the way to the review. */
export function Move() {
  const say = m().move
  const { go, store } = useApp()
  const move = useMove()
  const [maximum, setMaximum] = useState<MaximumView | undefined>(undefined)
  const { quote, read } = move
  const chains = store.chains.now.value
  const proven =
    quote.state === 'answered' && !quote.isRefreshing && isSignable(quote.view)
      ? { crossing: quote.crossing, view: quote.view }
      : undefined
  const next = () => {
    if (!proven) return
    store.chosen.value = proven
    go({ screen: 'review' })
  }
  const footer = (
    <Button kind="primary" isWide isOff={!proven} onClick={next} testId="review">
      {say.review}
    </Button>
  )
  if (chains.state !== 'ready' || !move.isReady) {
    return (
      <Screen title={say.title}>
        <Reading resource={store.chains} what={say.loading} failed={say.chainsFailed} lines={6}>
          {() => <LoadingCard what={say.loading} lines={6} />}
        </Reading>
      </Screen>
    )
  }
  const recipientProblem = !read.ok && read.problem.field === 'recipient' ? read.problem.problem : undefined
  return (
    <Screen title={say.title} footer={footer}>
      <MoveSides move={move} maximum={maximum} onMaximum={setMaximum} />
      <Recipient
        recipient={move.draft.recipient}
        problem={recipientProblem && say.addressProblem[recipientProblem]}
        onChange={(recipient) => move.change({ recipient })}
      />
      <QuoteCard quote={quote} onAgain={move.loop.again} />
    </Screen>
  )
}
