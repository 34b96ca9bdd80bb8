import { useState } from 'preact/hooks'
import type { BalanceView, ChainView } from '../../../api/views/balances.ts'
import { FAMILIES } from '../../../core/families/families.ts'
import { type Currency, currencyKey, isSameCurrency } from '../../../core/money/currency.ts'
import { currencyTitle } from '../../../core/money/currency-title.ts'
import { dollarValueOf } from '../../../core/money/price.ts'
import type { ListboxChoice } from '../../controls/listbox/choices.ts'
import { Select } from '../../controls/select.tsx'
import { LocalValue } from '../../display/local-value.tsx'
import { CurrencyIcon } from '../../marks/currency-icon.tsx'
import { markedChain } from '../../marks/marked-chain.ts'
import { m } from '../../messages/messages.ts'
import { ofCustomTokens, ofFormDetails } from '../../messages/screen-messages.ts'
import { useApp } from '../../state/app.ts'
import { readyValue } from '../../state/resource.ts'
import { useChainName } from '../../state/wallet/chain-name.ts'
import { shortDigits } from '../../text/amount.ts'
import { checksummedAddress } from '../../text/checksummed-address.ts'
import { unlistedTokenWords } from '../../text/unlisted-token-words.ts'
import type { CurrencyRef } from '../draft.ts'
import { balanceIn, currencyRefOf } from '../sides/chosen-currencies.ts'
import { chainFilter } from './chain-filter.ts'
import { type FormSide, incidentAt } from './chain-incident.ts'
import { currencyChoices } from './currency-choices.ts'
import { NoTokenPasted, PastedTokenNotice } from './pasted-token-notice.tsx'
import { useCustomTokenRemoval } from './use-custom-token-removal.ts'
import { usePastedToken } from './use-pasted-token.ts'

type CurrencySelectProps = Readonly<{
  label: string
  side: FormSide
  chains: readonly ChainView[]
  balances: readonly BalanceView[]
  chosen: Currency | undefined
  isHidden: boolean
  onChoose: (ref: CurrencyRef) => unknown
  canPaste?: boolean
  testId: string
}>

export function CurrencySelect(props: CurrencySelectProps) {
  const { chains, chosen } = props
  const [typed, setTyped] = useState('')
  const { pasted, again } = usePastedToken(props.canPaste ? typed : '', chains)
  const own = useCustomTokenRemoval()
  const choices = useListboxChoices(props, own, pasted)
  return (
    <Select
      label={props.label}
      choices={choices}
      chosen={chosen && currencyKey(chosen)}
      testId={props.testId}
      places={chainFilter(chains)}
      onChoose={(currency) => props.onChoose(currencyRefOf(currency, chains))}
      {...(props.canPaste && {
        placeholder: ofCustomTokens().typeToFind,
        onType: setTyped,
        below: (
          <>
            <PastedTokenNotice pasted={pasted} again={again} />
            {own.news && (
              <p class="listbox-news" role="status">
                {own.news}
              </p>
            )}
          </>
        ),
        onClose: own.forget,
        none: <NoTokenPasted pasted={pasted} />,
      })}
      icon={(choice) => <CurrencyIcon currency={choice.value} chain={markedChain(chainOf(chains, choice.value))} />}
      face={chosen ? <ChosenCurrency currency={chosen} chains={chains} /> : m().form.choose}
    />
  )
}

function useListboxChoices(
  { chains, balances, chosen, side, isHidden, canPaste }: CurrencySelectProps,
  own: ReturnType<typeof useCustomTokenRemoval>,
  pasted: ReturnType<typeof usePastedToken>['pasted'],
): ListboxChoice<Currency>[] {
  const say = m().form
  const { list } = ofFormDetails()
  const prices = readyValue(useApp().store.prices.now.value)
  const pinned = chains.flatMap((chain) => chain.currencies)
  const added = canPaste ? own.tokens : undefined
  const named = [...(pasted.state === 'answered' ? pasted.tokens : []), ...(chosen ? [chosen] : [])]
  return currencyChoices({ chains, balances, prices, named, ...(added && { added }) }).map((each) => {
    const { currency, chain } = each
    const balance = balanceIn(balances, currency)
    const off = incidentAt(side, chain)
    const price = each.isPinned ? prices?.find((one) => isSameCurrency(one, currency))?.price : undefined
    return {
      value: currency,
      key: currencyKey(currency),
      label: say.onChain({ symbol: currencyTitle(currency), chain: chain.name }),
      words: `${currency.name} ${chain.id} ${currency.address}`,
      detail: isHidden ? undefined : balance?.known ? shortDigits(balance) : balance ? say.unread : undefined,
      valuation:
        balance?.known && balance.value > 0n && price ? (
          <LocalValue dollarMillionths={dollarValueOf(balance, price)} />
        ) : undefined,
      off: each.isAdded && own.isOff(currency) ? ofCustomTokens().isOff : off && say.chainOff[off],
      place: `${chain.id}`,
      group: each.isAdded ? ofCustomTokens().added : each.isHeld ? list.held : chain.name,
      mark: each.isPinned
        ? { isVerified: true, says: list.verified }
        : { isVerified: false, ...unlistedTokenWords(currency, pinned) },
      act: each.isAdded ? own.actOn(currency, chain.name) : undefined,
      address: each.isPinned || !FAMILIES[chain.family].hasContracts ? undefined : checksummedAddress(currency.address),
    }
  })
}

function ChosenCurrency({ currency, chains }: Readonly<{ currency: Currency; chains: readonly ChainView[] }>) {
  const nameOf = useChainName()
  return (
    <span class="currency-face">
      <CurrencyIcon currency={currency} chain={markedChain(chainOf(chains, currency))} />
      <span>
        <strong>{currencyTitle(currency)}</strong>
        <small>{nameOf(currency.chainId)}</small>
      </span>
    </span>
  )
}

function chainOf(chains: readonly ChainView[], { chainId }: Currency): ChainView | undefined {
  return chains.find(({ id }) => id === chainId)
}
