import { describe, expect, it } from 'vitest'
import { openStores } from '../../../entrypoints/background/wiring/stores.ts'
import { addressOf } from '../../../entrypoints/background/wiring/vault/accounts.ts'
import { INDEX, type RowName } from '../../../src/store/sealed/seal.ts'
import { createKeyring } from '../../../src/vault/keys/keyring.ts'
import { createRowMacs } from '../../../src/vault/session/row-macs.ts'
import { createSession } from '../../../src/vault/session/session.ts'
import { machineWithVault, password, portsOf } from '../../vault/stand.ts'
import { newWorker, putRaw, withEmptyDisk } from '../stand.ts'

withEmptyDisk()

const FIRST = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const SECOND = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const THIEF = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const SITE = 'https://shop.example'
const XPUB = 'xpub-of-the-wallet'
const KEY = {
  accountIndex: 7,
  l1Address: FIRST,
  apiKeyIndex: 4,
  publicKey: `0x${'ab'.repeat(40)}`,
  sinceSeconds: 1,
} as const
const PEPPER = { chainId: 1, symbol: 'PEP', name: 'Pepper', decimals: 18, isNative: false } as const

type Stores = ReturnType<typeof openStores>

/** A real vault, session and stores of one machine. */
async function wallet() {
  const machine = await machineWithVault()
  const ports = portsOf(machine)
  const session = createSession(ports)
  const macs = createRowMacs(ports)
  const open = () => openStores({ macs })
  const stores = open()
  await session.unlock(password)
  const entropy = await entropyOf(session)
  await stores.sealed.making(entropy, async () => undefined)
  const keyring = createKeyring({ crypto, open: session.open })
  const worker = () => {
    const made = open()
    made.accounts.useKeys((account) => addressOf(keyring, account))
    return made
  }
  return { session, worker }
}

async function entropyOf(session: Awaited<ReturnType<typeof createSession>>): Promise<Uint8Array> {
  const { withRecord } = await import('../../../src/vault/seal/sealed-vault.ts')
  const { mnemonicRecord } = await import('../../../src/vault/keys/keyring.ts')
  return withRecord(crypto, { opened: await session.open(), ...mnemonicRecord }, async (entropy) => entropy.slice())
}

const STRICT = { askPassword: 'always', dayLimitUsd: 100, coldAccounts: [] }

/** Each sealed row: its writes, a thief's content, and the reading after a change. */
const ROWS: readonly [
  key: string,
  write: (stores: Stores, isSecond: boolean) => Promise<unknown>,
  wanted: unknown,
  read: (stores: Stores) => Promise<unknown>,
  seen: unknown,
][] = [
  [
    'watched',
    ({ watched }, isSecond) =>
      watched.set([{ id: 'w', family: 'evm', address: isSecond ? FIRST : SECOND, label: 'Cold' }]),
    [{ id: 'w', family: 'evm', address: THIEF, label: 'Cold' }],
    ({ watched }) => watched.list(),
    [],
  ],
  [
    'bitcoinAccounts',
    ({ bitcoinAccounts }, isSecond) =>
      bitcoinAccounts.set([{ script: 'p2wpkh', index: isSecond ? 1 : 0, extendedPublicKey: XPUB }]),
    [{ script: 'p2wpkh', index: 0, extendedPublicKey: 'xpub-of-a-thief' }],
    ({ bitcoinAccounts }) => bitcoinAccounts.list(),
    [],
  ],
  [
    'exchangeBKeys',
    ({ exchangeBKeys }, isSecond) => exchangeBKeys.set({ ...KEY, apiKeyIndex: isSecond ? 5 : 4, state: 'active' }),
    [{ ...KEY, l1Address: THIEF, state: 'active' }],
    ({ exchangeBKeys }) => exchangeBKeys.list(),
    [],
  ],
  [
    'exchangeBAccounts',
    ({ exchangeBAccounts }, isSecond) => exchangeBAccounts.choose(FIRST, isSecond ? 8 : 7),
    [{ l1Address: FIRST.toLowerCase(), accountIndex: 666 }],
    ({ exchangeBAccounts }) => exchangeBAccounts.chosenOf(FIRST),
    undefined,
  ],
  [
    'addressBook',
    ({ addressBook }, isSecond) => addressBook.save({ name: isSecond ? 'Bob' : 'Ann', family: 'evm', address: SECOND }),
    [{ name: 'Ann', family: 'evm', address: THIEF }],
    ({ addressBook }) => addressBook.list(),
    [],
  ],
  [
    'addedTokens',
    ({ addedTokens }, isSecond) => addedTokens.add({ ...PEPPER, address: isSecond ? FIRST : SECOND }),
    [{ ...PEPPER, address: THIEF }],
    ({ addedTokens }) => addedTokens.list(),
    [],
  ],
  [
    'safeguards',
    ({ safeguards }, isSecond) =>
      safeguards.set({ askPassword: 'somebodyNew', dayLimitUsd: isSecond ? 500 : 1_000, coldAccounts: [] }),
    { askPassword: 'never', dayLimitUsd: null, coldAccounts: [] },
    ({ safeguards }) => safeguards.read(),
    STRICT,
  ],
  [
    'settings',
    ({ settings }, isSecond) => settings.change({ expert: !isSecond, exchangeFeeLimitUsd: 25 }),
    { expert: true, routerLimitUsd: null, exchangeFeeLimitUsd: 25, autoLockMinutes: 240 },
    async ({ settings }) => {
      const { expert, routerLimitUsd, exchangeFeeLimitUsd, autoLockMinutes } = await settings.read()
      return { expert, routerLimitUsd, exchangeFeeLimitUsd, autoLockMinutes }
    },
    { expert: false, routerLimitUsd: 100, exchangeFeeLimitUsd: 1, autoLockMinutes: 1 },
  ],
  [
    'paid',
    ({ paid }, isSecond) => paid.add({ atSeconds: isSecond ? 2 : 1, payees: [SECOND] }),
    [{ atSeconds: 1, payees: [THIEF] }],
    async ({ paid }) => ({ isChanged: await paid.isChanged(), list: await paid.list() }),
    { isChanged: true, list: [] },
  ],
  [
    'accounts',
    ({ accounts }, isSecond) =>
      accounts.set([
        { id: 'evm-0', index: 0, label: isSecond ? 'Daily' : 'Main', address: FIRST },
        { id: 'evm-1', index: 1, label: 'Savings', address: SECOND },
      ]),
    [
      { id: 'evm-0', index: 0, label: 'Daily', address: FIRST },
      { id: 'evm-1', index: 1, label: 'Savings', address: THIEF },
    ],
    async ({ accounts }) => (await accounts.list()).some(({ address }) => address === THIEF),
    false,
  ],
]

const raw = ({ store, key }: RowName) => newWorker().database.read(store, (rows) => rows.get(key)) as Promise<object>

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
  executions: 'keys are lent for a sealed approval alone; bytes and chains prove the progress',
  bundles: 'as executions',
  journal: 'as executions',
  prompts: 'a prompt shows all that it signs, and ends without a sealed grant',
  chains: 'it only adds a warning; contracts and solvers come from the build',
  'settings:compatibleSites': 'a site with window.ethereum sees nothing without a grant',
  'settings:formerRecords': 'it only sets records of another wallet apart on the screen',
  'settings:balances': 'shown with their age until read again',
  'settings:prices': 'each sum is read again before a payment',
  'settings:triedAmounts': 'a hint in the form',
  'settings:bitcoinReadings': 'read again before a payment',
  'settings:explorerQuestions': 'it only paces questions',
}

it('leaves out only rows that are harmless for a stated reason', async () => {
  const { worker } = await wallet()
  const stores = worker()
  for (const [, write] of ROWS) await write(stores, false)
  await stores.compatibleSites.set({ origin: SITE, isMetaMask: false })
  await stores.former.note(FIRST)
  await stores.prices.set([])
  await stores.cachedBalances.change(FIRST, [FIRST], () => [])
  await stores.triedAmounts.change(() => [])
  await stores.bitcoinReadings.add(new Map())
  await stores.bitcoinReadings.setQuestions({ sent: [], planned: { scan: [], watch: [] }, restsUntil: 0 })
  const { database } = newWorker()
  const keys = await database.read('settings', (rows) => rows.getAllKeys())
  const unsealed = keys.filter((key) => key !== INDEX && !ROWS.some(([sealed]) => sealed === key))
  expect(unsealed.map((key) => `settings:${key}`).sort()).toEqual(
    Object.keys(HARMLESS)
      .filter((name) => name.startsWith('settings:'))
      .sort(),
  )
  const opening = indexedDB.open('causeway-store')
  const names = await new Promise<string[]>((resolve) => {
    opening.onsuccess = () => resolve([...opening.result.objectStoreNames])
  })
  opening.result.close()
  expect(names.filter((name) => !['settings', 'sites'].includes(name)).sort()).toEqual(
    Object.keys(HARMLESS)
      .filter((name) => !name.includes(':'))
      .sort(),
  )
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
