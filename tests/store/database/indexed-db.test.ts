import { type IDBPTransaction, unwrap } from 'idb'
import { describe, expect, it, vi } from 'vitest'
import { CausewayError } from '../../../src/lib/errors.ts'
import { createDatabase } from '../../../src/store/database/indexed-db.ts'
import { MIGRATIONS, type Migration } from '../../../src/store/database/migrations.ts'
import { createSettings } from '../../../src/store/settings/settings.ts'
import { openRows, withEmptyDisk } from '../stand.ts'

withEmptyDisk()

function abortWith(name: string, store: unknown): void {
  const { transaction } = store as { transaction: IDBPTransaction }
  const aborting = unwrap(transaction) as IDBTransaction & { _abort: (name: string) => void }
  aborting._abort(name)
}

describe('migrations', () => {
  it('lead from version 1 to the next one and keep its rows', async () => {
    const old = createDatabase()
    await createSettings(openRows(old)).change({ theme: 'dark' })
    const darker: Migration = async ({ transaction }) => {
      const store = transaction.objectStore('settings')
      await store.put({ theme: 'dark', moved: await store.get('settings') }, 'moved')
    }
    const newer = createDatabase({ migrations: [...MIGRATIONS, darker] })
    const moved = await newer.read('settings', (store) => store.get('moved'))
    expect(moved).toMatchObject({ moved: { plain: { theme: 'dark' } } })
    expect(await createSettings(openRows(newer)).read()).toMatchObject({ theme: 'dark' })
  })

  it('that fail leave the database as it was', async () => {
    const old = createDatabase()
    await createSettings(openRows(old)).change({ theme: 'dark' })
    const failing: Migration = async ({ transaction }) => {
      await transaction.objectStore('settings').clear()
      throw new Error('cannot go on')
    }
    const newer = createDatabase({ migrations: [...MIGRATIONS, failing] })
    await expect(newer.read('settings', (store) => store.count())).rejects.toMatchObject({ code: 'STORE_FAILED' })
    expect(await createSettings(openRows(old)).read()).toMatchObject({ theme: 'dark' })
  })

  it('of a newer Causeway keep an older one out', async () => {
    await createDatabase({ migrations: [...MIGRATIONS, () => undefined] }).read('sites', (store) => store.count())
    const old = createDatabase().read('sites', (store) => store.count())
    await expect(old).rejects.toMatchObject({ name: 'CausewayError', code: 'STORE_NEWER' })
  })
})

describe('the connection', () => {
  it('is opened again after it was closed', async () => {
    const database = createDatabase()
    await database.write('sites', async (store) => void (await store.put({ origin: 'a' })))
    await database.close()
    expect(await database.read('sites', (store) => store.count())).toBe(1)
  })

  it('is opened again after the browser ended it without a word', async () => {
    const opened: IDBDatabase[] = []
    const open = vi.spyOn(indexedDB, 'open').mockImplementation((name, version) => {
      const request = IDBFactory.prototype.open.call(indexedDB, name, version)
      request.addEventListener('success', () => opened.push(request.result))
      return request
    })
    const database = createDatabase()
    await database.read('sites', (store) => store.count())
    for (const connection of opened) connection.close()
    expect(await database.read('sites', (store) => store.count())).toBe(0)
    open.mockRestore()
  })
})

describe('a write', () => {
  it('asks for strict durability', async () => {
    const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction')
    await createDatabase().write('sites', async (store) => void (await store.put({ origin: 'a' })))
    expect(transactions).toHaveBeenCalledWith(['sites'], 'readwrite', { durability: 'strict' })
    transactions.mockRestore()
  })

  it('that throws writes nothing, and its own error comes through', async () => {
    const database = createDatabase()
    const refused = database.write('sites', async (store) => {
      await store.put({ origin: 'a' })
      throw new CausewayError('NO', 'no')
    })
    await expect(refused).rejects.toMatchObject({ code: 'NO' })
    expect(await database.read('sites', (store) => store.count())).toBe(0)
  })

  it('that the browser refuses is an error of ours with its cause', async () => {
    const refused = createDatabase().write('sites', async (store) => void (await store.put({ origin: () => 1 })))
    await expect(refused).rejects.toMatchObject({ code: 'STORE_FAILED', cause: { name: 'DataCloneError' } })
  })
})

describe('a disk without space', () => {
  const full = () => new DOMException('no space', 'QuotaExceededError')

  it('is named by its own code, nothing is written, and space is heard of again', async () => {
    const heard: boolean[] = []
    const database = createDatabase({ onSpace: (isThere) => void heard.push(isThere) })
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw full()
    })
    const write = () => database.write('settings', async (store) => void (await store.put('new', 'k')))
    await expect(write()).rejects.toMatchObject({ code: 'STORE_FULL' })
    put.mockRestore()
    expect(await database.read('settings', (store) => store.get('k'))).toBeUndefined()
    await write()
    expect(heard).toEqual([true, false, true])
  })

  // As in Chromium: the failing transaction names no space, its neighbour never ends, and no event comes.
  const failUnknown = async (store: unknown): Promise<never> => {
    abortWith('UnknownError', store)
    throw new DOMException('aborted', 'AbortError')
  }

  it.each([
    [0, 'STORE_FULL'],
    [50_000_000, 'STORE_FAILED'],
    [undefined, 'STORE_FAILED'],
  ])('is known by what is left, where the browser only says that it failed: %s', async (left, code) => {
    let isFull = false
    const failing = createDatabase({ bytesLeft: async () => (isFull ? left : undefined) })
    await failing.read('settings', (store) => store.count())
    isFull = true
    const stuck = failing.read('settings', () => new Promise<never>(() => undefined))
    await expect(failing.write('settings', failUnknown)).rejects.toMatchObject({ code })
    await expect(stuck).rejects.toMatchObject({ code })
  })

  it('is not where a database is opened, which a browser may begin anew there; it goes on once there is space', async () => {
    const heard: boolean[] = []
    let left = 1_000
    const opened = vi.spyOn(indexedDB, 'open')
    const database = createDatabase({
      bytesLeft: async () => left,
      onSpace: (isThere) => void heard.push(isThere),
    })
    await expect(database.read('settings', (store) => store.count())).rejects.toMatchObject({ code: 'STORE_FULL' })
    expect(opened).not.toHaveBeenCalled()
    left = 50_000_000
    expect(await database.read('settings', (store) => store.count())).toBe(0)
    expect(heard).toEqual([false, true])
    opened.mockRestore()
  })

  it('is known by the end of the transaction, where the request says only that it was aborted', async () => {
    const database = createDatabase()
    const failing = database.write('settings', async (store) => {
      await store.put('new', 'k')
      // Browsers end a transaction like this without disk space.
      abortWith('QuotaExceededError', store)
      throw new DOMException('aborted', 'AbortError')
    })
    await expect(failing).rejects.toMatchObject({ code: 'STORE_FULL' })
  })
})
