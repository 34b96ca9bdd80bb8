import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import type { PaymentAnswer } from '../../../api/views/transfers.ts'
import type { HighFee } from '../../../core/families/bitcoin/fees/high-fee.ts'
import type { Reason } from '../../../core/reason/reason.ts'
import { isCausewayError } from '../../../lib/errors.ts'
import { Button } from '../../controls/button.tsx'
import { Dialog } from '../../controls/dialog.tsx'
import { ReasonText } from '../../display/reason.tsx'
import { WithResource } from '../../layout/loading.tsx'
import { Notice } from '../../layout/notice.tsx'
import { m } from '../../messages/messages.ts'
import { FieldBeforeConfirm, waitText } from '../../password/field-before-confirm.tsx'
import { usePassword } from '../../password/use-password.ts'
import { ConfirmButton } from '../../review/confirm/confirm-button.tsx'
import { UntickedRisks } from '../../review/confirm/unticked-risks.tsx'
import { useApp } from '../../state/app.ts'
import { readyValue, resource } from '../../state/resource.ts'
import { messageOf } from '../../text/reason-text.ts'
import { HighFeeTick } from './high-fee-tick.tsx'

/** `mark` identifies the exact offer. */
type Offered<T> =
  | (Readonly<{ available: true; mark: string; highFee?: HighFee | undefined }> & T)
  | Readonly<{ available: false; why: Reason }>

type Props<T> = Readonly<{
  title: string
  testId: string
  words: Readonly<{ confirm: string; keep: string; taken: string }>
  ask: () => Promise<Offered<T>>
  take: (mark: string, given: Readonly<{ password?: string; isFeeTicked?: true }>) => Promise<PaymentAnswer>
  /** The transfer that pays, since the safeguards may ask for the password. */
  pays?: string
  onClose: () => void
  /** Another remedy. */
  otherwise?: (offer: T | undefined) => ComponentChildren
  children: (offer: T) => ComponentChildren
}>

/** The user agrees to exactly the offer on screen. */
export function OfferDialog<T>(props: Props<T>) {
  const { title, testId, words, pays, onClose, otherwise, children } = props
  const say = m().offer
  const { offer, password, problem, isBusy, agree, isTicked, tick } = useOffer(props)
  const shown = readyValue(offer.now.value)
  const isUnticked = shown?.available === true && shown.highFee !== undefined && !isTicked
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        shown?.available ? (
          <>
            <FieldBeforeConfirm before={password} />
            <UntickedRisks left={isUnticked ? 1 : 0} />
            <div class="decide">
              <Button onClick={onClose} testId={`${testId}-keep`}>
                {words.keep}
              </Button>
              <ConfirmButton
                plan={shown.mark}
                label={waitText(password) ?? words.confirm}
                isBusy={isBusy}
                isOff={isUnticked || (pays !== undefined && password.isMissing)}
                onConfirm={() => void agree(shown.mark)}
              />
            </div>
          </>
        ) : (
          <Button isWide onClick={onClose} testId={`${testId}-keep`}>
            {words.keep}
          </Button>
        )
      }
    >
      <div class="dialog-text">
        {problem !== undefined && (
          <Notice kind="warn" title={problem.title} isUrgent testId={`${testId}-problem`}>
            {problem.text}
          </Notice>
        )}
        <WithResource resource={offer} what={say.loading} failed={say.failed} lines={3}>
          {(found) => (
            <>
              {found.available ? (
                <>
                  {children(found)}
                  {found.highFee && <HighFeeTick fee={found.highFee} isTicked={isTicked} onTick={tick} />}
                </>
              ) : (
                <Notice kind="info" title={say.unavailable} testId={`${testId}-unavailable`}>
                  <ReasonText reason={found.why} />
                </Notice>
              )}
              {otherwise?.(found.available ? found : undefined)}
            </>
          )}
        </WithResource>
      </div>
    </Dialog>
  )
}

function useOffer<T>({ words, ask, take, pays, onClose }: Props<T>) {
  const say = m().offer
  const { tell } = useApp()
  const [problem, setProblem] = useState<Readonly<{ title: string; text: string }> | undefined>(undefined)
  const [isBusy, setBusy] = useState(false)
  const offer = useMemo(() => resource(ask), [])
  useEffect(() => void offer.reload(), [])
  const shown = readyValue(offer.now.value)
  const mark = shown?.available ? shown.mark : undefined
  const [ticked, setTicked] = useState<string | undefined>(undefined)
  const isTicked = mark !== undefined && ticked === mark
  const password = usePassword(pays === undefined || mark === undefined ? undefined : { id: pays, mark }, mark ?? '')
  const agree = async (meant: string) => {
    setBusy(true)
    setProblem(undefined)
    try {
      const answer = await take(meant, { ...password.take(), ...(isTicked && { isFeeTicked: true }) })
      const { outcome } = answer
      if (outcome === 'taken') {
        tell(words.taken)
        return onClose()
      }
      if (outcome === 'password') password.refuse(answer)
      else {
        setProblem({ title: say.notTaken[outcome], text: say.nothingSigned })
        await offer.reload()
      }
    } catch (error) {
      // An unanswered confirmation may have arrived, so the record counts.
      const why = isCausewayError(error, 'INTERRUPTED') ? '' : `${messageOf(error)} `
      setProblem({ title: say.notKnown, text: `${why}${say.readAnew}` })
      await offer.reload()
    }
    setBusy(false)
  }
  const tick = (isOn: boolean) => setTicked(isOn ? mark : undefined)
  return { offer, password, problem, isBusy, agree, isTicked, tick }
}
