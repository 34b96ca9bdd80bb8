import { currencyKey } from '../../core/money/currency.ts'
import { currencyTitle } from '../../core/money/currency-title.ts'
import { ListboxPanel } from '../controls/listbox/panel-by-length.tsx'
import { chainFilter } from '../form/currency/chain-filter.ts'
import { CurrencyIcon } from '../marks/currency-icon.tsx'
import { markedChain } from '../marks/marked-chain.ts'
import { m } from '../messages/messages.ts'
import { ofFormDetails } from '../messages/screen-messages.ts'
import { useApp } from '../state/app.ts'
import type { Receivable } from './receivable.ts'

export function ReceiveChoice({ choices }: { choices: readonly Receivable[] }) {
  const { go } = useApp()
  const { list } = ofFormDetails()
  const chains = choices.map(({ chain }) => chain).filter((chain, at, all) => all.indexOf(chain) === at)
  const choiceOf = (value: Receivable) => ({
    value,
    key: currencyKey(value.currency),
    label: m().form.onChain({ symbol: currencyTitle(value.currency), chain: value.chain.name }),
    words: value.currency.name,
    place: `${value.chain.id}`,
    group: value.isHeld ? list.held : value.chain.name,
  })
  return (
    <div class="receive-choice">
      <ListboxPanel
        label={m().receive.which}
        choices={choices.map(choiceOf)}
        chosen={undefined}
        places={chainFilter(chains)}
        onChoose={({ currency }) => go({ screen: 'receive', currency: currencyKey(currency) })}
        icon={({ value: { currency, chain } }) => <CurrencyIcon currency={currency} chain={markedChain(chain)} />}
      />
    </div>
  )
}
