import { useState } from 'preact/hooks'
import type { OwnCallsView, RevokeAnswer } from '../../api/views/allowances.ts'
import { CallsBody } from '../approval/calls/calls-body.tsx'
import { useCallsRenewal } from '../approval/calls/use-calls-renewal.ts'
import { Button } from '../controls/button.tsx'
import { UntrustedText } from '../display/untrusted-text.tsx'
import { Notice } from '../layout/notice.tsx'
import { Screen } from '../layout/screen-frame.tsx'
import { m } from '../messages/messages.ts'
import { ofAllowances, ofCalls } from '../messages/screen-messages.ts'
import { ConfirmButton } from '../review/confirm/confirm-button.tsx'
import type { Route } from '../route.ts'
import { useApp } from '../state/app.ts'
import { messageOf } from '../text/reason-text.ts'

type ReviewProps = Readonly<{
  shown: OwnCallsView
  askAnew: () => Promise<void>
  take: (mark: string) => Promise<RevokeAnswer>
  back: Route
  words: Readonly<{ title: string; text: string; untried: string }>
}>

export function OwnCallsReview({ shown, askAnew, take: send, back, words }: ReviewProps) {
  const say = ofAllowances().review
  const { go, store } = useApp()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const legs = useCallsRenewal(shown, askAnew)
  const { mark, effects, funding } = shown
  const isNever = effects.known && effects.reverted !== undefined
  const take = async () => {
    setBusy(true)
    try {
      const answer = await send(mark)
      if (answer.outcome === 'taken') {
        void store.sent.reload()
        go({ screen: 'bundle', id: answer.bundleId })
        return
      }
      setProblem(say[answer.outcome])
      if (answer.outcome === 'stale') await askAnew()
    } catch (error) {
      setProblem(messageOf(error))
    }
    setBusy(false)
  }
  const canTry = mark === '' && !isNever
  return (
    <Screen
      title={words.title}
      back={back}
      footer={
        <div class="decide">
          <Button onClick={() => go(back)} testId="reject">
            {say.cancel}
          </Button>
          {legs.isOver && !isNever ? (
            <Button kind="primary" isBusy={legs.isBusy} onClick={legs.refresh} testId="fresh-quote">
              {m().review.fresh}
            </Button>
          ) : canTry ? (
            <Button kind="primary" onClick={() => void askAnew()}>
              {m().common.retry}
            </Button>
          ) : (
            !isNever && (
              <ConfirmButton
                plan={mark}
                label={funding ? ofCalls().payAndSend : ofAllowances().revoke}
                isBusy={isBusy}
                onConfirm={() => void take()}
              />
            )
          )}
        </div>
      }
    >
      <p class="card-note">{words.text}</p>
      {problem && (
        <Notice kind="danger" title={m().review.failedTitle} isUrgent testId="decide-problem">
          <UntrustedText text={problem} />
        </Notice>
      )}
      <CallsBody shown={shown} legs={legs} words={words} />
    </Screen>
  )
}
