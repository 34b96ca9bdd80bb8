import { useEffect, useState } from 'preact/hooks'
import type { ExecutionView } from '../../api/crossing-views.ts'
import { useApp } from '../state/app.ts'
import { messageOf } from '../text/reason-text.ts'
import { inOrder, PAGE, toLookAt, withPage } from './known.ts'

/** The list as far as it was read, and the way to read on. */
export type Pages = Readonly<{
  executions: readonly ExecutionView[]
  hasMore: boolean
  isReading: boolean
  problem: string | undefined
  more: () => void
}>

/** Reads crossings by the page, as far as somebody asks, and keeps what was read fresh. */
export function usePages(newest: readonly ExecutionView[]): Pages {
  const { client } = useApp()
  const [older, setOlder] = useState(() => withPage(new Map(), newest))
  const [hasMore, setMore] = useState(newest.length >= PAGE)
  const [isReading, setReading] = useState(false)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  useEffect(() => {
    let isOver = false
    setOlder((before) => withPage(before, newest))
    for (const id of toLookAt(older, newest)) {
      const look = client.call('executions.get', { id })
      void look
        .then((found) => !isOver && found && setOlder((before) => withPage(before, [found])))
        .catch(() => undefined)
    }
    return () => {
      isOver = true
    }
  }, [newest])
  const known = withPage(older, newest)
  const executions = inOrder(known)
  const more = async () => {
    const last = executions.at(-1)
    if (!last || isReading) return
    setReading(true)
    setProblem(undefined)
    try {
      const { id, approvedAtSeconds } = last
      const page = await client.call('executions.list', { before: { id, approvedAtSeconds }, limit: PAGE })
      setOlder((before) => withPage(before, page))
      setMore(page.length >= PAGE)
    } catch (error) {
      setProblem(messageOf(error))
    }
    setReading(false)
  }
  return { executions, hasMore, isReading, problem, more: () => void more() }
}
