import { useEffect, useMemo, useState } from 'preact/hooks'
import type { PossiblePaymentView } from '../../../api/views/approvals.ts'
import { useApp } from '../../state/app.ts'
import { readyValue, resource } from '../../state/resource.ts'

/** Longer than the background waits for a node. */
const PATIENCE_MILLISECONDS = 7_000

const UNREAD: PossiblePaymentView = { takes: undefined, beyond: undefined }

/** Undefined until answered, null where nothing is to be read. A late or missing answer counts as everything. */
export function usePossiblePayment(id: string, isAsked: boolean): PossiblePaymentView | null | undefined {
  const { client } = useApp()
  const [isTired, setTired] = useState(false)
  const found = useMemo(
    () => resource(() => client.call('approvals.possiblePayment', { id }).catch(() => UNREAD)),
    [client, id],
  )
  useEffect(() => {
    if (!isAsked) return
    void found.reload()
    const timer = setTimeout(() => setTired(true), PATIENCE_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [found, isAsked])
  if (!isAsked) return null
  if (found.now.value.state === 'loading') return isTired ? UNREAD : undefined
  return readyValue(found.now.value) ?? UNREAD
}
