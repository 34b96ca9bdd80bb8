import { describe, expect, it, vi } from 'vitest'
import { SEALED_SETTINGS } from '../../../src/store/sealed/names.ts'
import { createSealedRows } from '../../../src/store/sealed/rows.ts'
import { INDEX, type RowName } from '../../../src/store/sealed/seal.ts'
import { newWorker, putRaw, testMacs, testRows, withEmptyDisk } from '../stand.ts'

withEmptyDisk()

const BOOK: RowName = { store: 'settings', key: 'addressBook' }
const PAID: RowName = { store: 'settings', key: 'paid' }
const SITE: RowName = { store: 'sites', key: 'https://shop.example' }
const OTHER: RowName = { store: 'sites', key: 'https://other.example' }

const raw = ({ store, key }: RowName) => newWorker().database.read(store, (rows) => rows.get(key)) as Promise<object>
const putBack = ({ store, key }: RowName, row: object) =>
  store === 'sites' ? putRaw(store, { ...row, origin: key }) : putRaw(store, row, key)
const write = async (name: RowName, content: unknown) => (await testRows()).change(name, () => ({ content }))
const stateOf = async (name: RowName) => (await (await testRows()).read(name)).state

describe.each([
  [BOOK, PAID],
  [SITE, OTHER],
])('a sealed row of %o', (name, other) => {
  it('comes back as it was written', async () => {
    await write(name, [{ name: 'Ann', value: 5n }])
    expect(await (await testRows()).read(name)).toEqual({ state: 'intact', content: [{ name: 'Ann', value: 5n }] })
    expect(await (await testRows()).changed()).toEqual([])
  })

  it('is changed when its content was replaced', async () => {
    await write(name, ['Ann'])
    await putBack(name, { ...(await raw(name)), content: ['Eve'] })
    expect(await stateOf(name)).toBe('changed')
    expect(await (await testRows()).changed()).toEqual([name])
  })

  it('is changed when an older version was put back', async () => {
    await write(name, ['Ann'])
    const old = await raw(name)
    await write(name, ['Bob'])
    await putBack(name, old)
    expect(await stateOf(name)).toBe('changed')
  })

  it('is changed when it was copied under another key', async () => {
    await write(name, ['Ann'])
    await write(other, ['Bob'])
    await putBack(other, await raw(name))
    expect(await stateOf(other)).toBe('changed')
    expect(await stateOf(name)).toBe('intact')
  })

  it('is changed when it was put where none was written', async () => {
    await write(name, ['Ann'])
    await putBack(other, await raw(name))
    expect(await stateOf(other)).toBe('changed')
  })

  it('is changed when the index was removed or is older', async () => {
    await write(name, ['Ann'])
    const index = await raw({ ...name, key: INDEX })
    await write(name, ['Bob'])
    await putBack({ ...name, key: INDEX }, index)
    expect(await stateOf(name)).toBe('changed')
    await newWorker().database.remove(name.store, [INDEX])
    expect(await stateOf(name)).toBe('changed')
  })

  it('gives its content unverified while locked, and is not written', async () => {
    await write(name, ['Ann'])
    const locked = await testRows({ isLocked: true })
    expect(await locked.read(name)).toEqual({ state: 'locked', content: ['Ann'] })
    await expect(locked.change(name, () => ({ content: ['Eve'] }))).rejects.toMatchObject({ code: 'STORE_LOCKED' })
    expect(await stateOf(name)).toBe('intact')
  })

  it('is intact again once the user accepts it', async () => {
    await write(name, ['Ann'])
    await putBack(name, { ...(await raw(name)), content: ['Eve'] })
    expect(await (await testRows()).accept(name)).toBe(true)
    expect(await (await testRows()).read(name)).toEqual({ state: 'intact', content: ['Eve'] })
  })

  it('keeps others changed when a write makes a lost index anew', async () => {
    await write(name, ['Ann'])
    await write(other, ['Bob'])
    await newWorker().database.remove(name.store, [INDEX])
    await write(other, ['Carl'])
    expect(await stateOf(other)).toBe('intact')
    expect(await stateOf(name)).toBe('changed')
  })

  it('keeps both of two writes at once', async () => {
    await Promise.all(
      [testRows(), testRows()].map(async (rows, at) => (await rows).change(at ? name : other, () => ({ content: at }))),
    )
    expect(await stateOf(name)).toBe('intact')
    expect(await stateOf(other)).toBe('intact')
  })

  it('keeps an unsealed part beside it', async () => {
    const rows = await testRows()
    await rows.changePlain(name, () => 7)
    expect(await rows.read(name)).toMatchObject({ state: 'none' })
    await write(name, ['Ann'])
    await (await testRows({ isLocked: true })).changePlain(name, () => 8)
    expect(await rows.plain(name)).toBe(8)
    expect(await stateOf(name)).toBe('intact')
  })
})

describe('sealed rows', () => {
  it('count a missing setting as changed, and a missing site as none', async () => {
    await write(BOOK, ['Ann'])
    await write(SITE, ['Ann'])
    await newWorker().database.remove('settings', [BOOK.key])
    await newWorker().database.remove('sites', [SITE.key])
    expect(await (await testRows()).changed()).toEqual([BOOK])
  })

  it('count a site as none after a removal that a kill cut off', async () => {
    await write(SITE, ['Ann'])
    const row = await raw(SITE)
    await (await testRows()).remove('sites', [SITE.key])
    await putBack(SITE, row)
    expect(await stateOf(SITE)).toBe('none')
    expect(await (await testRows()).changed()).toEqual([])
  })

  it('count a site as none that was removed while locked, also after its old row came back', async () => {
    await write(SITE, ['Ann'])
    const row = await raw(SITE)
    await newWorker().database.remove('sites', [SITE.key])
    await (await testRows()).forgetMissingSites()
    await putBack(SITE, row)
    expect(await stateOf(SITE)).toBe('none')
    await write(OTHER, ['Ann'])
    expect(await stateOf(OTHER)).toBe('intact')
  })

  it('write nothing where no site is missing', async () => {
    await write(SITE, ['Ann'])
    const { database } = newWorker()
    const rows = await testRows({ database })
    const writes = vi.spyOn(database, 'write')
    await rows.forgetMissingSites()
    expect(writes).not.toHaveBeenCalled()
  })

  it('of another wallet are in doubt', async () => {
    await write(BOOK, ['Ann'])
    const others = await testRows({ entropy: new Uint8Array(16).fill(9) })
    expect(await others.changed()).toContainEqual(BOOK)
  })

  it('hold for content that has no text', async () => {
    await write(BOOK, ['Ann'])
    await putBack(BOOK, { ...(await raw(BOOK)), content: new Date(0) })
    expect(await stateOf(BOOK)).toBe('changed')
  })

  it('compute no MAC while a transaction that writes is open', async () => {
    const open = new Set<IDBTransaction>()
    const begin = IDBDatabase.prototype.transaction
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...asked) {
      const transaction = begin.apply(this, asked)
      if (transaction.mode === 'readwrite') open.add(transaction)
      for (const over of ['complete', 'abort']) transaction.addEventListener(over, () => open.delete(transaction))
      return transaction
    })
    const during: number[] = []
    const macs = async () => {
      const mac = await testMacs()()
      return async (text: string) => {
        during.push(open.size)
        const made = await mac(text)
        during.push(open.size)
        return made
      }
    }
    const rows = createSealedRows({ database: newWorker().database, open: macs, settings: SEALED_SETTINGS })
    await rows.begin()
    for (const name of [BOOK, SITE]) {
      await rows.change(name, () => ({ content: ['Ann'] }))
      await rows.read(name)
      await putBack(name, { ...(await raw(name)), content: ['Eve'] })
      await rows.accept(name)
    }
    await rows.changed()
    await rows.forgetMissingSites()
    await rows.remove('sites', [SITE.key])
    vi.restoreAllMocks()
    expect(during.length).toBeGreaterThan(20)
    expect(new Set(during)).toEqual(new Set([0]))
  })
})
