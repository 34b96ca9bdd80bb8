import { useEffect, useState } from 'preact/hooks'
import type { SiteView } from '../../../api/views/sites.ts'
import { useApp } from '../app.ts'
import { readyValue } from '../resource.ts'

type TabConnection = Readonly<{ isRead: boolean; site: SiteView | undefined }>

/** The granted site of the browser's current tab. `isRead` is false until this is known. */
export function useTabConnection(): TabConnection {
  const { host, store } = useApp()
  const [origin, setOrigin] = useState<string | null | undefined>(undefined)
  useEffect(() => {
    let isOver = false
    const read = async () => {
      const found = await host.tabSite.read().catch(() => undefined)
      if (!isOver) setOrigin(found ?? null)
    }
    void read()
    const stop = host.tabSite.on(() => void read())
    return () => {
      isOver = true
      stop()
    }
  }, [host])
  const hasOrigin = typeof origin === 'string'
  useEffect(() => {
    if (hasOrigin) store.readSites()
  }, [hasOrigin, store])
  if (!hasOrigin) return { isRead: origin === null, site: undefined }
  const sites = store.sites.now.value
  return { isRead: sites.state !== 'loading', site: readyValue(sites)?.find((each) => each.origin === origin) }
}
