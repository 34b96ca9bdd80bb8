import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import type { RaiseAnswer } from '../../api/views.ts'
import type { Reason } from '../../core/reason.ts'
import { m } from '../messages/messages.ts'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Reading } from '../parts/loading.tsx'
import { Notice } from '../parts/notice.tsx'
import { Why } from '../parts/why.tsx'
import { ConfirmButton } from '../review/confirm-button.tsx'
import { useApp } from '../state/app.ts'
import { readyValue, resource } from '../state/resource.ts'
import { messageOf } from '../text/reason-text.ts'

/** What can be agreed to by its mark, or why there is nothing to agree to. */
type Offered<T> = (Readonly<{ available: true; mark: string }> & T) | Readonly<{ available: false; why: Reason }>

type Props<T> = Readonly<{
  title: string
  /** Names for the tests: `raise` gives `raise-keep` and so on. */
  testId: string
  words: Readonly<{ confirm: string; keep: string; taken: string }>
  ask: () => Promise<Offered<T>>
  take: (mark: string) => Promise<RaiseAnswer>
  onClose: () => void
  children: (offer: T) => ComponentChildren
}>

/** Asks the background for an offer, says what it does and costs, and asks for a yes to exactly that one. */
export function OfferDialog<T>({ title, testId, words, ask, take, onClose, children }: Props<T>) {
  const say = m().offer
  const { tell } = useApp()
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const [isBusy, setBusy] = useState(false)
  const offer = useMemo(() => resource(ask), [])
  useEffect(() => void offer.reload(), [])
  const shown = readyValue(offer.now.value)
  const agree = async (mark: string) => {
    setBusy(true)
    setProblem(undefined)
    try {
      const { outcome } = await take(mark)
      if (outcome === 'taken') {
        tell(words.taken)
        return onClose()
      }
      setProblem(say.notTaken[outcome])
      if (outcome === 'stale') await offer.reload()
    } catch (error) {
      setProblem(messageOf(error))
    }
    setBusy(false)
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        shown?.available ? (
          <div class="decide">
            <Button onClick={onClose} testId={`${testId}-keep`}>
              {words.keep}
            </Button>
            <ConfirmButton
              plan={shown.mark}
              label={words.confirm}
              isBusy={isBusy}
              onConfirm={() => void agree(shown.mark)}
            />
          </div>
        ) : (
          <Button isWide onClick={onClose} testId={`${testId}-keep`}>
            {words.keep}
          </Button>
        )
      }
    >
      <div class="dialog-text">
        {problem !== undefined && (
          <Notice kind="warn" title={problem} isUrgent testId={`${testId}-problem`}>
            {say.nothingSent}
          </Notice>
        )}
        <Reading resource={offer} what={say.loading} failed={say.failed} lines={3}>
          {(found) =>
            found.available ? (
              children(found)
            ) : (
              <Notice kind="info" title={say.unavailable} testId={`${testId}-unavailable`}>
                <Why reason={found.why} />
              </Notice>
            )
          }
        </Reading>
      </div>
    </Dialog>
  )
}
