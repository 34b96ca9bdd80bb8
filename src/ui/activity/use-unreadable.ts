import { useEffect, useState } from 'preact/hooks'
import type { UnreadableView } from '../../api/views/transfers.ts'
import { useApp } from '../state/app.ts'

/** Undefined while loading; empty if none could be read. */
export function useUnreadable(): readonly UnreadableView[] | undefined {
  const { client, store } = useApp()
  const [records, setRecords] = useState<readonly UnreadableView[] | undefined>(undefined)
  useEffect(() => {
    let isOver = false
    client.call('unreadable.list', {}).then(
      (found) => !isOver && setRecords(found),
      () => !isOver && setRecords((known) => known ?? []),
    )
    return () => {
      isOver = true
    }
  }, [store.executions.now.value, store.sent.now.value])
  return records
}
