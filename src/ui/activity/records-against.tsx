import { useEffect, useState } from 'preact/hooks'
import type { UnreadableView } from '../../api/views/transfers.ts'
import { Button } from '../controls/button.tsx'
import { Notice } from '../layout/notice.tsx'
import { ofActivity } from '../messages/screen-messages.ts'
import { useApp } from '../state/app.ts'
import { whenText } from '../text/day-and-time.ts'
import { ReleaseDialog } from './release-dialog.tsx'

export function RecordsAgainst({ needs }: Readonly<{ needs: readonly string[] }>) {
  const records = useRecordsAgainst(needs)
  const [asked, setAsked] = useState<UnreadableView | undefined>(undefined)
  if (records.length === 0 && !asked) return null
  const say = ofActivity().unread
  return (
    <Notice kind="warn" title={say.against({ records: records.length })} testId="records-against">
      <p>{say.againstText}</p>
      <ul class="plain">
        {records.map((record) => (
          <li key={`${record.of}:${record.id}`}>
            {say.kinds[record.of]} <bdi>{record.id}</bdi> ·{' '}
            {record.approvedAtSeconds === undefined ? say.noTime : whenText(record.approvedAtSeconds)}{' '}
            <Button onClick={() => setAsked(record)} testId="release">
              {say.release}
            </Button>
          </li>
        ))}
      </ul>
      {asked && <ReleaseDialog record={asked} onClose={() => setAsked(undefined)} />}
    </Notice>
  )
}

function useRecordsAgainst(needs: readonly string[]): readonly UnreadableView[] {
  const { client, store } = useApp()
  const [records, setRecords] = useState<readonly UnreadableView[]>([])
  useEffect(() => {
    let isOver = false
    const found: Promise<readonly UnreadableView[]> =
      needs.length > 0 ? client.call('unreadable.against', { needs: [...needs] }) : Promise.resolve([])
    found.then(
      (against) => !isOver && setRecords(against),
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [needs.join(' '), store.executions.now.value])
  return records
}
