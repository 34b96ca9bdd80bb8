import { describe, expect, it, vi } from 'vitest'
import type { Execution } from '../../../src/core/execution/execution.ts'
import { replay } from '../../../src/core/execution/journal.ts'
import { createAccounts } from '../../../src/store/accounts/evm.ts'
import { createExchangeBKeyStore, type StoredExchangeBKey } from '../../../src/store/accounts/exchange-b-keys.ts'
import { createBundles } from '../../../src/store/bundles/store.ts'
import { createPriceCache } from '../../../src/store/caches/prices.ts'
import { createDatabase, type Damage } from '../../../src/store/database/indexed-db.ts'
import { createExecutions } from '../../../src/store/executions/store.ts'
import { createFirstSeenChains } from '../../../src/store/first-seen-chains.ts'
import { withSecondCopies } from '../../../src/store/second-copies/copied-database.ts'
import type { SecondCopyStorage } from '../../../src/store/second-copies/storage.ts'
import { createAddressBook } from '../../../src/store/settings/address-book.ts'
import { createPolicyStore } from '../../../src/store/settings/policy.ts'
import { createRecentPayments } from '../../../src/store/settings/recent-payments.ts'
import { createSettings } from '../../../src/store/settings/settings.ts'
import { createConnectedSites } from '../../../src/store/sites/connected.ts'
import { bundleOf } from '../../core/bundle/bundles.ts'
import { usdcInput } from '../../core/honest.ts'
import { approved, loseDatabase, newPlace, newWorker, openRows, type Place, withEmptyDisk } from '../stand.ts'

withEmptyDisk()

const ENDED: Execution['stage'] = { stage: 'failed', end: { reason: 'cancelled', index: 0 } }
const obstructed = { event: 'obstructed', reason: { code: 'OFFLINE' }, atSeconds: 1_790_000_000 } as const
const SITE = 'https://app.example'
const grant = { origin: SITE, accounts: ['0xabc'], grantedAtSeconds: 5 }
const CHAIN = {
  id: 8453,
  vmType: 'evm',
  slug: undefined,
  depository: undefined,
  contracts: {},
  solverAddresses: ['0x1'],
  firstSeenAtSeconds: 3,
}
const down = () => Promise.reject(new Error('not now'))

const areCopies = (texts: Readonly<Record<string, string>>) => Object.keys(texts).some((id) => id !== 'unsure')
const copiesIn = ({ texts }: Place) =>
  [...texts.keys()].filter((id) => id !== 'vaultSecondCopy' && id !== 'unsure' && !id.endsWith(':index'))

/** Opens a new worker's stores on the present disk. */
function open(place: SecondCopyStorage, on = createDatabase()) {
  const damages: Damage[] = []
  const onDamaged = (damage: Damage) => void damages.push(damage)
  const database = withSecondCopies({ database: on, place, onDamaged })
  const ports = { database, onDamaged }
  return {
    damages,
    database,
    executions: createExecutions(ports),
    bundles: createBundles(ports),
    accounts: createAccounts(openRows(database)),
    book: createAddressBook(openRows(database)),
    exchangeBKeys: createExchangeBKeyStore(openRows(database)),
    paid: createRecentPayments(openRows(database)),
    pinned: createFirstSeenChains(ports),
    prices: createPriceCache(database),
    safeguards: createPolicyStore(openRows(database)),
    settings: createSettings(openRows(database)),
    sites: createConnectedSites(openRows(ports.database)),
  }
}

describe('a database that is lost whole', () => {
  it('has every transfer again that was under way, as it was saved last, to be gone on with', async () => {
    const place = newPlace()
    const begun = approved({}, usdcInput, [usdcInput.amount])
    await open(place).executions.begin(begun)
    const saved = { ...begun, seq: 1, obstacle: obstructed.reason }
    await open(place).executions.save(saved, obstructed)
    loseDatabase()

    const { executions, damages } = open(place)
    expect((await executions.glanceInFlight()).map(({ id }) => id)).toEqual([begun.id])
    expect(await executions.load(begun.id)).toStrictEqual(saved)
    expect(await executions.usedAmong([begun.requestId], '')).toEqual([begun.requestId])
    await executions.save({ ...saved, seq: 2 }, obstructed)
    expect((await executions.journal(begun.id)).map(({ seq }) => seq)).toEqual([1, 2])
    expect(replay((await executions.journal(begun.id)).slice(0, 1))).toMatchObject({ ok: true, execution: saved })
    expect(damages).toEqual([])
  })

  it('has the transfers again that had come to their end, and what they paid is not paid again', async () => {
    const place = newPlace()
    const begun = approved()
    await open(place).executions.begin(begun)
    const over = { ...begun, seq: 1, stage: ENDED, pendingNotifications: [] }
    await open(place).executions.save(over, obstructed)
    loseDatabase()

    const { executions } = open(place)
    expect(await executions.usedAmong([begun.requestId], '')).toEqual([begun.requestId])
    expect(await executions.list()).toStrictEqual([over])
    expect(await executions.glanceInFlight()).toEqual([])
  })

  it('has the calls of sites again', async () => {
    const place = newPlace()
    const bundle = bundleOf(2)
    await open(place).bundles.save(bundle)
    loseDatabase()
    expect(await open(place).bundles.inFlight()).toStrictEqual([bundle])
  })

  it('has accounts, names, sites, limits, keys of exchanges and settings again', async () => {
    const place = newPlace()
    const account = { id: 'evm-1', index: 1, label: 'Savings', address: '0xabc' }
    const entry = { name: 'Ada', family: 'evm', address: '0xdef' } as const
    const safeguards = { askPassword: 'always', dayLimitUsd: null, coldAccounts: ['0xabc'] } as const
    const key: StoredExchangeBKey = {
      accountIndex: 7,
      l1Address: '0xabc',
      apiKeyIndex: 2,
      publicKey: `0x${'11'.repeat(40)}`,
      sinceSeconds: 4,
      state: 'revoking',
      signed: { bytes: 'b', hash: 'h', nonce: 2n ** 70n, expiresAtMs: 9 },
    }
    const before = open(place)
    await before.accounts.set([account])
    await before.book.save(entry)
    await before.sites.grant(grant)
    await before.sites.putOn(SITE, 10)
    await before.safeguards.set(safeguards)
    await before.exchangeBKeys.set(key)
    await before.paid.add({ atSeconds: 8, valuation: 5n, payees: ['0xdef'] })
    await before.pinned.see([CHAIN])
    await before.settings.change({ theme: 'dark', expert: true })
    loseDatabase()

    const { damages, ...after } = open(place)
    expect(await after.settings.read()).toMatchObject({ theme: 'dark', expert: true })
    expect(await after.accounts.list()).toEqual([account])
    expect(await after.book.list()).toEqual([entry])
    expect(await after.sites.list()).toEqual([{ ...grant, chainId: 10 }])
    expect(await after.safeguards.read()).toEqual(safeguards)
    expect(await after.exchangeBKeys.list()).toEqual([key])
    expect(await after.paid.list()).toEqual([{ atSeconds: 8, valuation: 5n, payees: ['0xdef'] }])
    expect(await after.pinned.list()).toEqual([CHAIN])
    expect(damages).toEqual([])
  })

  it('has nothing again of what was revoked and forgotten', async () => {
    const place = newPlace()
    const { sites, safeguards, book } = open(place)
    await sites.grant(grant)
    await sites.revoke(SITE)
    await safeguards.set({ askPassword: 'always', dayLimitUsd: null, coldAccounts: [] })
    await safeguards.forget()
    await book.save({ name: 'Ada', family: 'evm', address: '0xdef' })
    await book.remove({ family: 'evm', address: '0xdef' })
    loseDatabase()

    const after = open(place)
    expect(await after.sites.list()).toEqual([])
    expect((await after.safeguards.read()).askPassword).not.toBe('always')
    expect(await after.book.list()).toEqual([])
  })

  it('leaves out copies that cannot be what was saved, and says so; the others come back', async () => {
    const place = newPlace()
    const { executions, sites, settings } = open(place)
    await executions.begin(approved({ id: 'whole' }))
    await executions.begin(approved({ id: 'changed' }))
    await sites.grant(grant)
    await settings.change({ theme: 'dark' })
    const change = (id: string, from: string, to: string) =>
      place.texts.set(id, (place.texts.get(id) ?? '').replaceAll(from, to))
    change('executions:changed', '"seq":0', '"seq":3')
    change(`sites:${SITE}`, SITE, 'https://other.example')
    change('settings:settings', '}', '')
    place.texts.set('executions:none', '{')
    loseDatabase()

    const after = open(place)
    expect((await after.executions.glanceInFlight()).map(({ id }) => id)).toEqual(['whole'])
    expect(await after.sites.list()).toEqual([])
    expect(after.damages.map(({ store, key }) => `${store} ${key}`).sort()).toEqual([
      'executions changed',
      'executions none',
      'settings settings',
      `sites ${SITE}`,
    ])
  })
})

describe('a second copy', () => {
  it('is made of every store but the vault, its journal and what waits for an answer, and of no cache', async () => {
    const place = newPlace()
    const { database, prices } = open(place)
    await prices.set([])
    for (const name of [
      'sites',
      'chains',
      'executions',
      'bundles',
      'prompts',
      'journal',
      'settings',
      'vault',
    ] as const) {
      const row = { id: 'k', origin: 'k', executionId: 'k', seq: 0 }
      const isKeyApart = name === 'settings' || name === 'vault'
      await database.write(name, async (store) => void (await store.put(row, isKeyApart ? 'k' : undefined)))
    }
    expect(copiesIn(place).sort()).toEqual(['bundles:k', 'chains:k', 'executions:k', 'settings:k', 'sites:k'])
  })

  it('is there before a save is over', async () => {
    const place = newPlace()
    await open(place).executions.begin(approved({ id: 'first' }))
    expect(copiesIn(place)).toEqual(['executions:first'])
  })

  it('is not looked for when a worker wakes up, and none is read or written anew at a start of the browser', async () => {
    const place = newPlace()
    const { sites, executions } = open(place)
    await sites.grant(grant)
    await executions.begin(approved())
    const spied = { ...place, ids: vi.fn(place.ids), read: vi.fn(place.read), write: vi.fn(place.write) }
    expect(await open(spied).sites.list()).toEqual([grant])
    expect(spied.ids).not.toHaveBeenCalled()
    place.restart()
    expect(await open(spied).sites.list()).toEqual([grant])
    expect(spied.ids).toHaveBeenCalledOnce()
    const read = spied.read.mock.calls.flat(2).filter((id) => id !== 'unsure')
    expect(read.filter((id) => !id.startsWith('settings:') || place.texts.has(id))).toEqual([])
    expect(spied.write).not.toHaveBeenCalled()
  })

  it('alone is written anew when a worker wakes up after its interruption', async () => {
    const place = newPlace()
    const { sites, executions, book } = open(place)
    await sites.grant(grant)
    await executions.begin(approved({ id: 'first' }))
    await executions.begin(approved({ id: 'second' }))
    await book.save({ name: 'Ada', family: 'evm', address: '0xdef' })
    const copies = new Map(place.texts)
    for (const name of ['executions:first', 'executions:', 'settings:addressBook', `sites:${SITE}`, 'sites:']) {
      place.texts.set('unsure', name)
      const spied = { ...place, ids: vi.fn(place.ids), write: vi.fn(place.write) }
      const database = createDatabase()
      const save = vi.spyOn(database, 'write')
      await open(spied, database).sites.list()
      expect(spied.ids, name).not.toHaveBeenCalled()
      expect(save, name).not.toHaveBeenCalled()
      const written = Object.keys(Object.assign({}, ...spied.write.mock.calls.flat()))
      const isItsOwn = (id: string) => id === name || (name.endsWith(':') && id.startsWith(name))
      expect(written.sort(), name).toEqual([...copies.keys()].filter((id) => isItsOwn(id) || id === 'unsure').sort())
      expect(place.texts, name).toEqual(copies)
    }
  })

  it('of records delays no settings after a start of the browser', async () => {
    const place = newPlace()
    await open(place).settings.change({ theme: 'dark' })
    await open(place).executions.begin(approved())
    place.restart()
    const { read, ...others } = createDatabase()
    const { settings, database } = open(place, {
      ...others,
      read: (...asked) => (asked[0] === 'executions' ? new Promise(() => undefined) : read(...asked)),
    })
    expect(await database.read('vault', (store) => store.get('none'))).toBeUndefined()
    expect((await settings.read()).theme).toBe('dark')
    const listing = open({ ...place, ids: () => new Promise(() => undefined) })
    expect((await listing.settings.read()).theme).toBe('dark')
  })

  it('is made at the next start of what has none: rows from before there were copies, or that could not be copied', async () => {
    const place = newPlace()
    await createFirstSeenChains(newWorker()).see([CHAIN])
    const { executions } = open({ ...place, write: down })
    const begun = approved()
    await executions.begin(begun)
    expect(copiesIn(place)).toEqual([])
    await open(place).sites.list()
    expect(copiesIn(place).sort()).toEqual(['chains:8453', `executions:${begun.id}`])
    loseDatabase()
    const after = open(place)
    expect(await after.executions.load(begun.id)).toStrictEqual(begun)
    expect(await after.pinned.list()).toEqual([CHAIN])
  })

  it('is put back also where something new was begun meanwhile, as soon as it can be read', async () => {
    const place = newPlace()
    await open(place).executions.begin(approved({ id: 'lost' }))
    loseDatabase()
    let isDown = true
    const { executions } = open({ ...place, ids: () => (isDown ? down() : place.ids()) })
    await executions.begin(approved({ id: 'new' }))
    expect((await executions.glanceInFlight()).map(({ id }) => id)).toEqual(['new'])
    isDown = false
    expect((await executions.glanceInFlight()).map(({ id }) => id).sort()).toEqual(['lost', 'new'])
  })

  it('takes no place of a row that is there', async () => {
    const place = newPlace()
    await open(place).settings.change({ theme: 'dark' })
    await createSettings(openRows()).change({ theme: 'light' })
    await open(place).executions.begin(approved({ id: 'lost' }))
    await createDatabase().remove('executions', ['lost'])
    place.restart()
    const after = open(place)
    expect((await after.executions.list()).map(({ id }) => id)).toEqual(['lost'])
    expect((await after.settings.read()).theme).toBe('light')
  })

  it('that cannot be kept takes the one of before along, which knows less than was done since', async () => {
    const place = newPlace()
    const begun = approved()
    await open(place).executions.begin(begun)
    const { executions } = open({ ...place, write: down })
    await executions.save({ ...begun, seq: 1, obstacle: obstructed.reason }, obstructed)
    expect(copiesIn(place)).toEqual([])
  })

  it('that cannot be kept, or read, stops no save', async () => {
    const { executions, settings } = open({ session: down, ids: down, read: down, write: down, remove: down })
    const begun = approved()
    await executions.begin(begun)
    expect(await executions.load(begun.id)).toStrictEqual(begun)
    expect(await settings.change({ theme: 'dark' })).toMatchObject({ theme: 'dark' })
  })

  it('that a kill has kept from being written is written before anything else is done', async () => {
    const place = newPlace()
    const begun = approved()
    const { executions, sites, book } = open(place)
    await executions.begin(begun)
    await sites.grant({ ...grant, accounts: ['0xabc', '0xdef'] })
    await book.save({ name: 'Ada', family: 'evm', address: '0xdef' })
    const write: SecondCopyStorage['write'] = (texts) =>
      areCopies(texts) ? new Promise(() => undefined) : place.write(texts)
    const saved = { ...begun, seq: 1, obstacle: obstructed.reason }
    const kills: readonly [(worker: ReturnType<typeof open>) => Promise<unknown>, () => Promise<boolean>][] = [
      [
        (worker) => worker.executions.save(saved, obstructed),
        async () => (await createExecutions(newWorker()).load(begun.id))?.seq === 1,
      ],
      [
        (worker) => worker.sites.grant(grant),
        async () => (await createConnectedSites(openRows()).get(SITE))?.accounts.length === 1,
      ],
      [
        (worker) => worker.book.remove({ family: 'evm', address: '0xdef' }),
        async () => (await createAddressBook(openRows(createDatabase())).list()).length === 0,
      ],
    ]
    for (const [act, isWritten] of kills) {
      void act(open({ ...place, write }))
      await vi.waitFor(async () => expect(await isWritten()).toBe(true))
      await open(place).executions.glanceInFlight()
    }
    expect(place.texts.get('unsure')).toBe('')
    loseDatabase()
    const after = open(place)
    expect(await after.executions.load(begun.id)).toStrictEqual(saved)
    expect(await after.sites.list()).toEqual([grant])
    expect(await after.book.list()).toEqual([])
  })

  it('of what could not be written is none', async () => {
    const place = newPlace()
    const { database } = open(place)
    const failing = database.write('settings', async (store) => {
      await store.put('new', 'k')
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow()
    expect(copiesIn(place)).toEqual([])
  })
})

describe('what is forgotten', () => {
  it('has no copy any more when its row goes: killed in between, the row is none', async () => {
    const place = newPlace()
    const disk = createDatabase()
    const killed = open(place, { ...disk, remove: () => new Promise(() => undefined) })
    await killed.sites.grant(grant)
    void killed.sites.revoke(SITE)
    await vi.waitFor(() => expect(copiesIn(place)).toEqual([]))
    expect(await createConnectedSites(openRows()).get(SITE)).toBeUndefined()

    loseDatabase()
    expect(await open(place).sites.list()).toEqual([])
  })

  it('is none where its copy cannot be removed, and whoever forgets it is told', async () => {
    const place = newPlace()
    const { sites } = open({ ...place, remove: down })
    await sites.grant(grant)
    await expect(sites.revoke(SITE)).rejects.toMatchObject({ code: 'STORE_FAILED' })
    expect(await open(place).sites.list()).toEqual([])
  })

  it('leaves no copy of a save that was on its way when it was forgotten', async () => {
    const place = newPlace()
    const held: (() => void)[] = []
    const write = async (texts: Readonly<Record<string, string>>) => {
      if (isSlow && areCopies(texts)) await new Promise<void>((resolve) => held.push(resolve))
      await place.write(texts)
    }
    let isSlow = false
    const slow = open({ ...place, write })
    await slow.sites.list()
    isSlow = true
    const granting = slow.sites.grant(grant)
    await vi.waitFor(() => expect(held).toHaveLength(1))
    const revoking = slow.sites.revoke(SITE)
    // The row would be gone by then if it didn't wait.
    for (let looks = 0; looks < 20; looks += 1) await createConnectedSites(openRows()).list()
    isSlow = false
    for (const release of held) release()
    await Promise.all([granting, revoking])
    expect(copiesIn(place)).toEqual([])
    expect(await open(place).sites.list()).toEqual([])
  })
})
