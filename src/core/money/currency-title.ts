import type { Currency } from './currency.ts'

/** The symbol with the name's bracketed suffix: `USDC (Spot)`. */
export function currencyTitle({ symbol, name }: Pick<Currency, 'symbol' | 'name'>): string {
  const kind = currencySuffix({ symbol, name })
  return kind === undefined ? symbol : `${symbol} (${kind})`
}

/** The name's bracketed suffix, unless the symbol has brackets. */
export function currencySuffix({ symbol, name }: Pick<Currency, 'symbol' | 'name'>): string | undefined {
  return symbol.includes('(') ? undefined : /\(([^()]{1,20})\)$/.exec(name)?.[1]
}
