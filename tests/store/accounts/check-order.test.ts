import { expect, it } from 'vitest'
import { createAccounts } from '../../../src/store/accounts/evm.ts'
import { newWorker, openRows, withEmptyDisk } from '../stand.ts'

withEmptyDisk()

const ACCOUNTS = ['a', 'b', 'c'].map((id, index) => ({ id, index, label: id, address: `0x${id.repeat(40)}` }))

it.each([
  ['the account in use', 'c', ['c', 'a', 'b']],
  ['the first shown one, without a known choice', undefined, ['a', 'b', 'c']],
])('derives the address of %s before the first screen', async (_, inUse, order) => {
  const accounts = createAccounts(openRows(newWorker().database))
  await accounts.set(ACCOUNTS)
  const derived: string[] = []
  accounts.useKeys(async ({ id, address }) => {
    derived.push(id)
    return address
  })
  let isHeard = () => {}
  const all = new Promise<void>((resolve) => {
    isHeard = resolve
  })
  await accounts.check(isHeard, inUse)
  expect(derived[0]).toBe(order[0])
  await all
  expect(derived).toEqual(order)
})
