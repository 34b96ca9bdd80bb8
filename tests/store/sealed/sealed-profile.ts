import { openStores } from '../../../entrypoints/background/wiring/stores.ts'
import { addressOf } from '../../../entrypoints/background/wiring/vault/accounts.ts'
import type { RowName } from '../../../src/store/sealed/seal.ts'
import { createKeyring } from '../../../src/vault/keys/keyring.ts'
import { createRowMacs } from '../../../src/vault/session/row-macs.ts'
import { createSession } from '../../../src/vault/session/session.ts'
import { machineWithVault, password, portsOf } from '../../vault/stand.ts'
import { newWorker } from '../stand.ts'

export const FIRST = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const SECOND = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const THIEF = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
export const SITE = 'https://shop.example'
const XPUB = 'xpub-of-the-wallet'
const KEY = {
  accountIndex: 7,
  l1Address: FIRST,
  apiKeyIndex: 4,
  publicKey: `0x${'ab'.repeat(40)}`,
  sinceSeconds: 1,
} as const
const COIN = `${'c'.repeat(64)}:0`
const PEPPER = { chainId: 1, symbol: 'PEP', name: 'Pepper', decimals: 18, isNative: false } as const

type Stores = ReturnType<typeof openStores>

export async function wallet() {
  const machine = await machineWithVault()
  const ports = portsOf(machine)
  const session = createSession(ports)
  const macs = createRowMacs(ports)
  const open = () => openStores({ macs })
  const stores = open()
  await session.unlock(password)
  const { withSeed } = await import('../../../src/vault/keys/keyring.ts')
  await withSeed(crypto, await session.open(), (seed) => stores.sealed.making(seed, async () => undefined))
  const keyring = createKeyring({ crypto, open: session.open })
  const worker = () => {
    const made = open()
    made.accounts.useKeys((account) => addressOf(keyring, account))
    return made
  }
  return { session, keyring, worker }
}

export const STRICT = { askPassword: 'always', dayLimitUsd: 100, coldAccounts: [] }

/** Each sealed row: its writes, a thief's content, and the reading after a change. */
export const ROWS: readonly [
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
    'coinMarks',
    ({ coinMarks }, isSecond) =>
      coinMarks.save({ outpoint: COIN, label: isSecond ? 'Rent' : 'Savings', isFrozen: true }),
    [{ outpoint: COIN, label: 'Savings', isFrozen: false }],
    async ({ coinMarks }) => ({ isFrozen: (await coinMarks.frozen())(COIN), list: await coinMarks.list() }),
    { isFrozen: true, list: [] },
  ],
  [
    'nodes',
    ({ nodes }, isSecond) => nodes.save({ chainId: 1, urls: [`http://localhost:${isSecond ? 8546 : 8545}/`] }),
    [{ chainId: 1, urls: ['http://localhost:1/'] }],
    ({ nodes }) => nodes.list(),
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

export const raw = ({ store, key }: RowName): Promise<unknown> =>
  newWorker().database.read(store, (rows) => rows.get(key))
