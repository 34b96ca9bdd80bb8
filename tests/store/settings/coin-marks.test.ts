import { describe, expect, it } from 'vitest'
import { createCoinMarks, MOST_COIN_MARKS } from '../../../src/store/settings/coin-marks.ts'
import { newWorker, openRows, putSealed, withEmptyDisk } from '../stand.ts'

const outpoint = (at: number) => `${`${at}`.padStart(64, '0')}:1`

describe('frozen coins and labels', () => {
  withEmptyDisk()
  const marks = () => createCoinMarks(openRows(newWorker().database))

  it('outlive restarts, one mark for each coin, and an empty mark is none', async () => {
    await marks().save({ outpoint: outpoint(1), label: ' Savings ', isFrozen: true })
    await marks().save({ outpoint: outpoint(2), label: 'Rent', isFrozen: false })
    await marks().save({ outpoint: outpoint(3), label: '', isFrozen: true })
    await marks().save({ outpoint: outpoint(3), label: '', isFrozen: false })
    expect(await marks().list()).toEqual([
      { outpoint: outpoint(1), label: 'Savings', isFrozen: true },
      { outpoint: outpoint(2), label: 'Rent', isFrozen: false },
    ])
    const isFrozen = await marks().frozen()
    expect([1, 2, 3].map((at) => isFrozen(outpoint(at)))).toEqual([true, false, false])
  })

  it('take no more than fit, and still change those that are there', async () => {
    const all = Array.from({ length: MOST_COIN_MARKS }, (_, at) => ({
      outpoint: outpoint(at),
      label: '',
      isFrozen: true,
    }))
    await putSealed('coinMarks', all)
    expect(await marks().save({ outpoint: outpoint(5_000), label: '', isFrozen: true })).toBe(false)
    expect(await marks().save({ outpoint: outpoint(7), label: 'Seven', isFrozen: false })).toBe(true)
  })

  it('freeze every coin where the row was changed from outside', async () => {
    await marks().save({ outpoint: outpoint(1), label: '', isFrozen: true })
    await newWorker().database.write('settings', async (rows) => {
      await rows.put({ content: [], mac: 'AAAA', version: 1 }, 'coinMarks')
    })
    const isFrozen = await marks().frozen()
    expect(isFrozen(outpoint(9))).toBe(true)
    expect(await marks().save({ outpoint: outpoint(9), label: '', isFrozen: false })).toBe(false)
  })
})
