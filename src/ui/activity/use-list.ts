import { useEffect, useState } from 'preact/hooks'
import { useApp } from '../state/app.ts'
import { messageOf } from '../text/reason-text.ts'
import { inOrder, PAGE, toLookAt, withPage } from './known.ts'
import type { Place } from './place.ts'
import type { Source } from './sources.ts'

export type List<T> = Readonly<{
  all: readonly T[]
  hasMore: boolean
  /** The end of the loaded part; undefined where nothing is left to load. */
  until: Place | undefined
  isReading: boolean
  problem: string | undefined
  more: () => void
}>

/** Loads further pages on request, and keeps the loaded ones fresh. */
export function useList<T>(source: Source<T>, newest: readonly T[]): List<T> {
  const { client } = useApp()
  const [older, setOlder] = useState(() => withPage(new Map<string, T>(), newest, source))
  const [isEnd, setEnd] = useState(false)
  const [isReading, setReading] = useState(false)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  useEffect(() => {
    let isOver = false
    setOlder((before) => withPage(before, newest, source))
    for (const id of toLookAt(older, newest, source)) {
      void source
        .get(client, id)
        .then((found) => !isOver && found && setOlder((before) => withPage(before, [found], source)))
        .catch(() => undefined)
    }
    return () => {
      isOver = true
    }
  }, [newest])
  const all = inOrder(withPage(older, newest, source), source)
  const last = all.at(-1)
  const hasMore = !isEnd && all.length >= PAGE
  const more = async () => {
    if (!last || isReading) return
    setReading(true)
    setProblem(undefined)
    try {
      const page = await source.list(client, { before: source.placeOf(last), limit: PAGE })
      setOlder((before) => withPage(before, page, source))
      setEnd(page.length < PAGE)
    } catch (error) {
      setProblem(messageOf(error))
    }
    setReading(false)
  }
  const until = hasMore && last ? source.placeOf(last) : undefined
  return { all, hasMore, until, isReading, problem, more: () => void more() }
}
