import type { ChainView, CoinView } from '../../api/views/balances.ts'
import { protectionOf } from '../../core/families/bitcoin/coins/protected-coins.ts'
import type { Currency } from '../../core/money/currency.ts'
import { Checkbox } from '../controls/checkbox.tsx'
import { ExternalLink } from '../controls/external-link.tsx'
import { ShortAddress } from '../display/address-text.tsx'
import { AmountText } from '../display/amount-text.tsx'
import { Chip } from '../display/chip.tsx'
import { m } from '../messages/messages.ts'
import { transactionUrl } from '../text/transaction-url.ts'
import type { CoinChoice } from './coin-choice.tsx'
import { CoinMarkForm } from './coin-mark-form.tsx'

export function UtxoRow(
  props: Readonly<{
    coin: CoinView
    currency: Currency
    chain: ChainView | undefined
    isHidden: boolean
    onMarked: () => void
    choice: CoinChoice
  }>,
) {
  const say = m().coins
  const { coin, currency, chain, isHidden, onMarked, choice } = props
  const protection = protectionOf(coin)
  const amount = <AmountText amount={{ currency, value: coin.valueSats }} isHidden={isHidden} class="strong" />
  const url = transactionUrl(chain, coin.txid)
  return (
    <li class="coin-row">
      <span class="coin-row-head">
        {choice.canChoose(coin) ? (
          <Checkbox isOn={choice.isChosen(coin)} onChange={(isOn) => choice.choose(coin, isOn)} testId="coin-choose">
            {amount}
          </Checkbox>
        ) : (
          amount
        )}
        {protection && <Chip tone="plain">{say.protection[protection]}</Chip>}
        {coin.isLocked && <Chip tone="busy">{say.locked}</Chip>}
      </span>
      <span class="coin-row-foot">
        <ShortAddress address={coin.address} />
        <span class="coin-depth">{say.confirmations({ confirmations: coin.confirmations })}</span>
      </span>
      <CoinMarkForm coin={coin} onMarked={onMarked}>
        {url && <ExternalLink href={url}>{m().timeline.explorer}</ExternalLink>}
      </CoinMarkForm>
    </li>
  )
}
