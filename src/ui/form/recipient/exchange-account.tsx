import { useState } from 'preact/hooks'
import type { ExchangeBAccountView } from '../../../api/views/exchange-b.ts'
import type { Reason } from '../../../core/reason/reason.ts'
import { Button } from '../../controls/button.tsx'
import { Checkbox } from '../../controls/checkbox.tsx'
import { CopyButton } from '../../controls/copy-button.tsx'
import { Select } from '../../controls/select.tsx'
import { FullAddress } from '../../display/address-text.tsx'
import { ReasonText } from '../../display/reason.tsx'
import { UntrustedText } from '../../display/untrusted-text.tsx'
import { WithResource } from '../../layout/loading.tsx'
import { Notice } from '../../layout/notice.tsx'
import { m } from '../../messages/messages.ts'
import { ofExchangeKeys } from '../../messages/screen-messages.ts'
import { FieldBeforeConfirm, waitText } from '../../password/field-before-confirm.tsx'
import { usePassword } from '../../password/use-password.ts'
import { keyAnswerText } from '../../settings/exchange-b-keys.tsx'
import { useApp } from '../../state/app.ts'
import { readyValue } from '../../state/resource.ts'
import { messageOf } from '../../text/reason-text.ts'

type Known = Extract<ExchangeBAccountView, { known: true }>

export function ExchangeAccountNotice(
  props: Readonly<{
    account: string
    /** A withdrawal from the account needs an API key. */
    isLeaving: boolean
  }>,
) {
  const say = m().exchangeAccount
  const { store } = useApp()
  const resource = store.exchangeBAccount
  return (
    <WithResource resource={resource} what={say.loading} failed={say.failed} lines={1}>
      {(view) => {
        if (!view) return null
        if (!view.known) return <Unread why={view.why} exchange={view.exchange} />
        if (view.meant === null && view.unread.length > 0)
          return <Unread why={{ code: 'UNREADABLE' }} exchange={view.exchange} />
        if (view.meant === null) return <NoAccount exchange={view.exchange} address={props.account} />
        return props.isLeaving && view.key !== 'active' && <KeyWanted of={view} accountIndex={view.meant} />
      }}
    </WithResource>
  )
}

function LookAgain() {
  const { store } = useApp()
  const [isBusy, setBusy] = useState(false)
  const look = async () => {
    setBusy(true)
    await store.exchangeBAccount.reload()
    setBusy(false)
  }
  return (
    <Button isBusy={isBusy} onClick={() => void look()} testId="exchange-account-again">
      {m().exchangeAccount.again}
    </Button>
  )
}

function Unread({ why, exchange }: { why: Reason; exchange: string }) {
  return (
    <Notice
      kind="warn"
      title={m().exchangeAccount.unread({ exchange })}
      action={<LookAgain />}
      testId="exchange-account-unread"
    >
      <ReasonText reason={why} />
    </Notice>
  )
}

function NoAccount({ exchange, address }: { exchange: string; address: string }) {
  const say = m().exchangeAccount
  return (
    <Notice kind="info" title={say.noneTitle({ exchange })} action={<LookAgain />} testId="exchange-account-none">
      <p>{say.none({ exchange })}</p>
      <p class="copied-address">
        <FullAddress address={address} />
        <CopyButton text={address} name={say.copy} />
      </p>
    </Notice>
  )
}

export function ExchangeAccountChoice(props: Readonly<{ account: string; onChosen: () => void }>) {
  const say = m().exchangeAccount
  const { client, store, tell } = useApp()
  const view = readyValue(store.exchangeBAccount.now.value)
  if (!view?.known || view.accounts.length + view.unread.length < 2) return null
  const { exchange, accounts, meant, unread } = view
  const choose = async (accountIndex: number) => {
    try {
      await client.call('exchangeB.choose', { account: props.account, accountIndex })
      props.onChosen()
    } catch (error) {
      tell(messageOf(error))
    }
  }
  return (
    <div class="recipient">
      <span class="recipient-who">
        <small>{say.on}</small>
        <span>{exchange}</span>
      </span>
      <Select
        label={say.which({ exchange })}
        choices={accounts.map((index) => ({ value: index, key: `${index}`, label: say.account({ index }) }))}
        chosen={`${meant}`}
        onChoose={choose}
        testId="exchange-account"
      />
      {unread.map((index) => (
        <small key={index}>{say.accountUnread({ index })}</small>
      ))}
    </div>
  )
}

function KeyWanted({ of: { exchange, key }, accountIndex }: { of: Known; accountIndex: number }) {
  const say = m().exchangeAccount
  const { client } = useApp()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const [isMeant, setMeant] = useState(false)
  const password = usePassword(undefined, '')
  const isNew = key !== 'registering' && key !== 'revoking'
  const make = async () => {
    setBusy(true)
    try {
      const answer = await client.call('exchangeB.makeKey', { accountIndex, ...password.take() })
      if (answer.outcome === 'password') password.refuse(answer)
      else setProblem('why' in answer ? keyAnswerText(answer) : undefined)
    } catch (error) {
      setProblem(messageOf(error))
    }
    setBusy(false)
  }
  const action = key !== 'revoking' && (
    <Button
      kind="primary"
      isBusy={isBusy}
      isOff={(isNew && !isMeant) || password.wait > 0}
      onClick={() => void make()}
      testId="make-key"
    >
      {waitText(password) ?? (key === 'registering' ? say.lookAtKey : say.makeKey)}
    </Button>
  )
  return (
    <Notice kind="info" title={say.keyTitle({ exchange })} action={action} testId="key-wanted">
      <p>{say.key[key === 'active' ? 'none' : key]({ exchange, index: accountIndex })}</p>
      {isNew && (
        <>
          <p>{ofExchangeKeys().meaning}</p>
          <Checkbox isOn={isMeant} onChange={setMeant} testId="accept-key">
            {say.keyMeant({ index: accountIndex })}
          </Checkbox>
        </>
      )}
      <FieldBeforeConfirm before={password} />
      {problem && (
        <p role="alert">
          <UntrustedText text={problem} />
        </p>
      )}
    </Notice>
  )
}
