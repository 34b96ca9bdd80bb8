import { useState } from 'preact/hooks'
import type { UnreadableView } from '../../api/views/transfers.ts'
import { Button } from '../controls/button.tsx'
import { Notice } from '../layout/notice.tsx'
import { m } from '../messages/messages.ts'
import { ofActivity } from '../messages/screen-messages.ts'
import { whenText } from '../text/day-and-time.ts'
import { ReleaseDialog } from './release-dialog.tsx'
import { useUnreadable } from './use-unreadable.ts'

/** Home leaves out the records of another wallet. */
export function UnreadableRecords({ isOwnOnly = false }: Readonly<{ isOwnOnly?: boolean }>) {
  const records = useUnreadable()?.filter(({ isOfFormerWallet }) => !isOwnOnly || !isOfFormerWallet)
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
            {record.isOfFormerWallet && <> · {m().activity.otherWallet}</>}
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
