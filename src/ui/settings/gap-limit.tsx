import type { SettingsView } from '../../api/views/wallet.ts'
import { GAP_LIMITS } from '../../core/families/bitcoin/gap-limit.ts'
import { Select } from '../controls/select.tsx'
import { Card } from '../layout/card.tsx'
import { m } from '../messages/messages.ts'

type Chosen = Pick<SettingsView, 'bitcoinGapLimit'>

export function GapLimitCard({
  settings,
  onChange,
}: Readonly<{ settings: Chosen; onChange: (change: Chosen) => void }>) {
  const say = m().settings
  return (
    <Card>
      <div class="setting">
        <div>
          <span>{say.gapLimit}</span>
          <p class="hint">{say.gapLimitHint}</p>
        </div>
        <Select
          label={say.gapLimit}
          choices={GAP_LIMITS.map((value) => ({ value, key: `${value}`, label: `${value}` }))}
          chosen={`${settings.bitcoinGapLimit}`}
          onChoose={(bitcoinGapLimit) => onChange({ bitcoinGapLimit })}
          testId="gap-limit"
        />
      </div>
    </Card>
  )
}
