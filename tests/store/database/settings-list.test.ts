import * as v from 'valibot'
import { expect, it } from 'vitest'
import { createSettingsList } from '../../../src/store/database/settings-list.ts'
import { newWorker, putRaw, withEmptyDisk } from '../stand.ts'

withEmptyDisk()

const open = () => createSettingsList(newWorker().database, { key: 'triedAmounts', row: v.number() })

it('a kept list is changed in one act, however many change it at once, and is empty at first', async () => {
  expect(await open().list()).toEqual([])
  const { change, list } = open()
  await Promise.all([1, 2, 3].map((each) => change((before) => [...before, each])))
  expect(await list()).toEqual([1, 2, 3])
  expect(await open().list()).toEqual([1, 2, 3])
})

it('a kept list stays as it is where nothing comes of it', async () => {
  await putRaw('settings', ['a word', 7], 'triedAmounts')
  expect(await open().change(() => undefined)).toBe(false)
  const stored = await newWorker().database.read('settings', (store) => store.get('triedAmounts'))
  expect(stored).toEqual(['a word', 7])
})

it('a kept list leaves out what cannot be read, and is none where it is no list', async () => {
  await putRaw('settings', ['a word', 7], 'triedAmounts')
  expect(await open().list()).toEqual([7])
  await putRaw('settings', 'a word', 'triedAmounts')
  expect(await open().list()).toEqual([])
  await open().forget()
  expect(await newWorker().database.read('settings', (store) => store.get('triedAmounts'))).toBeUndefined()
})
