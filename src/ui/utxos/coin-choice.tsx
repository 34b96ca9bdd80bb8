import { useState } from 'preact/hooks'
import type { CoinView } from '../../api/views/balances.ts'
import { MOST_COINS } from '../../core/intent/chosen-coins.ts'
import type { Currency } from '../../core/money/currency.ts'
import { Button } from '../controls/button.tsx'
import { AmountText } from '../display/amount-text.tsx'
import { type ChosenCoin, DRAFT_KEY, NO_CALLS, readDraft, withoutOriginChoices, writeDraft } from '../form/draft.ts'
import { m } from '../messages/messages.ts'
import { useApp } from '../state/app.ts'
import { accountRef } from '../state/store.ts'

export type CoinChoice = Readonly<{
  chosen: readonly CoinView[]
  isOfSeveral: boolean
  isChosen: (coin: CoinView) => boolean
  canChoose: (coin: CoinView) => boolean
  choose: (coin: CoinView, isOn: boolean) => void
}>

const outpointOf = ({ txid, vout }: CoinView) => `${txid}:${vout}`

export function useCoinChoice(all: readonly CoinView[]): CoinChoice {
  const [outpoints, setOutpoints] = useState<readonly string[]>([])
  const chosen = all.filter((coin) => isSpendable(coin) && outpoints.includes(outpointOf(coin)))
  const isChosen = (coin: CoinView) => chosen.includes(coin)
  return {
    chosen,
    isOfSeveral: new Set(chosen.map(({ address }) => address)).size > 1,
    isChosen,
    canChoose: (coin) => isChosen(coin) || (isSpendable(coin) && chosen.length < MOST_COINS),
    choose: (coin, isOn) => {
      const others = chosen.map(outpointOf).filter((each) => each !== outpointOf(coin))
      setOutpoints(isOn ? [...others, outpointOf(coin)] : others)
    },
  }
}

export function SendChosen({
  chosen,
  isOfSeveral,
  currency,
  isHidden,
}: Pick<CoinChoice, 'chosen' | 'isOfSeveral'> & Readonly<{ currency: Currency; isHidden: boolean }>) {
  const say = m().coins
  const { go, host, store } = useApp()
  const send = async () => {
    const kept = readDraft(await host.draft.get(DRAFT_KEY).catch(() => undefined))
    const account = store.account.value
    const ref = { chainId: currency.chainId, address: currency.address }
    const coins = chosen.map((coin): ChosenCoin => ({ outpoint: outpointOf(coin), sats: `${coin.valueSats}` }))
    const draft = {
      ...withoutOriginChoices(kept),
      ...NO_CALLS,
      from: ref,
      to: ref,
      amount: '',
      most: '',
      hasTopup: false,
    }
    const own = { recipient: '', trade: 'EXACT_INPUT' as const, account: account && accountRef(account), coins }
    host.draft.set(DRAFT_KEY, writeDraft({ ...draft, ...own }))
    go({ screen: 'form' })
  }
  return (
    <div class="screen-foot utxos-further">
      <p class="card-note" role="status" data-testid="coins-chosen">
        {say.chosen({ coins: chosen.length })}{' '}
        <AmountText
          amount={{ currency, value: chosen.reduce((sum, { valueSats }) => sum + valueSats, 0n) }}
          isHidden={isHidden}
        />
      </p>
      {isOfSeveral && (
        <p class="card-note" role="status" data-testid="coins-of-several">
          {say.ofSeveral}
        </p>
      )}
      <Button kind="primary" onClick={() => void send()} testId="coins-send">
        {say.send}
      </Button>
    </div>
  )
}

function isSpendable({ isLocked, confirmations }: CoinView): boolean {
  return !isLocked && confirmations > 0
}
