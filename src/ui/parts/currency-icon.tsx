import type { Currency } from '../../core/currency.ts'

const TINTS = ['sea', 'sky', 'moss', 'clay', 'plum', 'sand'] as const
const KNOWN: ReadonlyMap<string, (typeof TINTS)[number]> = new Map([
  ['ETH', 'plum'],
  ['USDC', 'sky'],
  ['USDT', 'sea'],
  ['HYPE', 'moss'],
  ['BTC', 'clay'],
])

/** A currency's sign, with the first letter of its chain; own drawings, never an image from outside. */
export function CurrencyIcon({ currency, chainName }: { currency: Currency; chainName?: string | undefined }) {
  return (
    <span class={`coin ${KNOWN.get(currency.symbol) ?? tintOf(currency.symbol)}`} aria-hidden="true">
      <Sign symbol={currency.symbol} />
      {chainName && <span class="coin-chain">{chainName.slice(0, 1)}</span>}
    </span>
  )
}

/** A chain's first letter in its own tint. */
export function ChainIcon({ name }: { name: string }) {
  return (
    <span class={`coin small ${tintOf(name)}`} aria-hidden="true">
      {name.slice(0, 1)}
    </span>
  )
}

function Sign({ symbol }: { symbol: string }) {
  if (symbol === 'ETH') {
    return (
      <svg width="18" height="18" viewBox="0 0 18 18" fill="currentColor" aria-hidden="true" focusable="false">
        <path d="M9 1.2L4.3 9 9 11.7 13.7 9z" />
        <path d="M9 13L4.3 10.3 9 16.8l4.7-6.5z" opacity=".7" />
      </svg>
    )
  }
  if (symbol === 'USDC') return <span>$</span>
  if (symbol === 'USDT') return <span>₮</span>
  if (symbol === 'BTC') return <span>₿</span>
  return <span>{[...symbol][0] ?? '?'}</span>
}

function tintOf(text: string): string {
  const sum = [...text].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return TINTS[sum % TINTS.length] ?? 'sea'
}
