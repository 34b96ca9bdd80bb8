import { useEffect, useMemo } from 'preact/hooks'
import { isSameAddress } from '../../core/address.ts'
import type { Currency } from '../../core/currency.ts'
import { ofForm } from '../messages/form-messages.ts'
import { m } from '../messages/messages.ts'
import { FullAddress } from '../parts/address-text.tsx'
import { Notice } from '../parts/notice.tsx'
import { useApp } from '../state/app.ts'
import { useChainName } from '../state/chain-name.ts'
import { useFamily } from '../state/family.ts'
import { useOwnAddresses } from '../state/own-addresses.ts'
import { readyValue, resource } from '../state/resource.ts'
import { isOwn } from './form.ts'
import type { KnownPlace } from './known-places.tsx'

type KnownProps = Readonly<{
  address: string
  /** What the wallet knows by a name. */
  places: readonly KnownPlace[]
  /** What is to come there. */
  currency: Currency | undefined
  isRefund: boolean
  /** Told once it is known by which name somebody else’s address is saved, or that by none. */
  onName: (name: string | null) => void
  /** Whether the account itself pays there, and no contract. */
  isDirect: boolean
}>

/** What is known of an address that money may go to. As long as nobody knows, it counts as a stranger's. */
export function Known(props: KnownProps) {
  const own = useOwnAddresses()
  const watched = props.places.find((each) => each.isWatched && isSameAddress(each.address, props.address))
  if (watched) return <Watched label={watched.label} />
  return isOwn(own, props.address) ? <Own /> : <Unfamiliar {...props} />
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
function Unfamiliar({ address, currency, isRefund, isDirect, onName }: KnownProps) {
  const chainId = currency?.chainId
  const familyOf = useFamily()
  const say = m().move
  const words = ofForm().known
  const { client } = useApp()
  const nameOf = useChainName()
  const asked = chainId === undefined ? { address } : { address, chainId }
  const check = useMemo(() => resource(() => client.call('recipient.check', asked)), [])
  useEffect(() => void check.reload(), [])
  const now = check.now.value
  const known = readyValue(now)
  useEffect(() => {
    if (now.state !== 'loading' && !known?.isOwn) onName(known?.name ?? null)
  }, [now])
  if (known?.isOwn) return <Own />
  return (
    <>
      {known?.looksLike && (
        <Notice kind="danger" title={words.looksLikeTitle} testId="recipient-looks-like" isUrgent>
          <p>{words.looksLike}</p>
          <FullAddress address={known.looksLike} />
        </Notice>
      )}
      {known?.exchange && (
        <Notice kind="danger" title={words.exchangeWalletTitle(known.exchange)} testId="recipient-exchange" isUrgent>
          {words.exchangeWallet(known.exchange)}
        </Notice>
      )}
      {known?.isContract && chainId !== undefined && (
        <Notice kind="warn" title={words.contractTitle(nameOf(chainId))} testId="recipient-contract">
          {words.contract}
        </Notice>
      )}
      {known?.name ? (
        <Notice kind="info" testId="recipient-named">
          {words.named(known.name)}
        </Notice>
      ) : (
        <Notice kind="warn" title={say.notYours} testId="recipient-warning">
          <p>{isRefund ? words.refundNotYours : known?.isKnown ? say.seenBefore : say.neverSeen}</p>
          {!known?.isKnown && currency && (
            <p>
              {words.exchange(
                currency.symbol,
                nameOf(currency.chainId),
                familyOf(currency.chainId) === 'evm' && !isDirect,
              )}
            </p>
          )}
        </Notice>
      )}
    </>
  )
}
