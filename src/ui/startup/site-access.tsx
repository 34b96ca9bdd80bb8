import { useEffect, useState } from 'preact/hooks'
import { Button } from '../controls/button.tsx'
import { Notice } from '../layout/notice.tsx'
import { m } from '../messages/messages.ts'
import { ofOlderSites } from '../messages/screen-messages.ts'
import { useApp } from '../state/app.ts'

// Until the browser ends: a user may choose few sites.
const CLOSED = 'accessNoticeClosed'

export function SiteAccessBanner() {
  const { host } = useApp()
  const { shared, siteAccess } = host
  const [isWithheld, setWithheld] = useState(false)
  useEffect(() => {
    const read = async () => setWithheld(!((await shared.get(CLOSED)) || (await siteAccess.has())))
    const look = () => void read().catch(() => undefined)
    look()
    const stops = [siteAccess.on(look), shared.on(CLOSED, look)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [shared, siteAccess])
  if (!isWithheld) return null
  const say = ofOlderSites()
  const action = (
    <>
      <Button onClick={() => void siteAccess.request().catch(() => false)} testId="allow-sites">
        {say.allowAccess}
      </Button>
      <Button onClick={() => shared.set(CLOSED, 'closed')} testId="close-access">
        {m().common.close}
      </Button>
    </>
  )
  return (
    <Notice kind="warn" isUrgent title={say.noAccess} action={action} testId="no-site-access">
      {say.noAccessText}
    </Notice>
  )
}
