import { useRef, useState } from 'preact/hooks'
import type { AccountAnswer, AllAccountsView, OwnAccountView } from '../../api/views/keys-and-accounts.ts'
import { Button } from '../controls/button.tsx'
import { CopyButton } from '../controls/copy-button.tsx'
import { LinkRow } from '../controls/link-row.tsx'
import { NameField } from '../controls/name-field.tsx'
import { usePending } from '../controls/use-pending.ts'
import { FullAddress } from '../display/address-text.tsx'
import { Card } from '../layout/card.tsx'
import { WithResource } from '../layout/loading.tsx'
import { Screen } from '../layout/screen-frame.tsx'
import { AccountIcon } from '../marks/account-icon.tsx'
import { m } from '../messages/messages.ts'
import { ofKeysAndBackup } from '../messages/screen-messages.ts'
import { typeOver } from '../password/use-typed-password.ts'
import { ColdAccount } from '../safeguards/cold-account.tsx'
import { useApp } from '../state/app.ts'
import { readyValue } from '../state/resource.ts'
import { useAllAccounts } from '../state/wallet/all-accounts.ts'
import { reasonText } from '../text/reason-text.ts'
import { AccountDelegations } from './account-delegations.tsx'
import { accountAnswerOutcome } from './add-account.tsx'
import { ForgetKey } from './forget-key.tsx'

type LabelledAccount = Readonly<{ id: string; label: string }>

type ChangeAccount = (asked: Promise<AccountAnswer>, said: string) => Promise<boolean>

export function AccountScreen({ id }: { id: string }) {
  const accounts = useAllAccounts()
  const all = readyValue(accounts.now.value)
  const label = all && [...all.own, ...all.watched].find((each) => each.id === id)?.label
  const first = useRef(label)
  first.current ??= label
  return (
    // Renaming keeps the focus.
    <Screen title={label ?? m().home.account} keepsFocus={label !== first.current} back={{ screen: 'accounts' }}>
      <WithResource resource={accounts} what={m().common.loading} failed={m().home.couldNotRead} lines={4}>
        {(all) => <AccountDetails key={id} id={id} all={all} />}
      </WithResource>
    </Screen>
  )
}

function AccountDetails({ id, all }: Readonly<{ id: string; all: AllAccountsView }>) {
  const say = ofKeysAndBackup().accounts
  const { client, go, store, tell } = useApp()
  const own = all.own.find((each) => each.id === id)
  const account = own ?? all.watched.find((each) => each.id === id)
  if (!account) return <p>{reasonText({ code: 'NO_SUCH_ACCOUNT' })}</p>
  const { address } = account
  const change: ChangeAccount = async (asked, said) => {
    const answer = await accountAnswerOutcome(asked)
    // The next press counts from the new order.
    if (answer.ok) await store.allAccounts.reload()
    tell(answer.ok ? said : reasonText(answer.reason))
    return answer.ok
  }
  const unwatch = async () => {
    if (await change(client.call('accounts.unwatch', { id }), say.unwatched({ name: account.label })))
      go({ screen: 'accounts' })
  }
  return (
    <>
      <Card>
        <div class="account-named">
          <AccountIcon address={address} />
          <RenameForm account={account} />
        </div>
        <div class="receive">
          <FullAddress address={address} />
          <CopyButton text={address} name={m().home.copyAddress} />
        </div>
        <p class="card-note">{own ? say.from[own.from] : say.watchedMeaning}</p>
      </Card>
      {own && <AccountDelegations account={address} />}
      <Card title={say.list}>
        <MoveButtons account={account} list={own ? all.own : all.watched} change={change} />
        {own && <Hiding own={own} change={change} />}
        {!own && (
          <Button kind="danger" isWide onClick={unwatch} testId="unwatch">
            {say.unwatch}
          </Button>
        )}
      </Card>
      {own && <ColdAccount account={address} />}
      {own && (
        <Card>
          <div class="link-rows">
            <LinkRow to={{ screen: 'key', id }} title={ofKeysAndBackup().key.title} testId="to-key" />
          </div>
          {own.from === 'key' && <ForgetKey of={own} />}
        </Card>
      )}
    </>
  )
}

function RenameForm({ account }: Readonly<{ account: LabelledAccount }>) {
  const say = ofKeysAndBackup().accounts
  const { client, tell } = useApp()
  const [label, setLabel] = useState(account.label)
  const [isRenaming, follow] = usePending()
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const input = useRef<HTMLInputElement>(null)
  const isOff = label.trim() === '' || label === account.label
  const rename = async () => {
    if (isOff) return
    const answer = await accountAnswerOutcome(client.call('accounts.rename', { id: account.id, label }))
    if (answer.ok) return tell(say.renamed({ name: label.trim() }))
    setProblem(reasonText(answer.reason))
    typeOver(input.current)
  }
  return (
    <form
      class="rename"
      autocomplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        follow(rename())
      }}
    >
      <NameField
        label={m().common.name}
        value={label}
        onInput={(typed) => {
          setLabel(typed)
          setProblem(undefined)
        }}
        problem={problem}
        inputRef={input}
        testId="account-name"
      />
      <Button type="submit" isBusy={isRenaming} isOff={isOff} testId="account-rename">
        {m().common.rename}
      </Button>
    </form>
  )
}

function MoveButtons(
  props: Readonly<{ account: LabelledAccount; list: readonly LabelledAccount[]; change: ChangeAccount }>,
) {
  const say = ofKeysAndBackup().accounts
  const { client } = useApp()
  const { account, list, change } = props
  const { id, label } = account
  const place = list.findIndex((each) => each.id === id)
  const move = (by: 1 | -1) =>
    change(client.call('accounts.move', { id, by }), say.moved({ name: label, place: place + 1 + by, of: list.length }))
  return (
    <div class="pair">
      <Button isOff={place === 0} onClick={() => move(-1)} testId="account-up">
        {m().common.up}
      </Button>
      <Button isOff={place === list.length - 1} onClick={() => move(1)} testId="account-down">
        {say.down}
      </Button>
    </div>
  )
}

function Hiding(props: Readonly<{ own: OwnAccountView; change: ChangeAccount }>) {
  const say = ofKeysAndBackup().accounts
  const { client } = useApp()
  const { id, isHidden, label } = props.own
  const turn = () =>
    props.change(
      client.call('accounts.hide', { id, isHidden: !isHidden }),
      (isHidden ? say.shownAgain : say.hiddenNow)({ name: label }),
    )
  return (
    <>
      <Button isWide icon={isHidden ? 'eye' : 'eyeOff'} onClick={turn} testId="account-hide">
        {isHidden ? say.show : say.hide}
      </Button>
      <p class="card-note">{say.hideHint}</p>
    </>
  )
}
