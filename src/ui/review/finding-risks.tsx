import { tickOfFinding } from '../../core/same-move.ts'
import { ofForm } from '../messages/form-messages.ts'
import { m } from '../messages/messages.ts'
import { Checkbox } from '../parts/checkbox.tsx'
import { Notice } from '../parts/notice.tsx'
import { HOLDS } from '../quote/use-hold.ts'
import { Findings } from './findings.tsx'
import type { Risks } from './use-risks.ts'

/** Each finding that the user must tick before the plan can be confirmed. */
export function FindingRisks({ risks: { findings } }: Readonly<{ risks: Risks }>) {
  return findings.map(({ finding, isTicked, tick }) => (
    <Notice
      key={tickOfFinding(finding)}
      kind="danger"
      title={m().review.warnings(1)}
      testId={`finding-${finding.code}`}
      isUrgent
    >
      <Findings findings={[finding]} />
      <div class={HOLDS}>
        <Checkbox isOn={isTicked} onChange={tick} testId={`accept-${finding.code}`}>
          {ofForm().known.acceptFinding}
        </Checkbox>
      </div>
    </Notice>
  ))
}
