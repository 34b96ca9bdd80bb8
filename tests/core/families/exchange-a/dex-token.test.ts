import { describe, expect, it } from 'vitest'
import { dexTokenOf, transferAmount } from '../../../../src/core/families/exchange-a/dex-token.ts'
import { devnet } from '../../../../src/core/profiles/devnet.ts'
import { CURRENCIES } from '../../../devnet/exchanges/exchange-a/tokens.ts'

const USDC = '0x6d1e7cde53ba9467b783cb7c530ce054'
const chain = devnet.chains.find(({ id }) => id === 1337) ?? expect.fail('no exchange A')
const place = (address: string, symbolOf: (tokenId: string) => string | undefined = () => 'USDC', on = chain) =>
  dexTokenOf({ ...on.native, address }, on, symbolOf)

describe('the place of a currency', () => {
  it.each(CURRENCIES.map(({ address, dex, token }) => ({ address, dex, token })))(
    'is where the ledger keeps $address',
    ({ address, dex, token }) => {
      const found = place(address, (tokenId) => (tokenId === token.tokenId ? token.name : undefined))
      expect(found).toEqual({ dex, token: `${token.name}:${token.tokenId}` })
    },
  )

  it('is the same for an address in upper case', () => {
    expect(place(`0x${USDC.slice(2).toUpperCase()}`)).toEqual({ dex: 'spot', token: `USDC:${USDC}` })
  })

  it('is of the pinned token with the symbol of the perps currency, whichever is pinned first', () => {
    const turned = { ...chain, tokens: chain.tokens.toReversed() }
    expect(place(chain.native.address, undefined, turned)).toEqual({ dex: '', token: `USDC:${USDC}` })
    expect(place(chain.native.address, undefined, { ...chain, tokens: [] })).toBeUndefined()
  })

  it.each([
    ['a token that nobody knows', USDC, () => undefined],
    ['an EVM address', `${USDC}00000000`, () => 'USDC'],
    ['the spot exchange as a DEX of others', `${USDC}73706f74`, () => 'USDC'],
    ['a DEX whose name is too long', `${USDC}78797a78797a`, () => 'USDC'],
    ['a DEX whose name has a space', `${USDC}7820`, () => 'USDC'],
    ['a DEX in upper case', `${USDC}58595a`, () => 'USDC'],
    ['a short token id', USDC.slice(0, -2), () => 'USDC'],
    ['half a byte', `${USDC}7`, () => 'USDC'],
    ['nothing', '', () => 'USDC'],
  ])('is none for %s', (_name, address, symbolOf) => {
    expect(place(address, symbolOf)).toBeUndefined()
  })
})

describe('the amount of a transfer', () => {
  it.each([
    [1_000_000_000n, 8, '10.000000'],
    [100n, 8, '0.000001'],
    [50_000_000n, 8, '0.500000'],
    [123_456_789_012_345_600n, 8, '1234567890.123456'],
    [1_500_000n, 6, '1.500000'],
    [15n, 1, '1.500000'],
    [7n, 0, '7.000000'],
    [10n ** 18n, 18, '1.000000'],
  ])('%s of %i decimals is %s', (value, decimals, text) => {
    expect(transferAmount(value, decimals)).toBe(text)
  })

  it.each([
    [1n, 8],
    [99n, 8],
    [1_000_000_001n, 8],
    [10n ** 12n - 1n, 18],
  ])('%s of %i decimals is finer than a transfer can say', (value, decimals) => {
    expect(transferAmount(value, decimals)).toBeUndefined()
  })
})
