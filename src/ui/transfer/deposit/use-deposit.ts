import { useEffect, useMemo } from 'preact/hooks'
import type { DepositView } from '../../../api/views/transfers.ts'
import { useApp } from '../../state/app.ts'
import { useVisible } from '../../state/page/clock.ts'
import { type Resource, resource } from '../../state/resource.ts'

const PERIOD_MILLISECONDS = 5_000

export function useDeposit(id: string, isWanted: boolean): Resource<DepositView | null> {
  const { client } = useApp()
  const deposit = useMemo(() => resource(() => client.call('deposit.get', { id })), [client, id])
  const isVisible = useVisible()
  useEffect(() => {
    if (!isVisible || !isWanted) return
    void deposit.reload()
    const timer = setInterval(() => void deposit.reload(), PERIOD_MILLISECONDS)
    return () => clearInterval(timer)
  }, [deposit, isVisible, isWanted])
  return deposit
}
