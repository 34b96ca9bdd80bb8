import { describe, expect, it } from 'vitest'
import { createCustomTokens, MOST_CUSTOM_TOKENS } from '../../../src/store/settings/custom-tokens.ts'
import { newWorker, openRows, putSealed, withEmptyDisk } from '../stand.ts'

const PEPPER = {
  ...{ chainId: 8453, address: '0x5FbDB2315678afecb367f032d93F642f64180aa3', isNative: false },
  ...{ symbol: 'PEP', name: 'Pepper', decimals: 9 },
}
const numbered = (index: number) => ({ ...PEPPER, address: `0x${`${index}`.padStart(40, '0')}` })

describe('the tokens that the user added', () => {
  withEmptyDisk()
  const tokens = () => createCustomTokens(openRows(newWorker().database))

  it('are kept over restarts, each once, by its chain and its address', async () => {
    expect(await tokens().add(PEPPER)).toBe(true)
    expect(await tokens().add({ ...PEPPER, chainId: 1 })).toBe(true)
    expect(await tokens().add({ ...PEPPER, address: PEPPER.address.toLowerCase(), symbol: 'NEW' })).toBe(true)
    expect((await tokens().list()).map(({ chainId, symbol }) => [chainId, symbol])).toEqual([
      [8453, 'NEW'],
      [1, 'PEP'],
    ])
    await tokens().remove({ chainId: 8453, address: PEPPER.address })
    expect(await tokens().list()).toEqual([{ ...PEPPER, chainId: 1 }])
    await tokens().forget()
    expect(await tokens().list()).toEqual([])
  })

  it('are no more than can be looked through; none of them goes by itself', async () => {
    await putSealed(
      'addedTokens',
      Array.from({ length: MOST_CUSTOM_TOKENS }, (_, index) => numbered(index)),
    )
    expect(await tokens().add(PEPPER)).toBe(false)
    expect(await tokens().add({ ...numbered(3), symbol: 'NEW' })).toBe(true)
    expect(await tokens().list()).toHaveLength(MOST_CUSTOM_TOKENS)
    await tokens().remove(numbered(0))
    expect(await tokens().add(PEPPER)).toBe(true)
  })

  it.each([7, 'x', [{ ...PEPPER, decimals: 99 }], [{ ...PEPPER, address: 'bc1q' }], [{ ...PEPPER, symbol: '\u200b' }]])(
    'are none where %j was kept',
    async (stored) => {
      await putSealed('addedTokens', stored)
      expect(await tokens().list()).toEqual([])
    },
  )
})
