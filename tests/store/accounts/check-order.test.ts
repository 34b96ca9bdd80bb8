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

it('shows and uses no account before its check', async () => {
  const accounts = createAccounts(openRows(newWorker().database))
  await accounts.set(ACCOUNTS)
  let derive = () => {}
  const held = new Promise<void>((resolve) => {
    derive = resolve
  })
  accounts.useKeys(async ({ id, address }) => {
    if (id !== 'a') await held
    return id === 'b' ? `0x${'e'.repeat(40)}` : address
  })
  let isHeard = () => {}
  const all = new Promise<void>((resolve) => {
    isHeard = resolve
  })
  await accounts.check(isHeard, 'a')
  const used: string[] = []
  const listed = accounts.list().then((all) => used.push(...all.map(({ id }) => id)))
  expect((await accounts.checked()).map(({ id }) => id)).toEqual(['a'])
  expect(used).toEqual([])
  derive()
  await all
  await listed
  expect(used).toEqual(['a', 'c'])
  expect((await accounts.checked()).map(({ id }) => id)).toEqual(['a', 'c'])
})
