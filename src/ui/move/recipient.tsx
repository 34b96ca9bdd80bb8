import { useEffect, useMemo, useState } from 'preact/hooks'
import { type AddressProblem, isSameAddress, parseAddress } from '../../core/address.ts'
import type { Family } from '../../core/chain.ts'
import { m } from '../messages/messages.ts'
import { ShortAddress } from '../parts/address-text.tsx'
import { Button } from '../parts/button.tsx'
import { Field } from '../parts/field.tsx'
import { Notice } from '../parts/notice.tsx'
import { useApp } from '../state/app.ts'
import { useOwnAddress, useOwnAddresses } from '../state/own-addresses.ts'
import { readyValue, resource } from '../state/resource.ts'
import { isOwn } from './form.ts'
import { KnownPlaces, useKnownPlaces } from './known-places.tsx'

/** To whom it goes: to oneself unless another address is asked for, and then what is known of it. */
export function Recipient(
  props: Readonly<{
    recipient: string | undefined
    /** Of the chain where it should arrive. */
    family: Family
    problem: AddressProblem | undefined
    onChange: (recipient: string | undefined) => void
  }>,
) {
  const say = m().move
  const [wasTouched, setTouched] = useState(false)
  const { family, problem } = props
  const own = useOwnAddress()(family)
  const places = useKnownPlaces(family)
  if (props.recipient === undefined) {
    return (
      <div class="recipient">
        <span class="recipient-who">
          <small>{say.recipient}</small>
          <span>
            {say.toYou} {own && <ShortAddress address={own} />}
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
        placeholder={say.addressPlaceholder[family]}
        problem={problem && (wasTouched || props.recipient !== '') ? say.addressProblem(problem, family) : undefined}
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
      {props.recipient === '' && <KnownPlaces places={places} onChoose={props.onChange} />}
      <WhatIsKnown typed={props.recipient} family={family} />
    </div>
  )
}

function WhatIsKnown({ typed, family }: { typed: string; family: Family }) {
  const own = useOwnAddresses()
  const places = useKnownPlaces(family)
  const parsed = parseAddress(family, typed)
  if (!parsed.ok) return null
  const { address } = parsed
  const watched = places.find((each) => each.isWatched && isSameAddress(each.address, address))
  if (watched) return <Watched label={watched.label} />
  return isOwn(own, address) ? <Own /> : <Unfamiliar key={address} address={address} />
}

function Watched({ label }: { label: string }) {
  return (
    <Notice kind="info" testId="recipient-watched">
      {m().move.isWatched(label)}
    </Notice>
  )
}

function Own() {
  return (
    <Notice kind="info" testId="recipient-own">
      {m().move.isYours}
    </Notice>
  )
}

// One that the screens do not know the wallet by: an older address of its own, or somebody else's.
function Unfamiliar({ address }: { address: string }) {
  const say = m().move
  const { client } = useApp()
  const before = useMemo(() => resource(() => client.call('recipient.check', { address })), [])
  useEffect(() => void before.reload(), [])
  // As long as nobody knows, it counts as a stranger's.
  const known = readyValue(before.now.value)
  if (known?.isOwn) return <Own />
  return (
    <Notice kind="warn" title={say.notYours} testId="recipient-warning">
      {known?.isKnown ? say.seenBefore : say.neverSeen}
    </Notice>
  )
}
