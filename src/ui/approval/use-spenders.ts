import { useEffect, useMemo, useState } from 'preact/hooks'
import type { SpendersView } from '../../api/views/counterparties.ts'
import { partitionSpenders } from '../../core/page/calls/spenders.ts'
import { useApp } from '../state/app.ts'
import { readyValue, resource } from '../state/resource.ts'

/** A later answer still counts. */
const PATIENCE_MILLISECONDS = 5_000

const NOBODY: SpendersView = { ordinary: [], unread: [] }

export function spenderWarningsKey({ ordinary, unread }: SpendersView = NOBODY): string | undefined {
  return ordinary.length + unread.length > 0 ? JSON.stringify({ ordinary, unread }) : undefined
}

/** Undefined until answered. A late or missing answer makes every spender unread. */
export function useSpenders(addresses: readonly string[], chainId: number | undefined): SpendersView | undefined {
  const { client } = useApp()
  const named = addresses.join()
  const { read, left } = useMemo(() => partitionSpenders(addresses), [named])
  const asked = JSON.stringify({ ...(chainId === undefined ? {} : { chainId }), addresses: read })
  const [tired, setTired] = useState('')
  const found = useMemo(
    () => resource(() => client.call('spenders.check', JSON.parse(asked)).catch(() => undefined)),
    [client, asked],
  )
  useEffect(() => {
    if (read.length === 0) return
    void found.reload()
    const timer = setTimeout(() => setTired(asked), PATIENCE_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [found])
  if (read.length === 0) return { ...NOBODY, unread: left }
  const { state } = found.now.value
  if (state === 'loading' && tired !== asked) return undefined
  const { ordinary, unread } = readyValue(found.now.value) ?? { ordinary: [], unread: read }
  return { ordinary, unread: [...unread, ...left] }
}
