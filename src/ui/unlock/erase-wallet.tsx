import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Client } from '../../api/client.ts'
import { isBundleInFlight } from '../../core/bundle/bundle.ts'
import { requesterText } from '../bundle/requester-text.ts'
import { Button } from '../controls/button.tsx'
import { TextField } from '../controls/field.tsx'
import { AmountText } from '../display/amount-text.tsx'
import { UntrustedText } from '../display/untrusted-text.tsx'
import { Notice } from '../layout/notice.tsx'
import { Screen } from '../layout/screen-frame.tsx'
import { m } from '../messages/messages.ts'
import { ofKeysAndBackup } from '../messages/screen-messages.ts'
import { ConfirmButton } from '../review/confirm/confirm-button.tsx'
import { useApp } from '../state/app.ts'
import { useEscape } from '../state/page/use-escape.ts'
import { readyValue } from '../state/resource.ts'
import { messageOf } from '../text/reason-text.ts'
import { amountPaid } from '../transfer/state.ts'

export function EraseWallet(
  props: Readonly<{
    title: string
    children: ComponentChildren
    /** @returns a sentence to show, if any */
    erase: () => Promise<string | undefined>
    onBack: () => void
  }>,
) {
  const say = ofKeysAndBackup().erase
  const { client, store, tell } = useApp()
  const [found, setFound] = useState<Found | undefined>(undefined)
  const [typed, setTyped] = useState('')
  const [isBusy, setBusy] = useState(false)
  const isHidden = readyValue(store.wallet.now.value)?.settings.hideAmounts ?? false
  const others = found ? found.count - found.executions.length : 0
  const isTyped = typed.trim().toLowerCase() === say.word.toLowerCase()
  useEscape(props.onBack)
  useEffect(() => {
    find(client).then(setFound, failed)
  }, [])
  const failed = (error: unknown) => {
    tell(messageOf(error))
    setBusy(false)
  }
  const erase = async () => {
    const said = await props.erase()
    await store.wallet.reload()
    if (said !== undefined) tell(said)
  }
  return (
    <Screen title={props.title}>
      {props.children}
      <Notice kind="danger" title={say.lost}>
        {found && found.imported.length > 0 && say.imported({ labels: found.imported })}
      </Notice>
      {found && found.count + found.sent.length > 0 && (
        <Notice kind="warn" title={m().home.inFlight} testId="under-way">
          <ul>
            {found.executions.map((each) => (
              <li key={each.id}>
                <AmountText amount={amountPaid(each)} form="short" isHidden={isHidden} />
                {`, ${found.nameOf(each.intent.originChainId)} → ${found.nameOf(each.intent.destinationChainId)}`}
              </li>
            ))}
            {found.sent.map(({ bundle }) => (
              <li key={bundle.id}>
                <UntrustedText text={requesterText(bundle)} />
              </li>
            ))}
            {others > 0 && <li>{m().home.moreInFlight({ others })}</li>}
          </ul>
          <p>{say.followed}</p>
        </Notice>
      )}
      <p class="card-note">{say.gone}</p>
      <p class="card-note">{say.kept}</p>
      <TextField label={say.type({ word: say.word })} value={typed} onInput={setTyped} testId="erase-word" />
      <div class="decide">
        <Button onClick={props.onBack}>{m().common.back}</Button>
        <ConfirmButton
          kind="danger"
          plan={isTyped ? say.word : ''}
          label={say.go}
          isBusy={isBusy}
          isOff={!isTyped || !found}
          onConfirm={() => {
            setBusy(true)
            erase().catch(failed)
          }}
        />
      </div>
    </Screen>
  )
}

type Found = Awaited<ReturnType<typeof find>>

// A locked page lacks this, so it is read here and dropped with the screen.
async function find(client: Client) {
  const [{ executions, count }, bundles, accounts, chains] = await Promise.all([
    client.call('moving.list', {}),
    client.call('bundles.list', {}),
    client.call('accounts.all', {}),
    client.call('chains.list', {}),
  ])
  const nameOf = (id: number) => chains.find((chain) => chain.id === id)?.name ?? id
  return {
    executions,
    count,
    nameOf,
    sent: bundles.filter(({ bundle }) => isBundleInFlight(bundle)),
    imported: accounts.own.flatMap(({ from, label }) => (from === 'key' ? [label] : [])),
  }
}
