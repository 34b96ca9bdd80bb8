import type { Currency } from '../../core/money/currency.ts'
import { lazyComponent } from '../layout/lazy-component.tsx'
import { logoKey } from './logos.ts'
import { tintOf } from './tints.ts'

// All drawings together are larger than a screen's code.
const LogoOrLetter = lazyComponent(async () => (await import('./logo-or-letter.tsx')).LogoOrLetter)

export type MarkedChain = Readonly<{ id: number; name: string }>

/** The logo of a pinned currency; any other gets its first letter. */
export function CurrencyIcon({ currency, chain }: Readonly<{ currency: Currency; chain?: MarkedChain | undefined }>) {
  const { chainId, address, symbol } = currency
  return (
    <span class={`coin ${tintOf(address)}`} aria-hidden="true">
      <LogoOrLetter logo={logoKey(chainId, address)} name={symbol} />
      {chain && (
        <span class="coin-chain">
          <LogoOrLetter logo={logoKey(chain.id)} name={chain.name} />
        </span>
      )}
    </span>
  )
}

export function ChainIcon({ chain }: { chain: MarkedChain }) {
  return (
    <span class={`coin small ${tintOf(chain.name)}`} aria-hidden="true">
      <LogoOrLetter logo={logoKey(chain.id)} name={chain.name} />
    </span>
  )
}
