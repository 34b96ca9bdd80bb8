import type { BitcoinView } from '../../api/views/balances.ts'
import { protectionOf } from '../../core/families/bitcoin/coins/protected-coins.ts'
import { FAMILIES } from '../../core/families/families.ts'
import type { Currency } from '../../core/money/currency.ts'
import { AmountText } from '../display/amount-text.tsx'
import { LocalValue, RateSource } from '../display/local-value.tsx'
import { Card, Line } from '../layout/card.tsx'
import { ofValuation } from '../messages/app-messages.ts'
import { joins } from '../messages/language.ts'
import { m } from '../messages/messages.ts'
import { useApp } from '../state/app.ts'
import { readyValue } from '../state/resource.ts'
import { useValueToday } from '../state/wallet/price.ts'
import { SendChosen, useCoinChoice } from './coin-choice.tsx'
import { UtxoRow } from './utxo-row.tsx'

type Account = Extract<BitcoinView, { known: true }>['accounts'][number]

export function UtxoList({ accounts, onMarked }: Readonly<{ accounts: readonly Account[]; onMarked: () => void }>) {
  const say = m().coins
  const { store } = useApp()
  const isHidden = readyValue(store.wallet.now.value)?.settings.hideAmounts ?? false
  const chain = readyValue(store.chains.now.value)?.find((each) => FAMILIES[each.family].hasUtxos)
  const [currency] = chain?.currencies ?? []
  const choice = useCoinChoice(accounts.flatMap(({ coins }) => coins))
  if (!currency) return null
  return (
    <>
      <Totals {...{ accounts, currency, isHidden }} />
      {accounts.map((account) => (
        <Card key={account.script} title={say.accounts[account.script]} class="coin-account">
          <dl class="lines">
            <Line name={say.available}>
              <AmountText amount={{ currency, value: freeSats(account) }} isHidden={isHidden} class="strong" />
            </Line>
            {asideSats(account) > 0n && (
              <Line name={say.setAside}>
                <AmountText amount={{ currency, value: asideSats(account) }} isHidden={isHidden} />
              </Line>
            )}
            {heldSats(account) > 0n && (
              <Line name={say.locked}>
                <AmountText amount={{ currency, value: heldSats(account) }} isHidden={isHidden} />
              </Line>
            )}
            {account.arrivingSats > 0n && (
              <Line name={say.arriving}>
                <AmountText amount={{ currency, value: account.arrivingSats }} isHidden={isHidden} />
              </Line>
            )}
          </dl>
          {asideSats(account) > 0n && <p class="card-note">{say.setAsideText}</p>}
          {account.coins.length === 0 ? (
            <p class="card-note">{say.noCoins}</p>
          ) : (
            <ul class="rows" data-testid={`coins-${account.script}`}>
              {account.coins.map((coin) => (
                <UtxoRow key={`${coin.txid}:${coin.vout}`} {...{ coin, currency, chain, isHidden, onMarked, choice }} />
              ))}
            </ul>
          )}
        </Card>
      ))}
      {choice.chosen.length > 0 && <SendChosen {...choice} {...{ currency, isHidden }} />}
    </>
  )
}

// An unconfirmed coin isn't available, reserved or not.
function heldSats({ coins }: Account): bigint {
  return sumOf(coins.filter(({ isLocked, confirmations }) => isLocked && confirmations > 0))
}

function asideSats({ coins }: Account): bigint {
  return sumOf(coins.filter((coin) => !coin.isLocked && coin.confirmations > 0 && protectionOf(coin)))
}

function freeSats(account: Account): bigint {
  const free = account.availableSats - heldSats(account) - asideSats(account)
  return free > 0n ? free : 0n
}

function sumOf(coins: Account['coins']): bigint {
  return coins.reduce((sum, { valueSats }) => sum + valueSats, 0n)
}

function Totals(props: Readonly<{ accounts: readonly Account[]; currency: Currency; isHidden: boolean }>) {
  const { accounts, currency, isHidden } = props
  const sum = (read: (account: Account) => bigint) => accounts.reduce((total, account) => total + read(account), 0n)
  const arriving = sum(({ arrivingSats }) => arrivingSats)
  const available = { currency, value: sum(({ availableSats }) => availableSats) }
  const dollars = useValueToday(available)
  return (
    <div class="utxos-head" data-testid="utxos-total">
      <AmountText amount={available} isHidden={isHidden} class="big" />{' '}
      {dollars !== undefined && !isHidden && (
        <>
          <LocalValue dollarMillionths={dollars} />
          <RateSource>{ofValuation().by}</RateSource>
        </>
      )}
      {arriving > 0n && (
        <p>
          {m().coins.arriving}
          {joins().colon}
          <AmountText amount={{ currency, value: arriving }} isHidden={isHidden} />
        </p>
      )}
    </div>
  )
}
