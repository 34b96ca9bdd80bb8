import { useEffect, useState } from 'preact/hooks'
import type { UnreadableView } from '../../api/crossing-views.ts'
import { ofEveryday } from '../messages/everyday-messages.ts'
import { Notice } from '../parts/notice.tsx'
import { useApp } from '../state/app.ts'
import { whenText } from '../text/when.ts'

export function UnreadableRecords() {
  const { client, store } = useApp()
  const [records, setRecords] = useState<readonly UnreadableView[]>([])
  useEffect(() => {
    let isOver = false
    client.call('unreadable.list', {}).then(
      (found) => !isOver && setRecords(found),
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [store.executions.now.value, store.sent.now.value])
  if (records.length === 0) return null
  const say = ofEveryday().unread
  return (
    <Notice kind="warn" title={say.records(records.length)} testId="unreadable">
      <p>{say.stays}</p>
      <ul class="plain">
        {records.map(({ of, id, approvedAtSeconds }) => (
          <li key={`${of}:${id}`}>
            {say.kinds[of]} <bdi>{id}</bdi> ·{' '}
            {approvedAtSeconds === undefined ? say.noTime : whenText(approvedAtSeconds)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
