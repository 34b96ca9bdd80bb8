import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { ApiResult } from '../../api/contract.ts'
import { Button } from '../controls/button.tsx'
import { PasswordField } from '../controls/password-field.tsx'
import { AmountText } from '../display/amount-text.tsx'
import { GroupedAddress } from '../display/grouped-address.tsx'
import { Notice } from '../layout/notice.tsx'
import { m } from '../messages/messages.ts'
import { ofKeysAndBackup } from '../messages/screen-messages.ts'
import { useApp } from '../state/app.ts'
import { useLeaving } from '../state/page/use-leaving.ts'
import { messageOf } from '../text/reason-text.ts'

type Funds = ApiResult<'vault.funds'>

type FoundAccountsProps = Readonly<{
  words: readonly string[]
  /** The word after the pasted phrase, as typed. */
  extra: string | undefined
  passphrase: string
  onNext: (passphrase: string) => void
  onBack: () => void
}>

/** Any passphrase opens some wallet, so the user sees which one before it is stored. */
export function FoundAccounts(props: FoundAccountsProps) {
  const { onNext, onBack } = props
  const say = ofKeysAndBackup().found
  const [typed, setTyped] = useState(props.passphrase)
  const [used, setUsed] = useState(props.passphrase)
  const [isAsked, setAsked] = useState(props.extra === undefined || props.passphrase !== '')
  const choose = (passphrase: string) => {
    setTyped(passphrase)
    setUsed(passphrase)
    setAsked(true)
  }
  useLeaving({ hide: () => undefined, forget: () => choose('') })
  if (!isAsked) {
    return (
      <>
        <Notice kind="warn" title={say.extra} testId="extra-word">
          {say.extraText}
        </Notice>
        <Button kind="primary" isWide onClick={() => choose(props.extra ?? '')} testId="extra-yes">
          {say.yes}
        </Button>
        <Button isWide onClick={() => choose('')} testId="extra-no">
          {say.no}
        </Button>
        <div class="decide">
          <Button onClick={onBack}>{m().common.back}</Button>
        </div>
      </>
    )
  }
  const isChanged = typed !== used
  const submit = (event: Event) => {
    event.preventDefault()
    if (isChanged) setUsed(typed)
    else onNext(used)
  }
  return (
    <form class="stack" onSubmit={submit}>
      <Wallet key={used} mnemonic={props.words.join(' ')} passphrase={used} />
      <PasswordField
        label={say.passphrase}
        hint={say.hint}
        value={typed}
        onInput={setTyped}
        autocomplete="off"
        testId="passphrase"
      />
      <div class="decide">
        <Button onClick={onBack}>{m().common.back}</Button>
        <Button kind="primary" type="submit" testId={isChanged ? 'show-wallet' : 'found-next'}>
          {isChanged ? say.show : m().common.next}
        </Button>
      </div>
    </form>
  )
}

function Wallet({ mnemonic, passphrase }: Readonly<{ mnemonic: string; passphrase: string }>) {
  const say = ofKeysAndBackup().found
  const { address, funds, problem } = useFunds(mnemonic, passphrase)
  const [first, ...others] = funds?.accounts ?? []
  useLayoutEffect(() => {
    const focused = document.activeElement
    if (focused?.closest('form')) focused.scrollIntoView({ block: 'nearest' })
  }, [funds])
  return (
    <div class="stack" data-testid="found-wallet" aria-live="polite">
      <strong>{say.first}</strong>
      {address !== undefined && <GroupedAddress address={address} />}
      {problem !== undefined && <Notice kind="warn" title={problem} isUrgent />}
      {!funds && problem === undefined && <p class="hint">{say.reading}</p>}
      {first && <Held held={first.held} isWhole={funds?.isWhole === true} />}
      {others.map(({ index, address, held }) => (
        <Notice key={index} kind="info" title={say.more({ number: index + 1 })}>
          <GroupedAddress address={address} />
          <Held held={held} isWhole />
          <p>{say.moreText}</p>
        </Notice>
      ))}
      {funds?.older.map(({ standard, address, amount }) => (
        <Notice key={address} kind="warn" title={say.older({ standard })} testId="found-older">
          <GroupedAddress address={address} />
          <p>
            <AmountText amount={amount} />
          </p>
          <p>{say.olderText}</p>
        </Notice>
      ))}
    </div>
  )
}

export function Held({ held, isWhole }: Readonly<{ held: Funds['accounts'][number]['held']; isWhole: boolean }>) {
  const say = ofKeysAndBackup().found
  return (
    <>
      {held.length > 0 ? (
        <ul class="found-held">
          {held.map(({ chain, amount }) => (
            <li key={`${chain} ${amount.currency.address}`}>
              <AmountText amount={amount} form="short" /> <span class="hint">{chain}</span>
            </li>
          ))}
        </ul>
      ) : (
        isWhole && <p class="hint">{say.none}</p>
      )}
      {!isWhole && <p class="hint">{say.unread}</p>}
    </>
  )
}

function useFunds(mnemonic: string, passphrase: string) {
  const { client } = useApp()
  const [address, setAddress] = useState<string | undefined>(undefined)
  const [funds, setFunds] = useState<Funds | undefined>(undefined)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const isHere = useRef(true)
  useEffect(() => {
    const refuse = (error: unknown) => {
      if (isHere.current) setProblem(messageOf(error))
    }
    const phrase = { mnemonic, ...(passphrase !== '' && { passphrase }) }
    client.call('vault.firstAddress', phrase).then((answer) => {
      if (isHere.current) setAddress(answer.address)
    }, refuse)
    client.call('vault.funds', phrase).then((answer) => {
      if (isHere.current) setFunds(answer)
    }, refuse)
    return () => {
      isHere.current = false
    }
  }, [])
  return { address, funds, problem }
}
