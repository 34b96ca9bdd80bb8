import type { ComponentChildren } from 'preact'
import type { RecipientView } from '../../../api/views/counterparties.ts'
import { FAMILIES } from '../../../core/families/families.ts'
import { type Currency, sameIdentifier } from '../../../core/money/currency.ts'
import { Checkbox } from '../../controls/checkbox.tsx'
import { FullAddress } from '../../display/address-text.tsx'
import { Notice } from '../../layout/notice.tsx'
import { ofFormDetails } from '../../messages/screen-messages.ts'
import { HOLDS_QUOTE } from '../../quote/use-hold.ts'
import { useChainName } from '../../state/wallet/chain-name.ts'
import { useFamily } from '../../state/wallet/family.ts'
import { ContractElsewhereNotice } from './contract-elsewhere-notice.tsx'
import { type Risk, risksOf } from './risk.ts'

type NoticesProps = Readonly<{
  known: RecipientView | undefined
  /** The destination chain, if known. */
  chainId: number | undefined
  /** Undefined for NFTs, and for tokens unknown to the wallet. */
  currency: Currency | undefined
  isDirect: boolean
  stranger: Readonly<{ title: string; text: string }>
  /** Set where the boxes differ from those of any address. */
  risks?: readonly Risk[] | undefined
  /** It must be able to pass the money on. */
  isPaid?: boolean | undefined
  besides?: ComponentChildren
  /** Set where the user can confirm. */
  boxes?: Readonly<{ isTicked: (risk: Risk) => boolean; tick: (risk: Risk, isOn: boolean) => void }>
}>

export function AddressNotices(props: NoticesProps) {
  const { known, chainId, currency, isDirect, stranger, boxes, isPaid = true, risks = risksOf(props.known) } = props
  const words = ofFormDetails().known
  const nameOf = useChainName()
  // An earlier payment in the same currency was credited, or the user knows better.
  const isNew = currency && !known?.paidHere.some((each) => sameIdentifier(each, currency.address))
  // An exchange's own paying wallet is never a deposit address.
  const credited = isPaid && isNew && !known?.exchange && <Credited {...{ currency, isDirect }} />
  const box = (risk: Risk, sentence: string) =>
    boxes &&
    risks.includes(risk) && (
      <div class={HOLDS_QUOTE}>
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
        <Notice
          kind="danger"
          title={words.exchangeWalletTitle({ exchange: known.exchange })}
          testId="recipient-exchange"
          isUrgent
        >
          <p>{words.exchangeWallet({ exchange: known.exchange })}</p>
          {box('exchange', words.accept.exchange)}
        </Notice>
      )}
      {isPaid && known?.isContract && chainId !== undefined && (
        <Notice kind="warn" title={words.contractTitle({ chain: nameOf(chainId) })} testId="recipient-contract">
          <p>{words.contract}</p>
          {box('contract', words.accept.contract)}
        </Notice>
      )}
      {known && chainId !== undefined && <ContractElsewhereNotice known={known} chainId={chainId} box={box} />}
      {props.besides}
      {known?.name ? (
        <Notice kind="info" testId="recipient-named">
          <p>{words.named({ name: known.name })}</p>
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

// Only the exchange knows which tokens it credits at a deposit address.
function Credited({ currency, isDirect }: Readonly<{ currency: Currency; isDirect: boolean }>): ComponentChildren {
  const nameOf = useChainName()
  const familyOf = useFamily()
  const isByContract = FAMILIES[familyOf(currency.chainId)].hasContracts && !isDirect
  return (
    <p>{ofFormDetails().known.exchange({ symbol: currency.symbol, chain: nameOf(currency.chainId), isByContract })}</p>
  )
}
