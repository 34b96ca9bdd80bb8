import type { BundleView, DepositProgress } from '../../api/views.ts'
import { DepositRows } from '../approval/calls/deposit-rows.tsx'
import { ofDeposits } from '../messages/deposit-messages.ts'
import { Card } from '../parts/card.tsx'
import { Chip, type ChipTone } from '../parts/chip.tsx'

const TONES: Readonly<Record<DepositProgress, ChipTone>> = { ahead: 'busy', read: 'good', missing: 'bad' }

/** What was paid to the crossing service for a site: as the wallet has read it, and who tells the rest. */
export function DepositsCard({ view, chain }: Readonly<{ view: BundleView; chain: string }>) {
  const say = ofDeposits()
  const { deposits, bundle } = view
  if (deposits.length === 0) return null
  return (
    <Card title={say.title(deposits.length)}>
      <div class="page-deposits" data-testid="sent-deposits">
        <DepositRows
          deposits={deposits}
          account={bundle.account}
          aside={({ progress }) => <Chip tone={TONES[progress]}>{say.progress[progress]}</Chip>}
          note={({ progress }) => <p class="card-note">{say.progressText[progress](chain)}</p>}
        />
        <p class="card-note">{say.afterwards}</p>
      </div>
    </Card>
  )
}
