import { useState } from 'preact/hooks'
import type { ExecutionView } from '../../../api/views/transfers.ts'
import { Button } from '../../controls/button.tsx'
import { ofActivity, ofOutcomes } from '../../messages/screen-messages.ts'
import { hrefOf } from '../../route.ts'
import { useApp } from '../../state/app.ts'
import { readyValue } from '../../state/resource.ts'
import { useBookName } from '../../state/wallet/book-name.ts'
import { useChainName } from '../../state/wallet/chain-name.ts'
import { transactionUrl } from '../../text/transaction-url.ts'
import { canSpeedUp } from '../remedies/speed-up-button.tsx'
import { canRepeat, RepeatButton } from '../repeat-button.tsx'
import { amountLanded, transferState } from '../state.ts'
import { HelpButton } from '../support/help-button.tsx'
import { useSlow } from '../use-slow.ts'
import { receiptOf } from './receipt.ts'
import { ReceiptDialog } from './receipt-dialog.tsx'

const WELL = new Set(['received', 'unpaid', 'cancelled'])

export function ReceiptButtons({ execution }: { execution: ExecutionView }) {
  const nameOf = useChainName()
  const chains = readyValue(useApp().store.chains.now.value) ?? []
  const [isOpen, setOpen] = useState(false)
  const calledOf = useBookName()
  const linkOf = (chainId: number, hash: string) => {
    const chain = chains.find(({ id }) => id === chainId)
    return transactionUrl(chain, hash)
  }
  const receipt = receiptOf(execution, nameOf, { calledOf, linkOf })
  const state = transferState(execution)
  const isStuck = execution.obstacle !== undefined || execution.stalledSinceSeconds !== undefined
  const isWell =
    WELL.has(state) || (['sending', 'cancelling', 'paid', 'waiting', 'filling'].includes(state) && !isStuck)
  // The notice of a stuck transfer has the button already.
  const isAbove = useSlow(execution).isSlow && state !== 'askRefund' && !canSpeedUp(execution)
  return (
    <div class="after">
      {state === 'received' && (
        <a class="button primary" href={hrefOf({ screen: 'home' })} data-testid="done">
          <span>{ofOutcomes().done}</span>
        </a>
      )}
      {canRepeat(execution) && <RepeatButton execution={execution} />}
      {receipt && (
        <Button onClick={() => setOpen(true)} testId="receipt-open">
          {ofActivity().receipt.open}
        </Button>
      )}
      {!isWell && !isAbove && <HelpButton execution={execution} />}
      {isOpen && receipt && (
        <ReceiptDialog receipt={receipt} landed={amountLanded(execution)} onClose={() => setOpen(false)} />
      )}
    </div>
  )
}
