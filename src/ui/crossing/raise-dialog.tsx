import { useEffect, useMemo, useState } from 'preact/hooks'
import type { ExecutionView, RaiseView } from '../../api/contract.ts'
import { m } from '../messages/messages.ts'
import { AmountText } from '../parts/amount-text.tsx'
import { Button } from '../parts/button.tsx'
import { Line } from '../parts/card.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Reading } from '../parts/loading.tsx'
import { Notice } from '../parts/notice.tsx'
import { ConfirmButton } from '../review/confirm-button.tsx'
import { useApp } from '../state/app.ts'
import { messageOf, readyValue, resource } from '../state/resource.ts'
import { exactText } from '../text/amount.ts'
import type { Choice } from './raisable.ts'

type Props = Readonly<{ choice: Choice; execution: ExecutionView; onClose: () => void }>
type Offer = Extract<RaiseView, { available: true }>

/** Says what paying more, or cancelling, does and costs at most, and asks for a yes. */
export function RaiseDialog({ choice, execution, onClose }: Props) {
  const say = m().raise
  const { client, tell } = useApp()
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const [isBusy, setBusy] = useState(false)
  const offer = useMemo(() => {
    const { index, purpose } = choice
    return resource(() => client.call('raise.ask', { id: execution.id, index, purpose }))
  }, [])
  useEffect(() => void offer.reload(), [])
  const shown = readyValue(offer.now.value)
  const take = async ({ mark }: Offer) => {
    setBusy(true)
    setProblem(undefined)
    try {
      const { outcome } = await client.call('raise.take', { id: execution.id, mark })
      if (outcome === 'taken') {
        tell(say.taken[choice.does])
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
      title={say.title[choice.does]}
      onClose={onClose}
      footer={
        shown?.available ? (
          <div class="decide">
            <Button onClick={onClose} testId="raise-keep">
              {say.keep}
            </Button>
            <ConfirmButton
              plan={shown.mark}
              label={say.confirm[choice.does]}
              isBusy={isBusy}
              onConfirm={() => void take(shown)}
            />
          </div>
        ) : (
          <Button isWide onClick={onClose} testId="raise-keep">
            {say.keep}
          </Button>
        )
      }
    >
      <div class="dialog-text">
        {problem !== undefined && (
          <Notice kind="warn" title={problem} isUrgent testId="raise-problem">
            {say.nothingSent}
          </Notice>
        )}
        <Reading resource={offer} what={say.loading} failed={say.failed} lines={3}>
          {(found) =>
            found.available ? (
              <Terms offer={found} {...{ choice, execution }} />
            ) : (
              <Notice kind="info" title={say.unavailable} testId="raise-unavailable">
                {found.why}
              </Notice>
            )
          }
        </Reading>
      </div>
    </Dialog>
  )
}

function Terms({ offer, choice, execution }: Readonly<{ offer: Offer; choice: Choice; execution: ExecutionView }>) {
  const say = m().raise
  // A miner's fee is exact; what gas can cost is a bound.
  const form = choice.does === 'minerFee' ? 'exact' : 'ceiling'
  const isPaying = choice.index === execution.plan.length - 1
  return (
    <>
      <p>{say.text[choice.does](exactText(execution.pays), isPaying)}</p>
      <dl class="lines" data-testid="raise-terms">
        <Line name={say.before[choice.does]}>
          <AmountText amount={offer.before} form={form} />
        </Line>
        <Line name={say.after[choice.does]}>
          <AmountText amount={offer.most} form={form} class="strong" />
        </Line>
        {choice.does === 'minerFee' && (
          <Line name={say.lessChange}>
            <AmountText amount={{ ...offer.most, value: offer.most.value - offer.before.value }} />
          </Line>
        )}
        {choice.does === 'speedUp' && execution.plan.length > 1 && (
          <Line name={say.ofAll}>
            <AmountText amount={offer.mostOfAll} form="ceiling" />
          </Line>
        )}
      </dl>
    </>
  )
}
