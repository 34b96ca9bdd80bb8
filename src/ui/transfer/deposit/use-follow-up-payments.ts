import { useEffect, useMemo } from 'preact/hooks'
import type { FollowUpPaymentsView } from '../../../api/views/transfers.ts'
import { useApp } from '../../state/app.ts'
import { useVisible } from '../../state/page/clock.ts'
import { type Resource, resource } from '../../state/resource.ts'

const PERIOD_MILLISECONDS = 10_000

/** Asks nothing unless `isWanted`. */
export function useFollowUpPayments(id: string, isWanted: boolean): Resource<FollowUpPaymentsView | null> {
  const { client } = useApp()
  const followUps = useMemo(() => resource(() => client.call('deposit.followUps', { id })), [client, id])
  const isVisible = useVisible()
  useEffect(() => {
    if (!isVisible || !isWanted) return
    void followUps.reload()
    const timer = setInterval(() => void followUps.reload(), PERIOD_MILLISECONDS)
    return () => clearInterval(timer)
  }, [followUps, isVisible, isWanted])
  return followUps
}
