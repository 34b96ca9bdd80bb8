import { useState } from 'preact/hooks'
import type { Reason } from '../../core/reason/reason.ts'
import { Button } from '../controls/button.tsx'
import { ReasonText } from '../display/reason.tsx'
import { Card } from '../layout/card.tsx'
import { Notice } from '../layout/notice.tsx'
import { Screen } from '../layout/screen-frame.tsx'
import { m } from '../messages/messages.ts'
import { ofKeysAndBackup, ofSecondCopy } from '../messages/screen-messages.ts'
import { useApp } from '../state/app.ts'
import { download } from '../state/page/download.ts'
import { fileName } from '../state/page/file-name.ts'
import { messageOf } from '../text/reason-text.ts'
import { EraseWallet } from '../unlock/erase-wallet.tsx'

/** `mark` identifies the content. */
type Saved = Readonly<{ name: string; mark: string }>

/** Offers a new start only after the copies are saved as a file. */
export function DamagedVault({ why }: { why: Reason }) {
  const { client } = useApp()
  const [saved, setSaved] = useState<Saved | undefined>(undefined)
  const [isErasing, setErasing] = useState(false)
  if (!saved || !isErasing) return <WayOn why={why} saved={saved} onSaved={setSaved} onErase={() => setErasing(true)} />
  const erase = async () => {
    const { isErased } = await client.call('vault.eraseDamaged', { mark: saved.mark })
    if (isErased) return ofKeysAndBackup().erase.done
    setErasing(false)
    setSaved(undefined)
    return ofSecondCopy().changed
  }
  return (
    <EraseWallet title={ofSecondCopy().anewTitle} erase={erase} onBack={() => setErasing(false)}>
      <p>{ofSecondCopy().anewText}</p>
    </EraseWallet>
  )
}

function WayOn(
  props: Readonly<{ why: Reason; saved: Saved | undefined; onSaved: (saved: Saved) => void; onErase: () => void }>,
) {
  const say = ofSecondCopy()
  const { host, store } = useApp()
  return (
    <Screen title={say.unreadableTitle}>
      <Notice
        kind="danger"
        title={say.damaged}
        action={<Button onClick={() => void store.wallet.reload()}>{m().common.retry}</Button>}
        testId="damaged"
      >
        <p>
          <ReasonText reason={props.why} />
        </p>
        <p>{say.damagedText}</p>
      </Notice>
      {/* The prompt window keeps its request. */}
      {host.place !== 'approval' && <SaveCopies saved={props.saved} onSaved={props.onSaved} />}
      {props.saved && (
        <Card title={say.anewTitle}>
          <p class="card-note">{say.anewText}</p>
          <Button isWide onClick={props.onErase} testId="erase-damaged">
            {say.anewTitle}
          </Button>
        </Card>
      )}
    </Screen>
  )
}

function SaveCopies({ saved, onSaved }: Readonly<{ saved: Saved | undefined; onSaved: (saved: Saved) => void }>) {
  const say = ofSecondCopy()
  const { client, store, tell } = useApp()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const copies = await client.call('vault.damaged', {})
      // The copies are readable again, or deleted.
      if (!copies) return await store.wallet.reload()
      const name = fileName('damaged', Date.now())
      download(name, copies.text, 'application/json')
      onSaved({ name, mark: copies.mark })
    } catch (error) {
      tell(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Card title={say.saveTitle}>
      <p class="card-note">{say.saveText}</p>
      <Button
        kind={saved ? 'secondary' : 'primary'}
        isWide
        isBusy={isBusy}
        onClick={() => void save()}
        testId="save-damaged"
      >
        {say.save}
      </Button>
      {saved && (
        <p class="hint" role="status" data-testid="damaged-saved">
          {say.saved({ name: saved.name })}
        </p>
      )}
    </Card>
  )
}
