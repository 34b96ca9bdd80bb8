import { useEffect, useState } from 'preact/hooks'
import type { ChangedRowsView, ChangedRowView } from '../../api/views/changed-rows.ts'
import { Button } from '../controls/button.tsx'
import { Dialog } from '../controls/dialog.tsx'
import { GroupedAddress } from '../display/grouped-address.tsx'
import { Notice } from '../layout/notice.tsx'
import { m } from '../messages/messages.ts'
import { ofChangedRows } from '../messages/screen-messages.ts'
import { PasswordGate } from '../password/password-gate.tsx'
import { useApp } from '../state/app.ts'

type Asked = Readonly<{ row: ChangedRowView; decision: 'accept' | 'remove' }>

export function ChangedRows() {
  const { found, reopen, read } = useChangedRows()
  const [asked, setAsked] = useState<Asked | undefined>(undefined)
  if (!found || found.rows.length + found.closed.length === 0) return null
  const say = ofChangedRows()
  const close = () => setAsked(undefined)
  return (
    <Notice kind="danger" title={say.title} testId="changed-rows">
      <div class="stack">
        <p>{say.text}</p>
        {found.closed.map(({ id, label, address, derived }) => (
          <div key={id} class="stack" data-testid={`closed-${id}`}>
            <p>
              <bdi>{label}</bdi>: {say.closed}
            </p>
            <GroupedAddress address={address} />
            {derived !== undefined && (
              <>
                <p>{say.derived}</p>
                <GroupedAddress address={derived} />
                <Button onClick={() => reopen(id)} testId={`reopen-${id}`}>
                  {say.reopen}
                </Button>
              </>
            )}
          </div>
        ))}
        {found.rows.map((row) => (
          <div key={`${row.store} ${row.key}`} class="stack" data-testid={`changed-${row.key}`}>
            <p>{row.store === 'settings' ? say.rows[row.key] : <Site origin={row.key} />}</p>
            <Button onClick={() => setAsked({ row, decision: 'remove' })}>{m().common.remove}</Button>
            <Button onClick={() => setAsked({ row, decision: 'accept' })}>{say.accept}</Button>
          </div>
        ))}
      </div>
      {asked && <DecisionDialog asked={asked} onClose={close} onDone={() => read().then(close)} />}
    </Notice>
  )
}

function Site({ origin }: Readonly<{ origin: string }>) {
  return (
    <>
      {ofChangedRows().site} <bdi>{origin}</bdi>
    </>
  )
}

type DialogProps = Readonly<{ asked: Asked; onClose: () => void; onDone: () => void }>

function DecisionDialog({ asked, onClose, onDone }: DialogProps) {
  const { client } = useApp()
  const say = ofChangedRows()
  const isRemoved = asked.decision === 'remove'
  return (
    <Dialog title={isRemoved ? m().common.remove : say.accept} onClose={onClose}>
      <div class="dialog-text">
        {!isRemoved && <p>{say.acceptText}</p>}
        <PasswordGate<unknown>
          go={m().payFrom.change}
          busy={m().settings.loosenBusy}
          isFirst
          ask={(password) => client.call('changed.decide', { ...asked.row, decision: asked.decision, password })}
          onDone={onDone}
        />
      </div>
    </Dialog>
  )
}

function useChangedRows() {
  const { client, store } = useApp()
  const [found, setFound] = useState<ChangedRowsView | undefined>(undefined)
  const read = () =>
    client.call('changed.list', {}).then(
      (now) => setFound(now),
      () => undefined,
    )
  useEffect(() => {
    void read()
  }, [store.accounts.now.value])
  const reopen = (id: string) => client.call('changed.reopen', { id }).then(read)
  return { found, read, reopen }
}
