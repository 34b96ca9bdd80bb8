import { useLayoutEffect, useState } from 'preact/hooks'
import type { Family } from '../../../core/chain/chain.ts'
import { parseAddress } from '../../../core/families/address.ts'
import { parsePaymentLink } from '../../../core/families/payment-link.ts'
import type { Currency } from '../../../core/money/currency.ts'
import { Button } from '../../controls/button.tsx'
import { TextField } from '../../controls/field.tsx'
import { ReasonTarget } from '../../controls/reason-target.ts'
import { FullAddress, ShortAddress } from '../../display/address-text.tsx'
import { NamedAccount } from '../../display/named-account.tsx'
import { familyKey } from '../../families/message-keys.ts'
import { joins } from '../../messages/language.ts'
import { m } from '../../messages/messages.ts'
import { ofFormDetails } from '../../messages/screen-messages.ts'
import { useAccountName } from '../../state/wallet/account-name.ts'
import { familyOn } from '../../state/wallet/family.ts'
import { useOwnAddress } from '../../state/wallet/own-addresses.ts'
import { invisibleIn, withoutInvisible } from '../../text/invisible.ts'
import { isDirectSend } from '../sides/chosen-currencies.ts'
import type { useForm } from '../use-form.ts'
import { addressProblemOf } from '../validation.ts'
import { AccountAddresses, useAccountAddresses } from './account-addresses.tsx'
import { AddressBookButton, SaveName } from './address-book.tsx'
import { addressProblemText, isTypedName } from './address-problem-text.ts'
import { linkDraft, linkRefusal, refundAddress } from './link-draft.ts'
import { NameLookup } from './name-lookup.tsx'
import { RefusedLink, TakenFromLink, type TakenLink } from './pasted-link.tsx'
import { TypedAddressNotice } from './typed-address-notice.tsx'

/** In characters; longer addresses appear in full below. */
const SEEN_IN_FIELD = 20

type PartyProps = Readonly<{ form: ReturnType<typeof useForm>; which: 'recipient' | 'refundTo' }>

export function AddressField({ form, which }: PartyProps) {
  const say = m().form
  const words = ofFormDetails().party[which]
  const family = familyOn(form.data.chains, placeOf(form, which))
  const own = useOwnAddress()(family)
  const account = useAccountName()(form.data.account)
  if (form.draft[which] !== undefined) return <Other form={form} which={which} family={family} />
  return (
    <div class="recipient">
      <span class="recipient-who">
        <small>{words.label}</small>
        <span>
          {account === undefined ? (
            <>
              {m().review.yourAccount} {own && <ShortAddress address={own} />}
            </>
          ) : (
            <NamedAccount name={account} account={form.data.account} address={own} />
          )}
        </span>
      </span>
      <Button
        kind="quiet"
        onClick={() => form.change({ [which]: '' })}
        name={`${say.otherAddress}${joins().colon}${words.label}`}
        testId={`other-${which}`}
      >
        {say.otherAddress}
      </Button>
    </div>
  )
}

function Other({ form, which, family }: PartyProps & Readonly<{ family: Family }>) {
  const say = m().form
  const [wasTouched, setTouched] = useState(false)
  const [saves, setSaves] = useState(0)
  const [named, setNamed] = useState<Readonly<{ address: string; name: string | null }> | undefined>(undefined)
  const typed = form.draft[which] ?? ''
  const change = (address: string | undefined) => form.change({ [which]: address })
  const { refusal, taken, undo } = usePastedLink(form, which)
  const isName = !refusal && isTypedName(typed, family)
  const isOther = refusal !== undefined && refusal.problem !== 'address'
  const problem =
    refusal?.problem === 'address' ? refusal.why : isName ? undefined : addressProblemOf(form.draft, form.data, which)
  const parsed = parseAddress(family, typed)
  const places = useAccountAddresses(family)
  const currency = currencyOf(form, which)
  return (
    <div class="recipient other">
      <ReasonTarget.Provider value={which}>
        <TextField
          label={which === 'recipient' ? m().review.recipient : ofFormDetails().party.refundTo.field}
          value={typed}
          isMono
          placeholder={say.addressPlaceholder[familyKey(family)]}
          problem={
            problem && !isOther && (wasTouched || typed !== '')
              ? addressProblemText(problem, { typed, family, which })
              : undefined
          }
          testId={which}
          onInput={(value) => {
            setTouched(true)
            change(value)
          }}
          trailing={
            <Button kind="quiet" onClick={() => change(undefined)} testId={`own-${which}`}>
              {say.ownAddress}
            </Button>
          }
        />
        {refusal && refusal.problem !== 'address' && <RefusedLink refusal={refusal} />}
      </ReasonTarget.Provider>
      {invisibleIn(typed) !== '' && (
        <Button onClick={() => change(withoutInvisible(typed))} testId={`visible-${which}`}>
          {ofFormDetails().code.remove}
        </Button>
      )}
      {taken && <TakenFromLink link={taken} chains={form.data.chains} onUndo={undo} />}
      {parsed.ok && parsed.address.length > SEEN_IN_FIELD && <FullAddress address={parsed.address} />}
      {typed === '' && <AccountAddresses places={places} onChoose={change} />}
      {isName && <NameLookup key={typed} name={typed.trim()} onUse={change} />}
      {parsed.ok && (
        <TypedAddressNotice
          key={`${parsed.address}${saves}${currency?.chainId}`}
          address={parsed.address}
          places={places}
          currency={currency}
          isRefund={which === 'refundTo'}
          onName={(name) => setNamed({ address: parsed.address, name })}
          isDirect={isDirectSend(form.draft, form.data)}
        />
      )}
      <div class="party-acts">
        <AddressBookButton family={family} onChoose={change} testId={`book-${which}`} />
        {parsed.ok && named?.address === parsed.address && (
          <SaveName
            key={named.address}
            family={family}
            address={named.address}
            name={named.name}
            onSaved={(name) => {
              setNamed({ ...named, name })
              setSaves(saves + 1)
            }}
          />
        )}
      </div>
    </div>
  )
}

function placeOf(form: PartyProps['form'], which: PartyProps['which']): number | undefined {
  return currencyOf(form, which)?.chainId
}

function currencyOf({ sides }: PartyProps['form'], which: PartyProps['which']): Currency | undefined {
  return which === 'recipient' ? sides.to : sides.from
}

function usePastedLink(form: PartyProps['form'], which: PartyProps['which']) {
  const { draft, data, sides, change } = form
  const [taken, setTaken] = useState<TakenLink | undefined>(undefined)
  const typed = draft[which] ?? ''
  const answer = parsePaymentLink(typed)
  const refund = answer && which === 'refundTo' ? refundAddress(answer, sides.from, data.chains) : undefined
  const read = answer && which === 'recipient' ? linkDraft(answer, draft, sides, data) : undefined
  useLayoutEffect(() => {
    if (refund !== undefined) change({ refundTo: refund })
    if (!read?.ok) return
    change(read.part)
    setTaken(
      read.taken && { address: read.part.recipient ?? '', before: { ...draft, recipient: '' }, taken: read.taken },
    )
  }, [typed, read?.ok, refund])
  return {
    refusal: linkRefusal(which, form),
    taken: taken?.address === typed ? taken : undefined,
    undo: () => {
      if (taken) change(taken.before)
      setTaken(undefined)
    },
  }
}
