import type { Currency } from './currency.ts'

/**
 * What a currency is called: its symbol, and where one chain keeps several of that symbol apart by what their names have
 * in brackets, that too, as in `USDC (Spot)`.
 */
export function currencyTitle({ symbol, name }: Pick<Currency, 'symbol' | 'name'>): string {
  const kind = kindOf({ symbol, name })
  return kind === undefined ? symbol : `${symbol} (${kind})`
}

/** What a name has in brackets behind it, unless the symbol has it too. */
export function kindOf({ symbol, name }: Pick<Currency, 'symbol' | 'name'>): string | undefined {
  return symbol.includes('(') ? undefined : /\(([^()]{1,20})\)$/.exec(name)?.[1]
}
