import { type Currency, isSameCurrency } from '../../../core/money/currency.ts'
import { dollarValueOf, type Price } from '../../../core/money/price.ts'
import { Icon } from '../../display/icons.tsx'
import { LocalValue } from '../../display/local-value.tsx'
import { ofAmounts } from '../../messages/screen-messages.ts'
import { useApp } from '../../state/app.ts'
import { readyValue } from '../../state/resource.ts'
import { exactText } from '../../text/amount.ts'

export function usePrice(currency: Currency | undefined): Price | undefined {
  const prices = readyValue(useApp().store.prices.now.value) ?? []
  return currency && prices.find((each) => isSameCurrency(each, currency))?.price
}

type Shown = Readonly<{ currency: Currency | undefined; value: bigint | undefined }>

/**
 * Keeps its line free, so that the form doesn't jump. Only held currencies have prices.
 *
 * @param value smallest units; undefined while no amount is typed
 */
export function AmountValue({ currency, value }: Shown) {
  const price = usePrice(currency)
  return (
    <p class="amount-valuation" data-testid="amount-valuation">
      {value && currency && price ? <LocalValue dollarMillionths={dollarValueOf({ currency, value }, price)} /> : null}
    </p>
  )
}

/** The amount in the other unit, and the way to type in it. */
export function TurnedAmount(props: Shown & Readonly<{ isDollars: boolean; onTurn: () => void }>) {
  const { currency, value = 0n, isDollars, onTurn } = props
  const price = usePrice(currency)
  if (!currency || !price) return <AmountValue {...props} />
  const say = ofAmounts()
  const amount = { currency, value }
  return (
    <p class="amount-valuation" data-testid="amount-valuation">
      <button
        type="button"
        class="turn-unit"
        title={isDollars ? say.inToken({ symbol: currency.symbol }) : say.inDollars}
        data-testid="turn-unit"
        onClick={onTurn}
      >
        {isDollars ? (
          <bdi class="amount">{exactText(amount)}</bdi>
        ) : (
          <LocalValue dollarMillionths={dollarValueOf(amount, price)} />
        )}
        <Icon name="swap" size={14} />
        <span class="visually-hidden">{isDollars ? say.inToken({ symbol: currency.symbol }) : say.inDollars}</span>
      </button>
    </p>
  )
}
