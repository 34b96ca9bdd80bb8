import type { DepositProgress } from '../../api/views/approvals.ts'
import type { BundleView } from '../../api/views/transfers.ts'
import { DepositRows } from '../calls/deposit-rows.tsx'
import { Chip, type ChipTone } from '../display/chip.tsx'
import { Card } from '../layout/card.tsx'
import { ofDeposits } from '../messages/screen-messages.ts'
import { bundleChain } from './chain-text.ts'
import { DepositOutcomeChip, DepositOutcomeNote } from './deposit-outcome.tsx'

const TONES: Readonly<Record<DepositProgress, ChipTone>> = { ahead: 'busy', read: 'good', missing: 'bad' }

export function DepositsCard({ view }: { view: BundleView }) {
  const say = ofDeposits()
  const { deposits, bundle } = view
  if (deposits.length === 0) return null
  return (
    <Card title={say.title({ deposits: deposits.length })}>
      <div class="page-deposits" data-testid="bundle-deposits">
        <DepositRows
          deposits={deposits}
          aside={({ progress, outcome }) =>
            outcome ? (
              <DepositOutcomeChip outcome={outcome} />
            ) : (
              <Chip tone={TONES[progress]}>{say.progress[progress]}</Chip>
            )
          }
          note={({ progress, outcome }) => (
            <>
              <p class="card-note">{say.progressText[progress]({ chain: bundleChain(view) })}</p>
              {progress === 'read' && <DepositOutcomeNote outcome={outcome} unfollowed={bundle.deposits?.unfollowed} />}
            </>
          )}
        />
      </div>
    </Card>
  )
}
