import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeReindexResult } from '../../../src/net/service/reindex.ts'
import { golden } from '../../contract/golden.ts'

const honest = golden('deposit-address-reindex') as Readonly<Record<string, unknown>>
const USDC = '0xb88339cb7199b77e23db6e890353e22632ba630f'
const money = (currency: unknown, balance: unknown) => ({
  ...honest,
  triggeredCurrencies: [{ currency, symbol: 'X', balance }],
})

describe('what a service says that it found at a deposit address', () => {
  it('is read without its own words and names', () => {
    const found = { money: [{ currency: USDC, balance: 7n }], checked: 2, unread: 1 }
    const said = { ...money(USDC, '7'), message: '<b>Send it again!</b>', failedCurrencies: 1 }
    expect(decodeReindexResult(said)).toStrictEqual(found)
    const { failedCurrencies: _, ...older } = said
    expect(decodeReindexResult(older)).toStrictEqual({ ...found, unread: 0 })
  })

  it('is nothing where nothing lies, and what cannot lie anywhere is left out', () => {
    expect(decodeReindexResult({ ...honest, triggeredCurrencies: [] })).toMatchObject({ money: [] })
    expect(decodeReindexResult(money(USDC, '0'))).toMatchObject({ money: [] })
    expect(decodeReindexResult(money(USDC, `${2n ** 256n}`))).toMatchObject({ money: [] })
  })

  it.each([
    null,
    [],
    'found',
    {},
    { ...honest, triggeredCurrencies: null },
    { ...honest, triggeredCurrencies: 'ETH' },
    { ...honest, triggeredCurrencies: Array.from({ length: 1_001 }, () => ({ currency: USDC, balance: '1' })) },
    { ...honest, checkedCurrencies: '2' },
    { ...honest, checkedCurrencies: -1 },
    { ...honest, checkedCurrencies: 1e9 },
    { ...honest, failedCurrencies: 0.5 },
    money(USDC, 7),
    money(USDC, '-7'),
    money(USDC, '1e18'),
    money(USDC, '9'.repeat(79)),
    money('', '7'),
    money('0x\u202e12', '7'),
    money('a'.repeat(101), '7'),
    money({ toString: () => USDC }, '7'),
  ])('is not believed to be an answer: %j', (body) => {
    expect(decodeReindexResult(body)).toBeUndefined()
  })

  it('never throws, whatever comes', () => {
    fc.assert(fc.property(fc.jsonValue(), (body) => void decodeReindexResult(body)))
  })
})
