import { describe, expect, it } from 'vitest'
import { createNodeChoices } from '../../../src/store/settings/node-choices.ts'
import { newWorker, openRows, withEmptyDisk } from '../stand.ts'

const OWN = 'http://127.0.0.1:8545/'

describe('chosen nodes', () => {
  withEmptyDisk()
  const choices = () => createNodeChoices(openRows(newWorker().database))

  it('outlive restarts, one list for each chain', async () => {
    await choices().save({ chainId: 1, urls: [] })
    await choices().save({ chainId: 10, urls: [OWN] })
    await choices().save({ chainId: 1, urls: [OWN] })
    expect(await choices().list()).toEqual([
      { chainId: 10, urls: [OWN] },
      { chainId: 1, urls: [OWN] },
    ])
  })

  it('are none where the row was changed from outside', async () => {
    await choices().save({ chainId: 1, urls: [OWN] })
    await newWorker().database.write('settings', async (rows) => {
      await rows.put({ content: [{ chainId: 1, urls: ['http://127.0.0.1:1/'] }], mac: 'AAAA', version: 1 }, 'nodes')
    })
    expect(await choices().list()).toEqual([])
    expect(await choices().save({ chainId: 1, urls: [] })).toBe(false)
  })
})
