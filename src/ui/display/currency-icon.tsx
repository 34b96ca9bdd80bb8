import type { Currency } from '../../core/money/currency.ts'
import { ChainGlyph } from './chain-glyph.tsx'

const TINTS = ['sea', 'sky', 'moss', 'clay', 'plum', 'sand'] as const
const KNOWN: ReadonlyMap<string, (typeof TINTS)[number]> = new Map([
  ['ETH', 'plum'],
  ['USDC', 'sky'],
  ['USDT', 'sea'],
  ['HYPE', 'moss'],
  ['BTC', 'clay'],
])

export type MarkedChain = Readonly<{ id: number; name: string }>

/** Never remote images. A custom token gets only its first letter, since any token can copy a name. */
export function CurrencyIcon(
  props: Readonly<{ currency: Currency; chain?: MarkedChain | undefined; isPinned?: boolean }>,
) {
  const { currency, chain, isPinned = true } = props
  const { symbol } = currency
  const tint = isPinned ? (KNOWN.get(symbol) ?? tintOf(symbol)) : tintOf(currency.address)
  return (
    <span class={`coin ${tint}`} aria-hidden="true">
      {isPinned ? <Sign symbol={symbol} /> : <FirstLetter symbol={symbol} />}
      {chain && (
        <span class="coin-chain">
          <ChainGlyph chainId={chain.id} name={chain.name} />
        </span>
      )}
    </span>
  )
}

export function ChainIcon({ chain }: { chain: MarkedChain }) {
  return (
    <span class={`coin small ${tintOf(chain.name)}`} aria-hidden="true">
      <ChainGlyph chainId={chain.id} name={chain.name} />
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
  return <FirstLetter symbol={symbol} />
}

function FirstLetter({ symbol }: { symbol: string }) {
  return <span>{[...symbol][0] ?? '?'}</span>
}

function tintOf(text: string): string {
  const sum = [...text].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return TINTS[sum % TINTS.length] ?? 'sea'
}
