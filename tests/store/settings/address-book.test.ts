import { describe, expect, it } from 'vitest'
import { createAddressBook, MOST_BOOK_ENTRIES } from '../../../src/store/settings/address-book.ts'
import { newWorker, openRows, putSealed, withEmptyDisk } from '../stand.ts'

const ANNA = '0x14791697260E4c9A71f18484C9f997B308e59325'
const BORIS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

describe('the address book', () => {
  withEmptyDisk()
  const book = () => createAddressBook(openRows(newWorker().database))

  it('keeps names over restarts, one for an address of a family, in order', async () => {
    await book().save({ name: 'Boris', family: 'evm', address: BORIS })
    await book().save({ name: 'Anna', family: 'evm', address: ANNA })
    await book().save({ name: 'Anna on the exchange', family: 'exchangeA', address: ANNA })
    await book().save({ name: 'Bo', family: 'evm', address: BORIS.toLowerCase() })
    expect((await book().list()).map(({ name }) => name)).toEqual(['Anna', 'Anna on the exchange', 'Bo'])
    await book().remove({ family: 'evm', address: ANNA.toLowerCase() })
    expect((await book().list()).map(({ name }) => name)).toEqual(['Anna on the exchange', 'Bo'])
  })

  it('takes no more than can be looked through, and still renames', async () => {
    const entries = Array.from({ length: MOST_BOOK_ENTRIES }, (_, index) => ({
      name: `No ${index}`,
      family: 'exchangeB',
      address: `${index + 1}`,
    }))
    await putSealed('addressBook', entries)
    expect(await book().save({ name: 'One more', family: 'evm', address: ANNA })).toBe(false)
    expect(await book().save({ name: 'Renamed', family: 'exchangeB', address: '7' })).toBe(true)
    expect(await book().list()).toHaveLength(MOST_BOOK_ENTRIES)
  })

  it.each([[7], ['x'], [[{ name: '', family: 'evm', address: ANNA }]], [[{ name: 'A', family: 'sun', address: '1' }]]])(
    'is empty where %j was kept',
    async (stored) => {
      await putSealed('addressBook', stored)
      expect(await book().list()).toEqual([])
    },
  )
})
