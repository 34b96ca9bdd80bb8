import { describe, expect, it } from 'vitest'
import { createExchangeBAccountChoice } from '../../../src/store/accounts/exchange-b-choice.ts'
import { newWorker, openRows, putSealed, withEmptyDisk } from '../stand.ts'

const OWNER = '0x14791697260E4c9A71f18484C9f997B308e59325'
const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

describe('which account of exchange B is meant', () => {
  withEmptyDisk()
  const choice = () => createExchangeBAccountChoice(openRows(newWorker().database))

  it('is kept for each address, however it is written, over restarts', async () => {
    expect(await choice().chosenOf(OWNER)).toBeUndefined()
    await choice().choose(OWNER, 7)
    await choice().choose(OTHER, 8)
    await choice().choose(OWNER.toLowerCase(), 9)
    expect(await choice().chosenOf(OWNER)).toBe(9)
    expect(await choice().chosenOf(OTHER.toUpperCase().replace('0X', '0x'))).toBe(8)
    expect((await choice().all()).toSorted()).toEqual([8, 9])
  })

  it.each([[7], ['x'], [{ [OWNER]: 'seven' }], [{ [OWNER]: -1 }]])('is nothing where %j was kept', async (stored) => {
    await putSealed('exchangeBAccounts', stored)
    expect(await choice().chosenOf(OWNER)).toBeUndefined()
    await choice().choose(OWNER, 7)
    expect(await choice().chosenOf(OWNER)).toBe(7)
  })
})
