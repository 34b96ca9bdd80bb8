import { useEffect, useState } from 'preact/hooks'
import { parseAddress } from '../../core/address.ts'
import type { Family } from '../../core/chain.ts'
import type { Currency } from '../../core/currency.ts'
import { ofForm } from '../messages/form-messages.ts'
import { joins } from '../messages/language.ts'
import { m } from '../messages/messages.ts'
import { FullAddress, ShortAddress } from '../parts/address-text.tsx'
import { Button } from '../parts/button.tsx'
import { Field } from '../parts/field.tsx'
import { ReasonOf } from '../parts/reason-of.ts'
import { useAccountName } from '../state/account-name.ts'
import { familyOn } from '../state/family.ts'
import { useOwnAddress } from '../state/own-addresses.ts'
import { BookButton, SaveName } from './book.tsx'
import { partyProblemOf } from './form.ts'
import { Known } from './known.tsx'
import { KnownPlaces, useKnownPlaces } from './known-places.tsx'
import { NameLookup } from './name-lookup.tsx'
import { accountCode, OtherChain } from './other-chain.tsx'
import { addressWords, isTypedName } from './party-words.ts'
import { isSend } from './sides.ts'
import type { useMove } from './use-move.ts'

/** In characters; the form shows a longer address in full below the field. */
const SEEN_IN_FIELD = 20

type PartyProps = Readonly<{ move: ReturnType<typeof useMove>; which: 'recipient' | 'refundTo' }>

export function Party({ move, which }: PartyProps) {
  const say = m().move
  const words = ofForm().party[which]
  const family = familyOn(move.data.chains, placeOf(move, which))
  const own = useOwnAddress()(family)
  const account = useAccountName()(move.data.account)
  if (move.draft[which] !== undefined) return <Other move={move} which={which} family={family} />
  return (
    <div class="recipient">
      <span class="recipient-who">
        <small>{words.label}</small>
        <span>
          {account === undefined ? words.own : <bdi>{account}</bdi>} {own && <ShortAddress address={own} />}
        </span>
      </span>
      <Button
        kind="quiet"
        onClick={() => move.change({ [which]: '' })}
        name={`${say.otherAddress}${joins().colon}${words.label}`}
        testId={`other-${which}`}
      >
        {say.otherAddress}
      </Button>
    </div>
  )
}

function Other({ move, which, family }: PartyProps & Readonly<{ family: Family }>) {
  const say = m().move
  const [wasTouched, setTouched] = useState(false)
  const [saves, setSaves] = useState(0)
  const [named, setNamed] = useState<Readonly<{ address: string; name: string | null }> | undefined>(undefined)
  const typed = move.draft[which] ?? ''
  const change = (address: string | undefined) => move.change({ [which]: address })
  const isName = isTypedName(typed, family)
  const problem = isName ? undefined : partyProblemOf(move.draft, move.data, which)
  const parsed = parseAddress(family, typed)
  const code = accountCode(typed)
  const places = useKnownPlaces(family)
  const currency = currencyOf(move, which)
  const isElsewhere = code?.chainId !== undefined && code.chainId !== currency?.chainId
  // The chain may be chosen after the paste.
  useEffect(() => {
    const bare = withoutScheme(typed, currency?.chainId)
    if (bare !== typed) change(bare)
  }, [typed, currency?.chainId])
  return (
    <div class="recipient other">
      <ReasonOf.Provider value={which}>
        <Field
          label={ofForm().party[which].field}
          value={typed}
          isMono
          placeholder={say.addressPlaceholder[family]}
          problem={
            problem && !isElsewhere && (wasTouched || typed !== '')
              ? addressWords(problem, { typed, family, which })
              : undefined
          }
          testId={which}
          onInput={(value) => {
            setTouched(true)
            change(withoutScheme(value, currency?.chainId))
          }}
          trailing={
            <Button kind="quiet" onClick={() => change(undefined)} testId={`own-${which}`}>
              {say.ownAddress}
            </Button>
          }
        />
      </ReasonOf.Provider>
      {isElsewhere && <OtherChain code={code} move={move} which={which} />}
      {parsed.ok && parsed.address.length > SEEN_IN_FIELD && <FullAddress address={parsed.address} />}
      {typed === '' && <KnownPlaces places={places} onChoose={change} />}
      {isName && <NameLookup key={typed} name={typed.trim()} onUse={change} />}
      {parsed.ok && (
        <Known
          key={`${parsed.address}${saves}${currency?.chainId}`}
          address={parsed.address}
          places={places}
          currency={currency}
          isRefund={which === 'refundTo'}
          onName={(name) => setNamed({ address: parsed.address, name })}
          isDirect={isSend(move.draft, move.data)}
        />
      )}
      <div class="party-acts">
        <BookButton family={family} onChoose={change} testId={`book-${which}`} />
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

function placeOf(move: PartyProps['move'], which: PartyProps['which']): number | undefined {
  return currencyOf(move, which)?.chainId
}

function currencyOf({ sides }: PartyProps['move'], which: PartyProps['which']): Currency | undefined {
  return which === 'recipient' ? sides.to : sides.from
}

// Only a scheme without a chain or of the chosen chain is cut off.
function withoutScheme(typed: string, chainId: number | undefined): string {
  const code = accountCode(typed)
  return code && (code.chainId === undefined || code.chainId === chainId) ? code.address : typed
}
