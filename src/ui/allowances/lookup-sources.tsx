import type { AllowancesView } from '../../api/views/allowances.ts'
import { Fold } from '../layout/fold.tsx'
import { ofAllowances } from '../messages/screen-messages.ts'

type Looked = Readonly<{ chain: string; view: Extract<AllowancesView, { known: true }> }>

export function LookupSources({ looked }: { looked: readonly Looked[] }) {
  const say = ofAllowances()
  if (looked.length === 0) return null
  const lines = looked.map(({ chain, view }) => backText(chain, view.back))
  return (
    <Fold title={say.how} testId="allowances-how">
      <p class="card-note">{say.howText}</p>
      <ul class="allowance-logs">
        {[...new Set(lines)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Fold>
  )
}

function backText(chain: string, back: Looked['view']['back']): string {
  const say = ofAllowances().back
  if (back.how !== 'since') return say[back.how]({ chain })
  return back.sinceSeconds === undefined ? say.some({ chain }) : say.since({ chain, atSeconds: back.sinceSeconds })
}
