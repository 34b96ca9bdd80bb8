import { useState } from 'preact/hooks'
import type { UnreadableView } from '../../api/transfer-views.ts'
import { ofActivity } from '../messages/everyday-messages.ts'
import { Button } from '../parts/button.tsx'
import { Notice } from '../parts/notice.tsx'
import { whenText } from '../text/when.ts'
import { ReleaseDialog } from './release-dialog.tsx'
import { useUnreadable } from './use-unreadable.ts'

export function UnreadableRecords() {
  const records = useUnreadable()
  const [asked, setAsked] = useState<UnreadableView | undefined>(undefined)
  if (!records?.length) return null
  const say = ofActivity().unread
  return (
    <Notice kind="warn" title={say.records(records.length)} testId="unreadable">
      <p>{say.stays}</p>
      <ul class="plain">
        {records.map((record) => (
          <li key={`${record.of}:${record.id}`}>
            {say.kinds[record.of]} <bdi>{record.id}</bdi> ·{' '}
            {record.approvedAtSeconds === undefined ? say.noTime : whenText(record.approvedAtSeconds)}
            {record.isHolding && (
              <>
                <p>{say.holds}</p>
                <Button onClick={() => setAsked(record)} testId="release">
                  {say.release}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
      {asked && <ReleaseDialog record={asked} onClose={() => setAsked(undefined)} />}
    </Notice>
  )
}
