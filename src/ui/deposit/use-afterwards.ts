import { useEffect, useMemo } from 'preact/hooks'
import type { AfterwardsView } from '../../api/transfer-views.ts'
import { useApp } from '../state/app.ts'
import { useVisible } from '../state/clock.ts'
import { type Resource, resource } from '../state/resource.ts'

const PERIOD_MILLISECONDS = 10_000

/** Follow-up payments; asks nothing unless `isWanted`. */
export function useAfterwards(id: string, isWanted: boolean): Resource<AfterwardsView | null> {
  const { client } = useApp()
  const afterwards = useMemo(() => resource(() => client.call('deposit.afterwards', { id })), [client, id])
  const isVisible = useVisible()
  useEffect(() => {
    if (!isVisible || !isWanted) return
    void afterwards.reload()
    const timer = setInterval(() => void afterwards.reload(), PERIOD_MILLISECONDS)
    return () => clearInterval(timer)
  }, [afterwards, isVisible, isWanted])
  return afterwards
}
