import type { ComponentChildren } from 'preact'
import type { RecipientView } from '../../api/form-views.ts'
import { type Currency, sameIdentifier } from '../../core/currency.ts'
import { ofForm } from '../messages/form-messages.ts'
import { FullAddress } from '../parts/address-text.tsx'
import { Checkbox } from '../parts/checkbox.tsx'
import { Notice } from '../parts/notice.tsx'
import { HOLDS } from '../quote/use-hold.ts'
import { useChainName } from '../state/chain-name.ts'
import { useFamily } from '../state/family.ts'
import { ElsewhereNotice } from './elsewhere-notice.tsx'
import { type Risk, risksOf } from './risk.ts'

type NoticesProps = Readonly<{
  known: RecipientView | undefined
  /** Where it would arrive, if that is known. */
  chainId: number | undefined
  /** What is to come there: undefined for a token that the wallet does not know, and for NFTs. */
  currency: Currency | undefined
  /** Whether the account itself pays there, and no contract. */
  isDirect: boolean
  /** What is said where the user has no name for it. */
  stranger: Readonly<{ title: string; text: string }>
  /** What is to be ticked, where that is more or less than of any address. */
  risks?: readonly Risk[] | undefined
  /** Whether it gets money, and need be able to pass it on. */
  isPaid?: boolean | undefined
  /** What stands between what is known of the address itself and who that is. */
  besides?: ComponentChildren
  /** The boxes to tick, where there is a yes to be said. */
  boxes?: Readonly<{ isTicked: (risk: Risk) => boolean; tick: (risk: Risk, isOn: boolean) => void }>
}>

/** What is known of an address that is not the wallet's own: the same in the form and where it is agreed to. */
export function AddressNotices(props: NoticesProps) {
  const { known, chainId, currency, isDirect, stranger, boxes, isPaid = true, risks = risksOf(props.known) } = props
  const words = ofForm().known
  const nameOf = useChainName()
  // What was paid there before in the same currency was credited, or the user knows better.
  const isNew = currency && !known?.paidHere.some((each) => sameIdentifier(each, currency.address))
  // A wallet that an exchange pays from is nobody's deposit address.
  const credited = isPaid && isNew && !known?.exchange && <Credited {...{ currency, isDirect }} />
  const box = (risk: Risk, sentence: string) =>
    boxes &&
    risks.includes(risk) && (
      <div class={HOLDS}>
        <Checkbox isOn={boxes.isTicked(risk)} onChange={(isOn) => boxes.tick(risk, isOn)} testId={`accept-${risk}`}>
          {sentence}
        </Checkbox>
      </div>
    )
  return (
    <>
      {known?.looksLike && (
        <Notice kind="danger" title={words.looksLikeTitle} testId="recipient-looks-like" isUrgent>
          <p>{words.looksLike}</p>
          <FullAddress address={known.looksLike} />
          {box('looksLike', words.accept.looksLike)}
        </Notice>
      )}
      {known?.exchange && (
        <Notice kind="danger" title={words.exchangeWalletTitle(known.exchange)} testId="recipient-exchange" isUrgent>
          <p>{words.exchangeWallet(known.exchange)}</p>
          {box('exchange', words.accept.exchange)}
        </Notice>
      )}
      {isPaid && known?.isContract && chainId !== undefined && (
        <Notice kind="warn" title={words.contractTitle(nameOf(chainId))} testId="recipient-contract">
          <p>{words.contract}</p>
          {box('contract', words.accept.contract)}
        </Notice>
      )}
      {known && chainId !== undefined && <ElsewhereNotice known={known} chainId={chainId} box={box} />}
      {props.besides}
      {known?.name ? (
        <Notice kind="info" testId="recipient-named">
          <p>{words.named(known.name)}</p>
          {credited}
        </Notice>
      ) : (
        <Notice kind="warn" title={stranger.title} testId="recipient-warning">
          <p>{stranger.text}</p>
          {credited}
          {box('stranger', words.accept.stranger)}
        </Notice>
      )}
    </>
  )
}

// Of a deposit address of an exchange nobody but the exchange knows what it credits.
function Credited({ currency, isDirect }: Readonly<{ currency: Currency; isDirect: boolean }>): ComponentChildren {
  const nameOf = useChainName()
  const familyOf = useFamily()
  const isByContract = familyOf(currency.chainId) === 'evm' && !isDirect
  return <p>{ofForm().known.exchange(currency.symbol, nameOf(currency.chainId), isByContract)}</p>
}
