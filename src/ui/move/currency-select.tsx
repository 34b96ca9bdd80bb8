import { useState } from 'preact/hooks'
import type { BalanceView, ChainView } from '../../api/money-views.ts'
import { type Currency, isSameCurrency } from '../../core/currency.ts'
import { currencyTitle } from '../../core/currency-title.ts'
import { worthOf } from '../../core/price.ts'
import { ofForm } from '../messages/form-messages.ts'
import { m } from '../messages/messages.ts'
import { ofTokens } from '../messages/token-messages.ts'
import { CurrencyIcon } from '../parts/currency-icon.tsx'
import { Dollars } from '../parts/dollars.tsx'
import type { Choice } from '../parts/listbox.ts'
import { Select } from '../parts/select.tsx'
import { useApp } from '../state/app.ts'
import { useChainName } from '../state/chain-name.ts'
import { useIsPinned } from '../state/pinned.ts'
import { readyValue } from '../state/resource.ts'
import { dollarFloor, shortDigits } from '../text/amount.ts'
import { spelled } from '../text/spelled.ts'
import { unlistedWords } from '../text/unlisted-words.ts'
import { currencyChoices } from './currency-choices.ts'
import type { CurrencyRef } from './draft.ts'
import { offAt, type Side } from './off.ts'
import { NothingPasted, PastedNews } from './pasted-news.tsx'
import { balanceOf, refOf } from './sides.ts'
import { usePasted } from './use-pasted.ts'
import { useTakingOff } from './use-taking-off.ts'

export function CurrencySelect(
  props: Readonly<{
    label: string
    side: Side
    chains: readonly ChainView[]
    balances: readonly BalanceView[]
    chosen: Currency | undefined
    isHidden: boolean
    onChoose: (ref: CurrencyRef) => unknown
    canPaste?: boolean
    testId: string
  }>,
) {
  const say = m().move
  const { list } = ofForm()
  const { store } = useApp()
  const { chains, balances, chosen } = props
  const nameOf = useChainName()
  const isPinned = useIsPinned()
  const prices = readyValue(store.prices.now.value)
  const [typed, setTyped] = useState('')
  const { pasted, again } = usePasted(props.canPaste ? typed : '', chains)
  const pinned = chains.flatMap((chain) => chain.currencies)
  const own = useTakingOff()
  const added = props.canPaste ? own.tokens : undefined
  const named = [...(pasted.state === 'answered' ? pasted.tokens : []), ...(chosen ? [chosen] : [])]
  const choices = currencyChoices({ chains, balances, prices, named, ...(added && { added }) }).map(
    (each): Choice<Currency> => {
      const { currency, chain } = each
      const balance = balanceOf(balances, currency)
      const off = offAt(props.side, chain)
      const price = each.isPinned ? prices?.find((one) => isSameCurrency(one, currency))?.price : undefined
      return {
        value: currency,
        key: keyOf(currency),
        label: say.onChain(currencyTitle(currency), chain.name),
        words: `${currency.name} ${chain.id} ${currency.address}`,
        detail: props.isHidden ? undefined : balance?.known ? shortDigits(balance) : balance ? say.unread : undefined,
        worth:
          balance?.known && balance.value > 0n && price ? (
            <Dollars text={dollarFloor(worthOf(balance, price))} />
          ) : undefined,
        off: each.isAdded && own.isOff(currency) ? ofTokens().isOff : off && say.chainOff[off],
        group: each.isAdded ? ofTokens().added : each.isHeld ? list.held : chain.name,
        mark: each.isPinned
          ? { isVerified: true, says: list.verified }
          : { isVerified: false, ...unlistedWords(currency, pinned) },
        act: each.isAdded ? own.actOn(currency, chain.name) : undefined,
        address: each.isPinned || chain.family !== 'evm' ? undefined : spelled(currency.address),
      }
    },
  )
  return (
    <Select
      label={props.label}
      choices={choices}
      chosen={chosen && keyOf(chosen)}
      testId={props.testId}
      onChoose={(currency) => props.onChoose(refOf(currency, chains))}
      {...(props.canPaste && {
        placeholder: ofTokens().typeToFind,
        onType: setTyped,
        below: (
          <>
            <PastedNews pasted={pasted} again={again} />
            {own.news && (
              <p class="listbox-news" role="status">
                {own.news}
              </p>
            )}
          </>
        ),
        onClose: own.forget,
        none: <NothingPasted pasted={pasted} />,
      })}
      icon={(choice) => (
        <CurrencyIcon
          currency={choice.value}
          chain={markedChain(chains, choice.value)}
          isPinned={choice.mark?.isVerified === true}
        />
      )}
      face={
        chosen ? (
          <span class="currency-face">
            <CurrencyIcon currency={chosen} chain={markedChain(chains, chosen)} isPinned={isPinned(chosen)} />
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

// Bitcoin has one coin, so its sign names the chain too.
function markedChain(chains: readonly ChainView[], { chainId }: Currency): ChainView | undefined {
  const chain = chains.find(({ id }) => id === chainId)
  return chain?.family === 'bitcoin' ? undefined : chain
}

function keyOf(currency: Currency): string {
  return `${currency.chainId}-${currency.address.toLowerCase()}`
}
