import { useEffect } from 'preact/hooks'
import type { VaultView } from '../../api/views/wallet.ts'
import type { Reason } from '../../core/reason/reason.ts'
import { Button } from '../controls/button.tsx'
import { ReasonText } from '../display/reason.tsx'
import { Notice } from '../layout/notice.tsx'
import { Screen } from '../layout/screen-frame.tsx'
import { m } from '../messages/messages.ts'
import { ofSecondCopy } from '../messages/screen-messages.ts'
import { useApp } from '../state/app.ts'
import { isDiskFullError } from '../text/disk-full.ts'
import { DamagedVault } from './damaged-vault.tsx'
import { DiskFull } from './disk-full.tsx'

const LOOK_AGAIN_MILLISECONDS = 3_000

type Unread = Extract<VaultView, { why: Reason }>

export function VaultUnavailable(props: Readonly<{ vault: Unread }> | Readonly<{ error: unknown }>) {
  if ('error' in props) return <NoAnswer error={props.error} />
  const { vault, why } = props.vault
  return vault === 'damaged' ? <DamagedVault why={why} /> : <Newer why={why} />
}

// A newer version's vault stays untouched, and this screen offers no deletion.
function Newer({ why }: { why: Reason }) {
  const say = ofSecondCopy()
  return (
    <Screen title={say.unreadableTitle}>
      <Notice kind="danger" title={say.unreadable}>
        <p>
          <ReasonText reason={why} />
        </p>
        <p>{say.unreadableText}</p>
      </Notice>
    </Screen>
  )
}

function NoAnswer({ error }: { error: unknown }) {
  const say = ofSecondCopy()
  const { client, store } = useApp()
  const isFull = isDiskFullError(error)
  useEffect(() => {
    if (!isFull) return
    const look = () => void client.call('wallet.get', {}).then(store.wallet.reload, () => undefined)
    const timer = setInterval(look, LOOK_AGAIN_MILLISECONDS)
    return () => clearInterval(timer)
  }, [client, store, isFull])
  if (isFull) {
    return (
      <Screen title={say.noAnswer}>
        <DiskFull />
      </Screen>
    )
  }
  return (
    <Screen title={say.noAnswer}>
      <Notice kind="warn" action={<Button onClick={() => void store.wallet.reload()}>{m().common.retry}</Button>}>
        <p>{say.noAnswerText}</p>
        <p>
          <ReasonText error={error} />
        </p>
      </Notice>
    </Screen>
  )
}
