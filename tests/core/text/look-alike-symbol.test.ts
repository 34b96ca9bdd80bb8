import { describe, expect, it } from 'vitest'
import { isDisguised } from '../../../src/core/text/look-alike-symbol.ts'

describe('a symbol that is not what it looks like', () => {
  it.each([
    ['a Cyrillic letter among Latin ones', 'USD\u0421'],
    ['Cyrillic alone, drawn as ETH', '\u0415\u0422\u041d'],
    ['Greek alone, drawn as ETH', '\u0395\u03a4\u0397'],
    ['wide letters', '\uff35\uff33\uff24\uff23'],
    ['a hidden character', 'USDC\u200b'],
    ['a zero for an O', 'P0L'],
    ['another case', 'usdc'],
  ])('%s', (_name, symbol) => {
    expect(isDisguised(symbol, ['USDC', 'ETH', 'POL'])).toBe(true)
  })

  it.each(['USDC', 'ETH', 'USDC (Perp)', 'DAI', 'USD₮0', 'МИР'])('%s is what it looks like', (symbol) => {
    expect(isDisguised(symbol, ['USDC', 'ETH', 'USDC (Perp)'])).toBe(false)
  })
})
