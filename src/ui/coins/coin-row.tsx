import type { ChainView, CoinView } from '../../api/money-views.ts'
import type { Currency } from '../../core/currency.ts'
import { m } from '../messages/messages.ts'
import { ShortAddress } from '../parts/address-text.tsx'
import { AmountText } from '../parts/amount-text.tsx'
import { Chip } from '../parts/chip.tsx'
import { ExternalLink } from '../parts/external-link.tsx'
import { transactionUrl } from '../text/explorer.ts'

export function UtxoRow(
  props: Readonly<{ coin: CoinView; currency: Currency; chain: ChainView | undefined; isHidden: boolean }>,
) {
  const say = m().coins
  const { coin, currency, chain, isHidden } = props
  const url = transactionUrl(chain, coin.txid)
  return (
    <li class="coin-row">
      <span class="coin-row-head">
        <AmountText amount={{ currency, value: coin.valueSats }} isHidden={isHidden} class="strong" />
        {coin.isLocked && <Chip tone="busy">{say.locked}</Chip>}
      </span>
      <span class="coin-row-foot">
        <ShortAddress address={coin.address} />
        <span class="coin-depth">{say.confirmations(coin.confirmations)}</span>
        {url && <ExternalLink href={url}>{m().timeline.explorer}</ExternalLink>}
      </span>
    </li>
  )
}
