import { useState } from 'preact/hooks'
import { Button } from '../controls/button.tsx'
import { Notice } from '../layout/notice.tsx'
import { ofServiceKeyRefused } from '../messages/app-messages.ts'
import { hrefOf } from '../route.ts'
import { useApp } from '../state/app.ts'

/** `onAside`: the service is used without the key from now on. */
export function ApiKeyRefused({ onAside }: { onAside?: () => void }) {
  const say = ofServiceKeyRefused()
  const { client, store, tell } = useApp()
  const [isBusy, setBusy] = useState(false)
  const setAside = async () => {
    setBusy(true)
    try {
      await client.call('keyStanding.setAside', {})
      await store.keyStanding.reload()
      onAside?.()
    } catch (error) {
      const { messageOf } = await import('../text/reason-text.ts')
      tell(messageOf(error))
      setBusy(false)
    }
  }
  return (
    <Notice
      kind="warn"
      title={say.title}
      testId="key-refused"
      action={
        <div class="notice-ways">
          <a class="button secondary" href={hrefOf({ screen: 'settings' })}>
            {say.toSettings}
          </a>
          <Button isBusy={isBusy} onClick={() => void setAside()} testId="without-key">
            {say.without}
          </Button>
        </div>
      }
    >
      {say.text}
    </Notice>
  )
}
