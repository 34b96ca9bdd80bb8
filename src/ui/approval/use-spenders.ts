import { useEffect, useMemo, useState } from 'preact/hooks'
import type { SpendersView } from '../../api/form-views.ts'
import { partSpenders } from '../../core/page/spenders.ts'
import { useApp } from '../state/app.ts'
import { readyValue, resource } from '../state/resource.ts'

/** How long a yes waits for what a node says; an answer that comes later still counts. */
const PATIENCE_MILLISECONDS = 5_000

const NOBODY: SpendersView = { ordinary: [], unread: [] }

/** What was found of spenders, by name; nothing where nothing has to be said of them. */
export function foundOf({ ordinary, unread }: SpendersView = NOBODY): string | undefined {
  return ordinary.length + unread.length > 0 ? JSON.stringify({ ordinary, unread }) : undefined
}

/**
 * Asks whether contracts stand where tokens may be taken to; undefined until that is answered. Where no answer comes in
 * time, or none at all, nobody has read it of any of them.
 */
export function useSpenders(addresses: readonly string[], chainId: number | undefined): SpendersView | undefined {
  const { client } = useApp()
  const named = addresses.join()
  const { read, left } = useMemo(() => partSpenders(addresses), [named])
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
