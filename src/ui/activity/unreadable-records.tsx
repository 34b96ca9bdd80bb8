import { useState } from 'preact/hooks'
import type { UnreadableView } from '../../api/views/transfers.ts'
import { Button } from '../controls/button.tsx'
import { Notice } from '../layout/notice.tsx'
import { ofActivity } from '../messages/screen-messages.ts'
import { whenText } from '../text/day-and-time.ts'
import { ReleaseDialog } from './release-dialog.tsx'
import { useUnreadable } from './use-unreadable.ts'

export function UnreadableRecords() {
  const records = useUnreadable()
  const [asked, setAsked] = useState<UnreadableView | undefined>(undefined)
  if (!records?.length) return null
  const say = ofActivity().unread
  return (
    <Notice kind="warn" title={say.records({ records: records.length })} testId="unreadable">
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
