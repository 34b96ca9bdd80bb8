import type { BalanceView, ChainView } from '../../api/views.ts'
import type { Currency } from '../../core/currency.ts'
import { m } from '../messages/messages.ts'
import { CurrencyIcon } from '../parts/currency-icon.tsx'
import type { Choice } from '../parts/listbox.ts'
import { Select } from '../parts/select.tsx'
import { useChainName } from '../state/chain-name.ts'
import { shortDigits } from '../text/amount.ts'
import { currencyTitle } from '../text/currency.ts'
import type { CurrencyRef } from './draft.ts'
import { balanceOf, choicesOn } from './form.ts'

/** Chooses a currency on a chain from one list: typing either finds it. */
export function CurrencySelect(
  props: Readonly<{
    label: string
    chains: readonly ChainView[]
    balances: readonly BalanceView[]
    chosen: Currency | undefined
    isHidden: boolean
    onChoose: (ref: CurrencyRef) => void
    testId: string
  }>,
) {
  const say = m().move
  const { chains, balances, chosen } = props
  const nameOf = useChainName()
  const choices = chains.flatMap((chain) =>
    choicesOn(chain, balances).map((currency): Choice<Currency> => {
      const balance = balanceOf(balances, currency)
      return {
        value: currency,
        key: keyOf(currency),
        label: say.onChain(currencyTitle(currency), chain.name),
        words: `${currency.name} ${chain.id}`,
        detail: props.isHidden ? undefined : balance?.known ? shortDigits(balance) : balance ? say.unread : undefined,
        off: chain.incident === 'disabled' ? say.chainDisabled : undefined,
        group: chain.name,
      }
    }),
  )
  return (
    <Select
      label={props.label}
      choices={choices}
      chosen={chosen && keyOf(chosen)}
      testId={props.testId}
      onChoose={({ chainId, address }) => props.onChoose({ chainId, address })}
      icon={(choice) => <CurrencyIcon currency={choice.value} chainName={nameOf(choice.value.chainId)} />}
      face={
        chosen ? (
          <span class="currency-face">
            <CurrencyIcon currency={chosen} chainName={nameOf(chosen.chainId)} />
            <span>
              <strong>{currencyTitle(chosen)}</strong>
              <small>{nameOf(chosen.chainId)}</small>
            </span>
          </span>
        ) : (
          say.choose
        )
      }
    />
  )
}

function keyOf(currency: Currency): string {
  return `${currency.chainId}-${currency.address.toLowerCase()}`
}
