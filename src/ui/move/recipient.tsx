import { useEffect, useMemo, useState } from 'preact/hooks'
import { parseAddress } from '../../core/address.ts'
import { m } from '../messages/messages.ts'
import { ShortAddress } from '../parts/address-text.tsx'
import { Button } from '../parts/button.tsx'
import { Field } from '../parts/field.tsx'
import { Notice } from '../parts/notice.tsx'
import { useApp } from '../state/app.ts'
import { readyValue, resource } from '../state/resource.ts'
import { isOwn } from './form.ts'

/** To whom it goes: to oneself unless another address is asked for, and then what is known of it. */
export function Recipient(
  props: Readonly<{
    recipient: string | undefined
    problem: string | undefined
    onChange: (recipient: string | undefined) => void
  }>,
) {
  const say = m().move
  const { store } = useApp()
  const [wasTouched, setTouched] = useState(false)
  const account = store.account.value
  if (props.recipient === undefined) {
    return (
      <div class="recipient">
        <span class="recipient-who">
          <small>{say.recipient}</small>
          <span>
            {say.toYou} {account && <ShortAddress address={account.address} />}
          </span>
        </span>
        <Button kind="quiet" onClick={() => props.onChange('')} testId="other-recipient">
          {say.otherAddress}
        </Button>
      </div>
    )
  }
  return (
    <div class="recipient other">
      <Field
        label={say.recipient}
        value={props.recipient}
        isMono
        placeholder={say.addressPlaceholder}
        problem={wasTouched || props.recipient !== '' ? props.problem : undefined}
        testId="recipient"
        onInput={(value) => {
          setTouched(true)
          props.onChange(value)
        }}
        trailing={
          <Button kind="quiet" onClick={() => props.onChange(undefined)} testId="own-recipient">
            {say.ownAddress}
          </Button>
        }
      />
      <WhatIsKnown address={props.recipient} />
    </div>
  )
}

function WhatIsKnown({ address }: { address: string }) {
  const { store } = useApp()
  if (!parseAddress('evm', address).ok) return null
  const own = (readyValue(store.accounts.now.value) ?? []).map((account) => account.address)
  return isOwn(own, address.trim()) ? (
    <Notice kind="info">{m().move.isYours}</Notice>
  ) : (
    <NotOwn key={address.trim()} address={address.trim()} />
  )
}

function NotOwn({ address }: { address: string }) {
  const say = m().move
  const { client } = useApp()
  const before = useMemo(() => resource(() => client.call('recipient.check', { address })), [])
  useEffect(() => void before.reload(), [])
  // As long as nobody knows, it counts as a stranger's.
  const isKnown = readyValue(before.now.value)?.isKnown ?? false
  return (
    <Notice kind="warn" title={say.notYours} testId="recipient-warning">
      {isKnown ? say.seenBefore : say.neverSeen}
    </Notice>
  )
}
