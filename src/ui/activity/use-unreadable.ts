import { useEffect, useState } from 'preact/hooks'
import type { UnreadableView } from '../../api/crossing-views.ts'
import { useApp } from '../state/app.ts'

const NONE: readonly UnreadableView[] = []

/** The records that are on the disk and can't be read, as they are now. */
export function useUnreadable(): readonly UnreadableView[] {
  const { client, store } = useApp()
  const [records, setRecords] = useState(NONE)
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
  return records
}
