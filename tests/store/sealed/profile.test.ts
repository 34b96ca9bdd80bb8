import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { SEALED_SETTINGS, UNSEALED_SETTINGS } from '../../../src/store/sealed/names.ts'
import { INDEX, type RowName } from '../../../src/store/sealed/seal.ts'
import { newWorker, putRaw, withEmptyDisk } from '../stand.ts'
import { FIRST, ROWS, raw as rawRow, SECOND, SITE, STRICT, THIEF, wallet } from './sealed-profile.ts'

withEmptyDisk()

const raw = async (name: RowName): Promise<object> => Object(await rawRow(name))

describe.each(ROWS)('the row %s', (key, write, wanted, read, seen) => {
  const name: RowName = { store: 'settings', key }

  async function written() {
    const { worker } = await wallet()
    await write(worker(), false)
    const old = await raw(name)
    await write(worker(), true)
    expect(await worker().sealed.changed()).toEqual([])
    return { worker, old }
  }

  it.each(['replaced', 'removed', 'moved', 'old'] as const)('is noticed when it was %s', async (how) => {
    const { worker, old } = await written()
    if (how === 'replaced') await putRaw('settings', { ...(await raw(name)), content: wanted }, key)
    if (how === 'removed') await newWorker().database.remove('settings', [key])
    if (how === 'moved') await putRaw('settings', await raw({ ...name, key: INDEX }), key)
    if (how === 'old') await putRaw('settings', old, key)
    expect(await worker().sealed.changed()).toEqual([name])
    expect(await read(worker())).toEqual(seen)
  })
})

const HARMLESS: Readonly<Record<string, string>> = {
  vault: 'the vault seals its own file; attempts only slow down, and half a key opens nothing',
  executions:
    'a sealed approval alone gets keys, shows a deposit address or makes a recipient known; bytes and chains prove the progress',
  bundles: 'as executions',
  journal: 'as executions',
  prompts: 'a prompt shows all that it signs, and ends without a sealed grant',
  chains: 'it only adds a warning; contracts and solvers come from the build',
}
const KNOWN: readonly string[] = [...SEALED_SETTINGS, ...Object.keys(UNSEALED_SETTINGS), INDEX]
const ELSEWHERE = ['comparedIn', 'unreadable']
const OF_COPIES = 'unsure'
const inSource = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))

it('names a reason for each setting without a seal', () => {
  expect(ROWS.map(([key]) => key).sort()).toEqual([...SEALED_SETTINGS].sort())
  const texts = inSource(join(import.meta.dirname, '../../../src/store'))
  const settings = texts.filter((text) =>
    /'settings'|createSettingsList|createAccountLists|createSealedList/.test(text),
  )
  const found = settings.flatMap((text) => [...text.matchAll(/\bkey: '(\w+)'|\bconst [A-Z_]+ = '(\w+)'/g)])
  const keys = new Set(found.map(([, own, constant]) => own ?? constant ?? ''))
  expect([...keys].filter((key) => !KNOWN.includes(key))).toEqual([OF_COPIES])
  expect(KNOWN.filter((key) => !keys.has(key) && key !== INDEX)).toEqual([])
})

it('leaves out only rows that are harmless for a stated reason', async () => {
  const { worker } = await wallet()
  const stores = worker()
  for (const [, write] of ROWS) await write(stores, false)
  await stores.compatibleSites.set({ origin: SITE, isMetaMask: false })
  await stores.former.note(FIRST)
  await stores.prices.set([])
  await stores.cachedBalances.change(FIRST, [FIRST], () => [])
  await stores.valueReadings.change(FIRST, [FIRST], () => [])
  await stores.triedAmounts.change(() => [])
  await stores.bitcoinReadings.add(new Map())
  await stores.bitcoinReadings.setQuestions({ sent: [], planned: { scan: [], watch: [] }, restsUntil: 0 })
  const { database } = newWorker()
  const keys = await database.read('settings', (rows) => rows.getAllKeys())
  const unsealed = keys.filter((key) => key !== INDEX && !ROWS.some(([sealed]) => sealed === key))
  expect([...unsealed, ...ELSEWHERE].sort()).toEqual(Object.keys(UNSEALED_SETTINGS).sort())
  const opening = indexedDB.open('causeway-store')
  const names = await new Promise<string[]>((resolve) => {
    opening.onsuccess = () => resolve([...opening.result.objectStoreNames])
  })
  opening.result.close()
  expect(names.filter((name) => !['settings', 'sites'].includes(name)).sort()).toEqual(Object.keys(HARMLESS).sort())
})

describe('a grant', () => {
  const name: RowName = { store: 'sites', key: SITE }
  const granted = (accounts: readonly string[]) => ({ origin: SITE, accounts, grantedAtSeconds: 1 })

  it('is none once it was replaced, copied to another site or put back', async () => {
    const { worker } = await wallet()
    await worker().sites.grant(granted([FIRST]))
    const old = await raw(name)
    await worker().sites.grant(granted([SECOND]))
    const fresh = await raw(name)
    for (const [origin, row] of [
      [SITE, old],
      [SITE, { ...fresh, content: { accounts: [FIRST, SECOND], grantedAtSeconds: 1 } }],
      ['https://thief.example', fresh],
    ] as const) {
      await putRaw('sites', { ...row, origin })
      expect(await worker().sites.get(origin)).toBeUndefined()
      expect(await worker().sealed.changed()).toEqual([{ store: 'sites', key: origin }])
      await putRaw('sites', fresh)
      await newWorker().database.remove('sites', ['https://thief.example'])
    }
    expect((await worker().sites.get(SITE))?.accounts).toEqual([SECOND])
  })

  it('does not come back after its revocation', async () => {
    const { worker } = await wallet()
    await worker().sites.grant(granted([FIRST]))
    const row = await raw(name)
    await worker().sites.revoke(SITE)
    await putRaw('sites', row)
    expect(await worker().sites.get(SITE)).toBeUndefined()
  })
})

describe('accounts after an unlock', () => {
  async function changed() {
    const { session, worker } = await wallet()
    await worker().accounts.set([
      { id: 'evm-0', index: 0, label: 'Daily', address: FIRST },
      { id: 'evm-1', index: 1, label: 'Savings', address: SECOND },
    ])
    const row = await raw({ store: 'settings', key: 'accounts' })
    const content = [
      { id: 'evm-0', index: 0, label: 'Daily', address: FIRST },
      { id: 'evm-1', index: 1, label: 'Savings', address: THIEF },
    ]
    await putRaw('settings', { ...row, content }, 'accounts')
    return { session, worker }
  }

  it('close the one whose address is not that of its key, and keep the others', async () => {
    const { accounts } = (await changed()).worker()
    await accounts.check(() => undefined)
    expect((await accounts.list()).map(({ address }) => address)).toEqual([FIRST])
    expect((await accounts.checked()).map(({ address }) => address)).toEqual([FIRST])
    expect(await accounts.closed()).toMatchObject([{ id: 'evm-1', address: THIEF, derived: SECOND }])
  })

  it('open it again with the derived address', async () => {
    const { worker } = await changed()
    expect(await worker().accounts.reopen('evm-1')).toBe(true)
    expect((await worker().accounts.list()).map(({ address }) => address)).toEqual([FIRST, SECOND])
    expect(await worker().sealed.changed()).toEqual([])
  })

  it('are written by nobody while locked', async () => {
    const { session, worker } = await changed()
    await session.lock()
    await expect(worker().accounts.set([])).rejects.toMatchObject({ code: 'STORE_LOCKED' })
    expect(await worker().sealed.changed()).toEqual([])
    expect(await worker().safeguards.read()).toEqual(STRICT)
    expect(await worker().addressBook.list()).toEqual([])
  })
})
