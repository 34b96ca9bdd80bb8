import type { ComponentChildren } from 'preact'
import type { Currency } from '../../../core/money/currency.ts'
import { dollarValueOf } from '../../../core/money/price.ts'
import { Icon } from '../../display/icons.tsx'
import { LocalValue } from '../../display/local-value.tsx'
import { ofAmounts } from '../../messages/screen-messages.ts'
import { useChosenCode } from '../../state/wallet/local-rate.ts'
import { usePrice } from '../../state/wallet/price.ts'
import { exactText } from '../../text/amount.ts'
import { noRatesText } from '../local-input/local-input-problem.ts'
import type { LocalInputField } from '../local-input/use-local-input.ts'

type Shown = Readonly<{ currency: Currency | undefined; value: bigint | undefined }>

/**
 * Keeps its line free, so that the form doesn't jump.
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

type TurnedProps = Shown & Readonly<{ field: LocalInputField; children: ComponentChildren }>

/** The amount in the other unit, and the way to type in it. */
export function TurnedAmount({ currency, value = 0n, field: { text, rates, turn }, children }: TurnedProps) {
  const price = usePrice(currency)
  const chosen = useChosenCode()
  const reason = rates.ok ? undefined : noRatesText(rates.why, chosen)
  const isLocalInput = text !== undefined
  if (!currency || !(rates.ok || isLocalInput || reason !== undefined)) return <AmountValue {...{ currency, value }} />
  const say = ofAmounts()
  const name = isLocalInput
    ? say.inToken({ symbol: currency.symbol })
    : chosen === 'USD'
      ? say.inDollars
      : say.inCurrency({ currency: chosen })
  return (
    <p class="amount-valuation" data-testid="amount-valuation">
      <button
        type="button"
        class="turn-unit"
        title={isLocalInput ? name : (reason ?? name)}
        aria-disabled={isLocalInput || rates.ok ? undefined : 'true'}
        data-testid="turn-unit"
        onClick={turn}
      >
        {isLocalInput ? (
          <bdi class="amount" style={{ '--length': exactText({ currency, value }).length }}>
            {exactText({ currency, value })}
          </bdi>
        ) : (
          price && <LocalValue dollarMillionths={dollarValueOf({ currency, value }, price)} />
        )}
        {isLocalInput || rates.ok ? (
          <>
            <Icon name="swap" size={14} />
            <span class="visually-hidden">{name}</span>
          </>
        ) : (
          <span>{reason}</span>
        )}
      </button>
      {children}
    </p>
  )
}
