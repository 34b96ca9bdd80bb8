import { describe, expect, it } from 'vitest'
import { currenciesOf } from '../../../src/core/chain/chain.ts'
import { imitationIn } from '../../../src/core/money/custom-token.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'

const pinned = devnet.chains.flatMap(currenciesOf)
const imitates = (symbol: string, name = 'Some token') => {
  const imitation = imitationIn({ symbol, name }, pinned)
  return imitation?.kind === 'of' ? imitation.of.symbol : imitation?.kind
}

describe('a token that is not pinned', () => {
  it.each<readonly [string, string, string]>([
    ['the same symbol', 'USDC', 'USDC'],
    ['other case', 'usdc', 'USDC'],
    ['a letter of another script', 'USD\u0421', 'USDC'],
    ['letters of full width', 'ＵＳＤＴ', 'USDT'],
    ['a letter that is hidden', 'US\u200bDC', 'USDC'],
    ['the symbol of the native currency', 'ETH', 'ETH'],
    ['letters of Lisu alone', '\ua4f4\ua4e2\ua4d3\ua4da', 'USDC'],
    ['letters of Cherokee alone', '\u13ac\u13a2\u13bb', 'ETH'],
    ['small capitals', '\u1d1c\ua731\u1d05\u1d04', 'USDC'],
    ['an accent', '\u00daSDC', 'USDC'],
    ['a mark of its own', 'US\u0332DC', 'USDC'],
    ['a space', 'U SDC', 'USDC'],
    ['a dot', 'USDC.', 'USDC'],
  ])('could be taken for a pinned one by %s', (_name, symbol, of) => {
    expect(imitates(symbol)).toBe(of)
  })

  it('could be taken for one by its name', () => {
    expect(imitates('XYZ', 'USD Coin')).toBe('USDC')
    expect(imitates('XYZ', 'Uѕd  сoin')).toBe('USDC')
    expect(imitates('XYZ', '\u0299\u026a\u1d1b\u1d04\u1d0f\u026a\u0274')).toBe('BTC')
  })

  it('is pointed out where its symbol mixes scripts', () => {
    expect(imitates('P\u0415PE')).toBe('letters')
  })

  it.each(['PEPE', 'WETH', 'USDCE', 'USDC.e', 'BTCB', '猫', 'ПЕС', '...', '\ua4f4'])('is itself as %s', (symbol) => {
    expect(imitates(symbol)).toBeUndefined()
  })
})
