import type { AllowancesView, AllowanceView } from '../../api/views/allowances.ts'
import { currencyTitle } from '../../core/money/currency-title.ts'
import { FullAddress } from '../display/address-text.tsx'
import { Card } from '../layout/card.tsx'
import { EmptyState } from '../layout/empty-state.tsx'
import { Fold } from '../layout/fold.tsx'
import { LoadingCard } from '../layout/loading.tsx'
import { Notice } from '../layout/notice.tsx'
import { Screen } from '../layout/screen-frame.tsx'
import { m } from '../messages/messages.ts'
import { ofAllowances } from '../messages/screen-messages.ts'
import { readyValue } from '../state/resource.ts'
import { allowanceRefId, allowanceRefOf } from './allowance-ref.ts'
import { AllowanceRow } from './allowance-row.tsx'
import { dangerLevel } from './danger-level.ts'
import { LookupSources } from './lookup-sources.tsx'
import { isSameAllowanceRef, type RevocationProgress } from './revocation-progress.ts'
import { RevokeScreen } from './revoke-screen.tsx'
import { readDelegationPlace, UndelegateScreen } from './undelegate-screen.tsx'
import { UnreadChains } from './unread-chains.tsx'
import { type ChainAllowances, useAllowances } from './use-allowances.ts'

/** Seconds that a revoked allowance stays listed. */
const LATELY_SECONDS = 86_400

export function AllowancesScreen({ id }: { id?: string }) {
  if (id === undefined) return <EveryAllowance />
  const place = readDelegationPlace(id)
  return place ? <UndelegateScreen place={place} /> : <RevokeScreen id={id} />
}

function EveryAllowance() {
  const say = ofAllowances()
  const { places, takingBack } = useAllowances()
  return (
    <Screen title={say.title} back={{ screen: 'settings' }}>
      <p class="card-note">{say.intro}</p>
      {places ? <List places={places} takingBack={takingBack} /> : <LoadingCard what={m().common.loading} lines={6} />}
    </Screen>
  )
}

type Known = Extract<AllowancesView, { known: true }>
type Shown = Readonly<{ place: ChainAllowances; view: AllowanceView }>

function List({
  places,
  takingBack,
}: Readonly<{ places: readonly ChainAllowances[]; takingBack: readonly RevocationProgress[] }>) {
  const say = ofAllowances()
  const read = places.map((place) => ({ place, loaded: place.read.now.value }))
  const waiting = read.filter(({ loaded }) => loaded.state === 'loading').length
  const known = read.flatMap(({ place, loaded }) => {
    const view = readyValue(loaded)
    return view?.known ? [{ place, view: view as Known }] : []
  })
  const open = known
    .flatMap(({ place, view }) => view.open.map((each): Shown => ({ place, view: each })))
    .sort((one, other) => dangerLevel(other.view) - dangerLevel(one.view))
  const own = open.filter(({ view }) => view.isKnown)
  const strangers = open.filter(({ view }) => !view.isKnown)
  const hasGaps = known.length < places.length || known.some(({ view }) => view.unread > 0)
  const accounts = [...new Map(places.map(({ account }) => [account.id, account])).values()]
  const row = ({ place, view }: Shown) => {
    const wanted = allowanceRefOf({ account: place.account.address, chainId: place.chain.id }, view)
    const taking = takingBack.find((each) => isSameAllowanceRef(each.wanted, wanted))
    return (
      <AllowanceRow key={allowanceRefId(wanted)} view={view} wanted={wanted} chain={place.chain.name} taking={taking} />
    )
  }
  return (
    <>
      {waiting > 0 && (
        <p class="card-note" role="status" data-testid="allowances-reading">
          {say.reading({ read: places.length - waiting, all: places.length })}
        </p>
      )}
      <Done places={places} takingBack={takingBack} />
      <UnreadChains read={read} />
      {accounts.map((account) => {
        const ofAccount = own.filter(({ place }) => place.account.id === account.id)
        return (
          ofAccount.length > 0 && (
            <Card key={account.id} title={accounts.length > 1 ? account.label : say.whoMay}>
              <ul class="allowances">{ofAccount.map(row)}</ul>
            </Card>
          )
        )
      })}
      {own.length === 0 && waiting > 0 && (
        <LoadingCard what={say.reading({ read: places.length - waiting, all: places.length })} lines={4} />
      )}
      {own.length === 0 && waiting === 0 && known.length > 0 && (
        <None hasGaps={hasGaps} hasStrangers={strangers.length > 0} />
      )}
      {(strangers.length > 0 || known.length > 0) && (
        <Card>
          {strangers.length > 0 && (
            <Fold title={say.strangers({ approvals: strangers.length })} testId="allowances-strangers">
              <p class="card-note">{say.strangersText}</p>
              <ul class="allowances">{strangers.map(row)}</ul>
            </Fold>
          )}
          <LookupSources looked={known.map(({ place, view }) => ({ chain: place.chain.name, view }))} />
        </Card>
      )}
    </>
  )
}

function None({ hasGaps, hasStrangers }: Readonly<{ hasGaps: boolean; hasStrangers: boolean }>) {
  const say = ofAllowances()
  const [title, text] = hasGaps
    ? [say.noneReadTitle, say.noneReadText]
    : hasStrangers
      ? [say.noneKnownTitle, say.noneKnownText]
      : [say.noneTitle, say.noneText]
  return (
    <EmptyState icon={hasGaps || hasStrangers ? 'info' : 'check'} title={title}>
      <p>{text}</p>
    </EmptyState>
  )
}

// Allowances that the chain confirms as revoked. Each covers one spender in one place, since others may still take
// the token.
function Done({
  places,
  takingBack,
}: Readonly<{ places: readonly ChainAllowances[]; takingBack: readonly RevocationProgress[] }>) {
  const say = ofAllowances()
  const nowSeconds = Math.floor(Date.now() / 1_000)
  const done = takingBack.flatMap(({ wanted, token, state, approvedAtSeconds, bundleId }) => {
    const place = places.find(({ account, chain }) => account.address === wanted.account && chain.id === wanted.chainId)
    const loaded = place?.read.now.value
    if (state !== 'done' || nowSeconds - approvedAtSeconds > LATELY_SECONDS || loaded?.state !== 'ready') return []
    const view = loaded.value
    if (loaded.isRefreshing || !view.known) return []
    const isLeft = view.open.some((each) => isSameAllowanceRef(allowanceRefOf(wanted, each), wanted))
    const name = token.currency ? currencyTitle(token.currency) : say.unknownToken
    const text = say.revokedText({ token: name, chain: place?.chain.name ?? '', at: wanted.at })
    return isLeft ? [] : [{ bundleId, text, spender: wanted.spender, account: place?.account }]
  })
  if (done.length === 0) return null
  const isOneOfSeveral = new Set(places.map(({ account }) => account.id)).size > 1
  return (
    <div class="allowances-done" role="status">
      {done.map(({ bundleId, text, spender, account }) => (
        <Notice key={bundleId} kind="good" title={say.revoked} testId="revoked">
          {isOneOfSeveral && <p>{account?.label}</p>}
          <p>{text}</p>
          <FullAddress address={spender} />
        </Notice>
      ))}
    </div>
  )
}
