import { tickOfFinding } from '../../../core/review/ticks.ts'
import { Checkbox } from '../../controls/checkbox.tsx'
import { Notice } from '../../layout/notice.tsx'
import { m } from '../../messages/messages.ts'
import { ofFormDetails } from '../../messages/screen-messages.ts'
import { HOLDS_QUOTE } from '../../quote/use-hold.ts'
import { Findings } from '../proof/findings.tsx'
import type { Risks } from './use-risks.ts'

export function FindingRisks({ risks: { findings } }: Readonly<{ risks: Risks }>) {
  if (findings.length === 0) return null
  return (
    <Notice kind="danger" title={m().review.warnings({ number: findings.length })} testId="finding-risks" isUrgent>
      {findings.map(({ finding, isTicked, tick }) => (
        <div key={tickOfFinding(finding)} class="finding-risk" data-testid={`finding-${finding.code}`}>
          <Findings findings={[finding]} />
          <div class={HOLDS_QUOTE}>
            <Checkbox isOn={isTicked} onChange={tick} testId={`accept-${finding.code}`}>
              {ofFormDetails().known.acceptFinding}
            </Checkbox>
          </div>
        </div>
      ))}
    </Notice>
  )
}
