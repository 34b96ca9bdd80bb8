import { useEffect, useState } from 'preact/hooks'
import { useApp } from '../../state/app.ts'
import { messageOf } from '../../text/reason-text.ts'
import { PAGE_SIZE, recordsToReload, sortedRecords, withPage } from './loaded-records.ts'
import type { ActivityPosition } from './position.ts'
import type { RecordSource } from './sources.ts'

export type RecordList<T> = Readonly<{
  all: readonly T[]
  hasMore: boolean
  until: ActivityPosition | undefined
  isReading: boolean
  problem: string | undefined
  more: () => void
}>

export function useRecordList<T>(source: RecordSource<T>, newest: readonly T[]): RecordList<T> {
  const { client } = useApp()
  const [older, setOlder] = useState(() => withPage(new Map<string, T>(), newest, source))
  const [isEnd, setEnd] = useState(false)
  const [isReading, setReading] = useState(false)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  useEffect(() => {
    let isOver = false
    setOlder((before) => withPage(before, newest, source))
    for (const id of recordsToReload(older, newest, source)) {
      void source
        .get(client, id)
        .then((found) => !isOver && found && setOlder((before) => withPage(before, [found], source)))
        .catch(() => undefined)
    }
    return () => {
      isOver = true
    }
  }, [newest])
  const all = sortedRecords(withPage(older, newest, source), source)
  const last = all.at(-1)
  const hasMore = !isEnd && all.length >= PAGE_SIZE
  const more = async () => {
    if (!last || isReading) return
    setReading(true)
    setProblem(undefined)
    try {
      const page = await source.list(client, { before: source.placeOf(last), limit: PAGE_SIZE })
      setOlder((before) => withPage(before, page, source))
      setEnd(page.length < PAGE_SIZE)
    } catch (error) {
      setProblem(messageOf(error))
    }
    setReading(false)
  }
  const until = hasMore && last ? source.placeOf(last) : undefined
  return { all, hasMore, until, isReading, problem, more: () => void more() }
}
