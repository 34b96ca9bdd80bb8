import type { Page } from 'playwright'
import type { PasswordRefusal } from '../../../src/api/views/keys-and-accounts.ts'
import type { VaultDamage } from '../../../src/api/views/wallet.ts'
import { type Act, click } from '../acting.ts'
import { receiveHash } from '../bitcoin/account-scenes.ts'
import * as data from '../data.ts'
import type { Answers } from '../fake-client.ts'
import { fillings } from '../scene-executions.ts'
import { draftWith, type Scene } from '../scene-making.ts'

const WORDS = 'legal winner thank year wave sausage worth useful legal winner thank yellow'.split(' ')
const refusal = (why: PasswordRefusal['why'], waitSeconds: number) =>
  ({ outcome: 'password', why, waitSeconds, failedAttempts: 6 }) as const

export const BACKUP = '{"header":{"format":"causeway-backup"}}'

/** The password that these scenes know. */
export const RIGHT = 'seven lanterns over quiet water'

const OWN_ACCOUNTS = [
  { id: 'evm-0', label: 'Account 1', address: data.OWN, from: 'words', isHidden: false },
  {
    id: 'evm-1',
    label: 'Savings',
    address: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
    from: 'words',
    isHidden: true,
  },
  {
    id: 'key-9d8a62f656a8d1615c1294fd71e9cfb3e4855a4f',
    label: 'The one from the old phone, with a long name',
    address: '0x9d8A62f656a8d1615C1294fd71e9CFb3E4855A4F',
    from: 'key',
    isHidden: false,
  },
] as const
const WATCHED = [
  { id: 'watch-1', label: 'Ledger', address: data.STRANGER, family: 'evm' },
  { id: 'watch-2', label: 'Cold', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', family: 'bitcoin' },
  { id: 'watch-3', label: 'Trading', address: '723071', family: 'exchangeB' },
] as const
const many: Answers = { 'accounts.all': () => ({ own: OWN_ACCOUNTS, watched: WATCHED }) }

const paidBy = (user: string) => ({
  ...fillings.pending,
  id: 'transfer-2',
  intent: { ...fillings.pending.intent, user, recipient: user, refundTo: user },
})

function damaged(damage: VaultDamage): Scene {
  const vault = { vault: 'locked', waitSeconds: 0, failedAttempts: 0, waiting: 0, damage } as const
  return { hash: '#/', answers: { 'wallet.get': () => ({ ...data.wallet, vault }) } }
}

const locked: Answers = {
  'wallet.get': () => ({ ...data.wallet, vault: { vault: 'locked', waitSeconds: 0, failedAttempts: 6, waiting: 1 } }),
}

const damagedInAll: Answers = {
  ...many,
  'wallet.get': () => ({ ...data.wallet, vault: { vault: 'damaged', why: { code: 'VAULT_DAMAGED' } } }),
  'moving.list': () => ({ executions: [fillings.pending], count: 1 }),
}

const FIRST = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const THIRD = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const BTC = { chainId: 8_253_038, address: 'bc1q', symbol: 'BTC', name: 'Bitcoin', decimals: 8, isNative: true }

export const CUSTODY_ANSWERS: Answers = {
  'backup.make': ({ password }) => (password === RIGHT ? { outcome: 'done', text: '{}' } : refusal('wrongPassword', 0)),
  'backup.look': ({ password }) =>
    password === RIGHT
      ? { outcome: 'done', createdAt: 1_763_600_000_000, accounts: 3, watched: 1, keys: 1, hasPassphrase: false }
      : { outcome: 'refused', why: { code: 'BACKUP_NOT_OPENED' } },
  'backup.restore': () => ({ ok: true }),
  'vault.firstAddress': () => ({ address: FIRST }),
  'vault.funds': () => ({
    accounts: [
      { index: 0, address: FIRST, held: [{ chain: 'Ethereum', amount: data.amount(1, 'ETH', 417n * 10n ** 15n) }] },
      { index: 2, address: THIRD, held: [{ chain: 'Ethereum', amount: data.amount(1, 'ETH', 5n * 10n ** 16n) }] },
    ],
    older: [
      {
        standard: 'BIP-44',
        address: '1LqBGSKuX5yYUonjxT5qGfpUsXKYYWeabA',
        amount: { currency: BTC, value: 1_250_000n },
      },
      {
        standard: 'BIP-49',
        address: '37VucYSaXLCAsxYyAPfbSi9eh4iEcbShgf',
        amount: { currency: BTC, value: 40_000n },
      },
    ],
    isWhole: true,
  }),
  'vault.keyFunds': ({ privateKey }) =>
    privateKey.length === 64
      ? {
          ok: true,
          address: THIRD,
          held: [{ chain: 'Ethereum', amount: data.amount(1, 'ETH', 5n * 10n ** 16n) }],
          isWhole: true,
        }
      : { ok: false, reason: { code: 'KEY_LENGTH', digits: `${privateKey.length}` } },
  'vault.erase': () => ({ isErased: true }),
  'recovery.look': ({ source }) =>
    'mnemonic' in source && source.mnemonic.startsWith('zoo') && source.passphrase === undefined
      ? { ok: false, reason: { code: 'OTHER_WALLET', account: '0xfc20…1B5E' } }
      : { ok: true, lost: 'mnemonic' in source ? ['The one from the old phone, with a long name'] : [] },
  'recovery.recover': () => ({ ok: true }),
  'vault.damaged': () => ({ text: '{"format":"causeway-damaged-vault"}', mark: 'a mark' }),
  'vault.eraseDamaged': ({ mark }) => ({ isErased: mark === 'a mark' }),
  'accounts.all': () => ({ own: [OWN_ACCOUNTS[0]], watched: [] }),
  'accounts.addNext': () => ({ ok: true, label: 'Account 2' }),
  'accounts.importKey': ({ privateKey }) =>
    privateKey.length < 64
      ? { ok: false, reason: { code: 'KEY_LENGTH', digits: '5' } }
      : privateKey === 'd'.repeat(64)
        ? { ok: true, label: 'Imported key 1' }
        : { ok: false, reason: { code: 'OWN_ALREADY', label: 'Account 1' } },
  'accounts.watch': ({ label }) => ({
    ok: false,
    reason: label === '' ? { code: 'NAME_MISSING' } : { code: 'WATCHED_ALREADY', label: 'Ledger' },
  }),
  'accounts.rename': ({ label }) =>
    label === 'Cold' ? { ok: false, reason: { code: 'NAME_TAKEN', label } } : { ok: true },
  'accounts.move': () => ({ ok: true }),
  'accounts.hide': () => ({ ok: false, reason: { code: 'LAST_SHOWN' } }),
  'accounts.unwatch': () => ({ ok: true }),
  'accounts.forgetKey': ({ password }) => (password === RIGHT ? { outcome: 'done' } : refusal('wrongPassword', 0)),
  'vault.changePassword': ({ from }) => (from === RIGHT ? { outcome: 'done' } : refusal('wrongPassword', 8)),
  'vault.revealWords': ({ password }) =>
    password === RIGHT ? { outcome: 'done', words: WORDS, passphrase: ' Zürich 25 ' } : refusal('wrongPassword', 2),
  'vault.revealKey': ({ password }) =>
    password === RIGHT ? { outcome: 'done', privateKey: `0x${'4c'.repeat(32)}` } : refusal('wrongPassword', 2),
}

export const CUSTODY_SCENES: Readonly<Record<string, Scene>> = {
  'unlock-damaged': damaged('oneCopy'),
  'unlock-second-copy': damaged('bothCopies'),
  'unlock-lost': { hash: '#/', answers: locked },
  'vault-damaged': { hash: '#/', answers: damagedInAll },
  'vault-damaged-changing': {
    hash: '#/',
    answers: { ...damagedInAll, 'vault.eraseDamaged': () => ({ isErased: false }) },
  },
  'unlock-lost-moving': {
    hash: '#/',
    answers: {
      ...locked,
      ...many,
      'moving.list': () => ({ executions: [fillings.pending, { ...fillings.pending, id: 'transfer-2' }], count: 3 }),
    },
  },
  'change-password': { hash: '#/settings/password' },
  'recovery-words': { hash: '#/settings/words' },
  backup: { hash: '#/settings/backup' },
  accounts: { hash: '#/accounts' },
  'accounts-many': { hash: '#/accounts', answers: many },
  'account-own': { hash: '#/account/evm-0', answers: many },
  'account-imported': { hash: '#/account/key-9d8a62f656a8d1615c1294fd71e9cfb3e4855a4f', answers: many },
  'account-imported-unread': {
    hash: `#/account/${OWN_ACCOUNTS[2].id}`,
    answers: {
      ...many,
      'unreadable.list': () => [{ of: 'executions', id: 'r-1', approvedAtSeconds: undefined, isHolding: false }],
    },
  },
  'account-imported-used': {
    hash: `#/account/${OWN_ACCOUNTS[2].id}`,
    answers: {
      ...many,
      'moving.list': () => ({ executions: [paidBy(OWN_ACCOUNTS[2].address), fillings.pending], count: 2 }),
    },
  },
  'receive-and-watched': { hash: receiveHash(1, 'ETH'), answers: many },
  'account-watched': { hash: '#/account/watch-2', answers: many },
  'private-key': { hash: '#/key/evm-0', answers: many },
  'form-known': { hash: '#/form', draft: draftWith({ recipient: '' }), answers: many },
  'form-watched': { hash: '#/form', draft: draftWith({ recipient: data.STRANGER }), answers: many },
}

export async function passGate(page: Page, password = RIGHT): Promise<void> {
  await page.getByTestId('gate-password').fill(password)
  await click(page, 'gate-go')
}

export async function openFile(page: Page, password: string): Promise<void> {
  await click(page, 'restore')
  await page.getByTestId('backup-file').setInputFiles({
    name: 'causeway-backup-2025-11-20.json',
    mimeType: 'application/json',
    buffer: Buffer.from(BACKUP),
  })
  await page.getByTestId('backup-password').fill(password)
  await click(page, 'open-backup')
}

export async function typeRecoveryWords(page: Page, word: string): Promise<void> {
  await click(page, 'forgot')
  await click(page, 'recover-words')
  for (const field of await page.locator('.word input').all()) await field.fill(word)
  await click(page, 'check-phrase')
}

export async function typeChange(page: Page, from: string): Promise<void> {
  await page.getByTestId('current-password').fill(from)
  await page.getByTestId('new-password').fill('four herons under a tin moon')
  await page.getByTestId('repeat-password').fill('four herons under a tin moon')
  await page.locator('[data-strength=strong]').waitFor()
}

export const CUSTODY_ACTS: Readonly<Record<string, Act>> = {
  'vault-damaged-saved': {
    scene: 'vault-damaged',
    play: async (page) => {
      await click(page, 'save-damaged')
      await page.getByTestId('damaged-saved').waitFor()
      await page.getByTestId('erase-damaged').scrollIntoViewIfNeeded()
    },
  },
  'vault-damaged-erase': {
    scene: 'vault-damaged',
    play: async (page) => {
      await click(page, 'save-damaged')
      await click(page, 'erase-damaged')
      await page.getByTestId('under-way').waitFor()
    },
  },
  'forgotten-choice': { scene: 'unlock-lost', play: (page) => click(page, 'forgot') },
  'forgotten-other': {
    scene: 'unlock-lost',
    play: async (page) => {
      await typeRecoveryWords(page, 'zoo')
      await page.getByTestId('recovery-refused').waitFor()
    },
  },
  'forgotten-same': {
    scene: 'unlock-lost',
    play: async (page) => {
      await typeRecoveryWords(page, 'test')
      await page.getByTestId('recovery-lost').waitFor()
    },
  },
  forgotten: {
    scene: 'unlock-lost',
    play: async (page) => {
      await click(page, 'forgot')
      await click(page, 'start-over')
      await page.getByTestId('erase-word').waitFor()
    },
  },
  'forgotten-moving': {
    scene: 'unlock-lost-moving',
    play: async (page) => {
      await click(page, 'forgot')
      await click(page, 'start-over')
      await page.getByTestId('under-way').waitFor()
    },
  },
  'forgotten-typed': {
    scene: 'unlock-lost-moving',
    play: async (page) => {
      await click(page, 'forgot')
      await click(page, 'start-over')
      await page.getByTestId('under-way').waitFor()
      await page.getByTestId('erase-word').fill('erase')
      await page.getByTestId('confirm').scrollIntoViewIfNeeded()
    },
  },
  'receive-watched': {
    scene: 'receive-and-watched',
    play: async (page) => {
      await click(page, 'receive-watched-watch-1')
      await page.getByTestId('receive-watched-watch-1').scrollIntoViewIfNeeded()
    },
  },

  'change-password-wrong': {
    scene: 'change-password',
    play: async (page) => {
      await typeChange(page, 'another one')
      await click(page, 'change-password')
      await page.getByText('6 wrong tries').waitFor()
    },
  },
  'change-password-done': {
    scene: 'change-password',
    play: async (page) => {
      await typeChange(page, RIGHT)
      await click(page, 'change-password')
      await page.getByTestId('password-changed').waitFor()
    },
  },
  'backup-own': {
    scene: 'backup',
    play: async (page) => {
      await page.getByTestId('gate-password').fill(RIGHT)
      await click(page, 'backup-own')
      await page.getByTestId('new-password').fill('eleven tin boats in the rain')
    },
  },
  'backup-saved': {
    scene: 'backup',
    play: async (page) => {
      await passGate(page)
      await page.getByTestId('backup-saved').waitFor()
    },
  },
  'welcome-restore': {
    scene: 'welcome',
    play: (page) => openFile(page, 'another one'),
  },
  'welcome-restore-found': {
    scene: 'welcome',
    play: async (page) => {
      await openFile(page, RIGHT)
      await page.getByTestId('backup-found').waitFor()
    },
  },
  'private-key-shown': {
    scene: 'private-key',
    play: async (page) => {
      await passGate(page)
      await page.getByTestId('reveal').click()
    },
  },
  'accounts-import-refused': {
    scene: 'accounts',
    play: async (page) => {
      await click(page, 'import-account')
      await page.getByTestId('account-key').fill('0x123')
      await click(page, 'import-account-go')
      await page.getByText('this one has 5').waitFor()
      await page.getByTestId('import-account-go').scrollIntoViewIfNeeded()
    },
  },
  'accounts-watch': {
    scene: 'accounts',
    play: async (page) => {
      await click(page, 'watch-account')
      await page.getByTestId('watch-account-go').scrollIntoViewIfNeeded()
    },
  },
  'account-forget': { scene: 'account-imported', play: (page) => click(page, 'forget-key') },
  'home-accounts': { scene: 'home-totals', play: (page) => click(page, 'account') },
  'recovery-words-wrong': {
    scene: 'recovery-words',
    play: async (page) => {
      await passGate(page, 'another one')
      await page.getByText('6 wrong tries').waitFor()
    },
  },
  'recovery-words-given': {
    scene: 'recovery-words',
    play: async (page) => {
      await passGate(page)
      await page.getByTestId('copy-secret').click()
      await page.getByTestId('reveal').scrollIntoViewIfNeeded()
    },
  },
  'recovery-words-shown': {
    scene: 'recovery-words',
    play: async (page) => {
      await passGate(page)
      await page.getByTestId('reveal').click()
    },
  },
}
