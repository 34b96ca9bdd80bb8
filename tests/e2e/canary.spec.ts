import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { sealBackup, withBackup } from '../../src/vault/file/backup.ts'
import { heldBy, search, wholeLife } from '../canary/life.ts'
import { findAll, needlesOfBytes } from '../canary/needles.ts'
import {
  ACCOUNT,
  API_KEY,
  BACKUP_PASSWORD,
  EXCHANGE_KEY,
  IMPORTED,
  IMPORTED_KEY,
  L1_WALLET,
  NEXT_PASSWORD,
  PASSWORD,
  PHRASE,
  phraseNeedles,
  RECORDS,
  secretNeedles,
} from '../canary/secrets.ts'
import { whereSent } from '../canary/sent.ts'
import { type SignedBytes, signatureOf, signedNeedles, signedOnDisk } from '../canary/signed.ts'
import { vaultKeyNeedles, vaultOnDisk } from '../canary/vault-keys.ts'
import { inTurn } from '../count.ts'
import { signRegistration } from '../devnet/exchanges/exchange-b/wallet.ts'
import { FINAL_BLOCKS, FINAL_CONFIRMATIONS } from '../wallet/final.ts'
import {
  PASSWORD as ANY_PASSWORD,
  addressOf,
  bitcoinAddressOf,
  confirm,
  createWallet,
  cross,
  fillMove,
  importWallet,
  openHash,
  review,
} from './app.ts'
import type { BitcoinDevnet } from './bitcoin-devnet.ts'
import type { Browser } from './browser.ts'
import { askedBy } from './connected.ts'
import type { Devnet } from './devnet.ts'
import { expect, test } from './fixtures.ts'
import { approvalWindow, ask, findWallet, type Site, startSite } from './sites.ts'

const PERPS = 'USDC \\(Perp\\) on Lighter'

/** Each kind of signed data may appear only in this part of these requests. */
const LEAVES: Readonly<Record<string, string>> = {
  bitcoinPsbt: 'body of POST explorer/api/tx',
  evmSignature: 'query of POST service/execute/permits',
  evmTransaction: 'body of POST node/',
  exchangeAAuthorize: 'query of POST service/authorize',
  exchangeATransfer: 'body of POST exchange A/exchange',
  exchangeBTransfer: 'body of POST exchange B/api/v1/sendTx',
}

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

test('no secret is found in any place after a whole life, and what was put there on purpose is', async ({
  bitcoin,
  devnet,
  exchanges,
  extension,
}) => {
  test.setTimeout(360_000)
  let backup: Buffer = Buffer.alloc(0)
  let exports: Buffer = Buffer.alloc(0)
  let signed: readonly SignedBytes[] = []
  let message = ''
  let vault = ''
  const { places, passed, requests, tunnelled } = await wholeLife(
    stageOf(extension, devnet, bitcoin),
    async (wallet, app) => {
      await importWallet(app, PHRASE, PASSWORD)
      expect(await addressOf(app)).toBe(ACCOUNT)
      await enterApiKey(app, devnet)
      await devnet.fund(ACCOUNT)
      await cross(app, { from: 'USDC on Base', to: 'USDC on Ethereum', amount: '100' })
      await expect(app.getByTestId('outcome')).toContainText('has arrived')
      await bitcoin.fund(await bitcoinAddressOf(app), 5_000_000n)
      await cross(app, { from: 'BTC on Bitcoin', to: 'ETH on Ethereum', amount: '0.02' })
      await expect(app.getByTestId('outcome')).toContainText('has arrived')
      const index = await exchanges.openB(ACCOUNT)
      await exchanges.fundB(index, 100_000_000n)
      await importExchangeKey(app, devnet, index)
      await cross(app, { from: PERPS, to: 'USDC on Base', amount: '50' })
      await expect(app.getByTestId('outcome')).toContainText('has arrived')
      await exchanges.fundA(ACCOUNT, { amount: 100n * 10n ** 8n })
      await openHash(app, '#/')
      await cross(app, { from: 'USDC \\(Perps\\) on Hyperliquid', to: 'USDC on Base', amount: '50' })
      await expect(app.getByTestId('outcome')).toContainText('has arrived')
      await payBySignature(app)
      await takeDepositAddress(app)
      await importAccount(app)
      backup = await makeBackup(app, PASSWORD)
      await showWords(app, PASSWORD)
      message = await useSite(wallet)
      exports = await exportAll(app)
      signed = await signedOnDisk(app)
      await changePassword(app)
      vault = await vaultOnDisk(app)
      // The page still holds the secrets that the test read.
      await app.reload()
      return NEXT_PASSWORD
    },
  )
  const secrets = [...secretNeedles(), ...(await vaultKeyNeedles(vault, NEXT_PASSWORD))]
  expect(search([...places, ['the backup file', backup]], secrets)).toEqual({ found: [], blind: ['the backup file'] })
  expect(passed).toContain(API_KEY)

  const needles = signedNeedles(signed)
  expect([...new Set(signed.map(({ kind }) => kind))].sort()).toEqual(Object.keys(LEAVES).sort())
  const everywhere: readonly (readonly [string, Buffer])[] = [
    ...places.filter(([name]) => name !== 'what left the browser'),
    ['sockets', tunnelled],
    ['the backup file', backup],
    ['exports', exports],
  ]
  // A locked wallet resends from the journal, so the search must find signed bytes, as hex or base64. Local storage's
  // file keeps deleted data until compaction.
  const found = everywhere.flatMap(([name, bytes]) =>
    findAll(bytes, needles).map((what) => `${what.split(' as ')[0]} in ${name}`),
  )
  const inPlace = (place: string) => Object.keys(LEAVES).map((kind) => `signed ${kind} in ${place}`)
  const isCopy = (each: string) => ['storage', 'other files of the profile'].flatMap(inPlace).includes(each)
  const holding = everywhere.filter(([name]) => found.some((each) => each.endsWith(` in ${name}`)))
  const holders = heldBy(holding, needles).join('\n')
  expect([...new Set(found)].filter((each) => !isCopy(each)).sort(), holders).toEqual(inPlace('databases').sort())
  expect(whereSent(requests, needles, namesOf(devnet))).toEqual(
    Object.entries(LEAVES)
      .map(([kind, where]) => `signed ${kind}: ${where}`)
      .sort(),
  )
  const ofPage = needlesOfBytes('signature for a page', signatureOf(message))
  expect([...places, ['exports', exports] as const].flatMap(([, bytes]) => findAll(bytes, ofPage))).toEqual([])
})

type Life = Parameters<typeof test>[2]

const madeHere: Life = async ({ bitcoin, devnet, exchanges, extension }) => {
  test.setTimeout(360_000)
  let phrase = ''
  let key = Buffer.alloc(0)
  const { places } = await wholeLife(stageOf(extension, devnet, bitcoin), async (_wallet, app) => {
    phrase = (await createWallet(app)).join(' ')
    await exchanges.fundB(await exchanges.openB(await addressOf(app)), 100_000_000n)
    await fillMove(app, { from: PERPS, to: 'USDC on Base', amount: '50' })
    await app.getByTestId('accept-key').check()
    await app.getByTestId('make-key').click()
    await expect(app.getByTestId('key-wanted')).toBeHidden()
    await showWords(app, ANY_PASSWORD)
    key = await exchangeKeyIn(await makeBackup(app, ANY_PASSWORD))
    return ANY_PASSWORD
  })
  const needles = [...phraseNeedles(phrase, 5), ...needlesOfBytes('exchange key', key)]
  expect(findAll(Buffer.concat([Buffer.from(phrase), key]), needles).length).toBeGreaterThan(10)
  expect(search(places, needles)).toEqual({ found: [], blind: [] })
}

const ofBackup: Life = async ({ bitcoin, devnet, extension }) => {
  test.setTimeout(360_000)
  const lists = {
    accounts: [{ id: 'evm-0', index: 0, label: 'Daily', address: ACCOUNT }],
    watched: [],
    exchangeBKeys: [],
  }
  const file = await sealBackup(crypto, { records: RECORDS, lists, password: BACKUP_PASSWORD, createdAt: Date.now() })
  const { places } = await wholeLife(stageOf(extension, devnet, bitcoin), async (_wallet, app) => {
    await app.getByTestId('restore').click()
    const buffer = Buffer.from(file)
    await app.getByTestId('backup-file').setInputFiles({ name: 'backup.json', mimeType: 'application/json', buffer })
    await app.getByTestId('backup-password').fill(BACKUP_PASSWORD)
    await app.getByTestId('open-backup').click()
    await expect(app.getByTestId('backup-found')).toBeVisible()
    await app.getByTestId('open-backup').click()
    await app.getByTestId('new-password').fill(NEXT_PASSWORD)
    await app.getByTestId('repeat-password').fill(NEXT_PASSWORD)
    await app.getByTestId('create-vault').click()
    await app.getByTestId('open-wallet').click()
    await showWords(app, NEXT_PASSWORD)
    return NEXT_PASSWORD
  })
  expect(search(places, secretNeedles())).toEqual({ found: [], blind: [] })
}

const SHORTER_LIVES: readonly (readonly [string, Life])[] = [
  ['words that were made here, shown, typed and copied down, and a key of an exchange, are found nowhere', madeHere],
  ['no secret is found in any place after a wallet was made of a backup file', ofBackup],
]
for (const [name, live] of inTurn(SHORTER_LIVES, 'CAUSEWAY_LIVES_ONE_OF', 2)) test(name, live)

function stageOf(extension: string, { line: { service, chains }, mine }: Devnet, bitcoin: BitcoinDevnet) {
  const settle = async () => {
    for (const chainId of Object.keys(chains)) await mine(Number(chainId), FINAL_BLOCKS + 1)
    await bitcoin.mine(FINAL_CONFIRMATIONS)
  }
  return { extension, service, passage: { host: new URL(service).host, header: 'x-api-key' }, settle }
}

async function enterApiKey(app: Page, { line }: Devnet): Promise<void> {
  await fetch(`${line.control}/keys`, { method: 'POST', body: JSON.stringify({ key: API_KEY }) })
  await openHash(app, '#/settings')
  await app.getByTestId('api-key').fill(API_KEY)
  await app.getByTestId('save-api-key').click()
  await expect(app.getByTestId('api-key-status')).toBeVisible()
}

async function importExchangeKey(app: Page, { line }: Devnet, accountIndex: number): Promise<void> {
  const { url } = line.exchangeB as Readonly<{ url: string }>
  const terms = { accountIndex: BigInt(accountIndex), apiKeyIndex: 7n, nonce: 0n }
  const signer = { wallet: L1_WALLET, secretKey: Buffer.from(EXCHANGE_KEY, 'hex') }
  const signed = await signRegistration(signer, { ...terms, expiredAtMs: BigInt(Date.now() + 600_000) })
  const body = new URLSearchParams({ tx_type: `${signed.tx_type}`, tx_info: signed.tx_info })
  expect((await fetch(`${url}/api/v1/sendTx`, { method: 'POST', body })).status).toBe(200)
  await openHash(app, '#/settings')
  await app.getByTestId('import-key').dispatchEvent('click')
  await app.getByTestId('import-key-index').fill(`${accountIndex}`)
  await app.getByTestId('import-key-secret').fill(EXCHANGE_KEY)
  await app.getByTestId('import-key-go').click()
  await expect(app.getByTestId(`revoke-key-${accountIndex}`)).toBeVisible()
}

async function importAccount(app: Page): Promise<void> {
  await openHash(app, '#/accounts')
  await app.getByTestId('import-account').click()
  await app.getByTestId('account-key').fill(IMPORTED_KEY)
  await app.getByTestId('import-account-name').fill('Elsewhere')
  await app.getByTestId('import-account-go').click()
  const id = `key-${IMPORTED.slice(2).toLowerCase()}`
  await expect(app.getByTestId(`account-row-${id}`)).toBeVisible()
  await openHash(app, `#/key/${id}`)
  await passGate(app, PASSWORD)
  await revealed(app, async () => expect(app.getByTestId('private-key')).toHaveText(`0x${IMPORTED_KEY}`))
}

async function makeBackup(app: Page, password: string): Promise<Buffer> {
  await openHash(app, '#/settings/backup')
  await app.getByTestId('gate-password').fill(password)
  await app.getByTestId('backup-own').click()
  await app.getByTestId('new-password').fill(BACKUP_PASSWORD)
  await app.getByTestId('repeat-password').fill(BACKUP_PASSWORD)
  const [download] = await Promise.all([app.waitForEvent('download'), app.getByTestId('gate-go').click()])
  return readFileSync(await download.path())
}

// The wallet never shows it, so the test reads the backup file.
async function exchangeKeyIn(backup: Buffer): Promise<Buffer<ArrayBuffer>> {
  return withBackup(crypto, { text: backup.toString(), password: BACKUP_PASSWORD }, async ({ records }) =>
    Buffer.from([...(records.find(({ type }) => type === 'exchange-b-key')?.secret ?? [])]),
  )
}

async function changePassword(app: Page): Promise<void> {
  await openHash(app, '#/settings/password')
  await app.getByTestId('current-password').fill(PASSWORD)
  await app.getByTestId('new-password').fill(NEXT_PASSWORD)
  await app.getByTestId('repeat-password').fill(NEXT_PASSWORD)
  await app.getByTestId('change-password').click()
  await app.getByTestId('password-changed').click()
}

async function takeDepositAddress(app: Page): Promise<void> {
  await openHash(app, '#/')
  await fillMove(app, { from: 'ETH on Ethereum', to: 'ETH on Base', amount: '0.1' })
  await app.getByTestId('pay-from').click()
  await app.getByTestId('pay-from-openAddress').click()
  await expect(app.getByTestId('review')).toBeEnabled()
  await review(app)
  await confirm(app)
  await expect(app.getByTestId('pay-amount')).toContainText('0.1')
}

async function showWords(app: Page, password: string): Promise<void> {
  await openHash(app, '#/settings/words')
  await passGate(app, password)
  await revealed(app, async () => expect(app.getByTestId('phrase').locator('li > b')).toHaveCount(12))
}

async function passGate(app: Page, password: string): Promise<void> {
  await app.getByTestId('gate-password').fill(password)
  await app.getByTestId('gate-go').click()
}

async function revealed(app: Page, look: () => Promise<void>): Promise<void> {
  await app.getByTestId('reveal').click()
  await look()
  await app.getByTestId('reveal').click()
}

async function payBySignature(app: Page): Promise<void> {
  await openHash(app, '#/')
  await fillMove(app, { from: 'USDC on Ethereum', to: 'USDC on Base', amount: '50' })
  await app.getByTestId('pay-from').click()
  await app.getByTestId('pay-from-permit').click()
  await review(app)
  await confirm(app)
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
}

async function exportAll(app: Page): Promise<Buffer> {
  await openHash(app, '#/settings')
  const files: Buffer[] = []
  for (const file of ['csv', 'json', 'support']) {
    const [download] = await Promise.all([app.waitForEvent('download'), app.getByTestId(`export-${file}`).click()])
    files.push(readFileSync(await download.path()))
  }
  return Buffer.concat(files)
}

function namesOf({ line }: Devnet): Readonly<Record<string, string>> {
  const { service, chains, bitcoin, exchangeA, exchangeB } = line
  const parts = { service, node: chains, explorer: bitcoin, 'exchange A': exchangeA, 'exchange B': exchangeB }
  return Object.fromEntries(
    Object.entries(parts).flatMap(([name, said]) =>
      (JSON.stringify(said).match(/http:\/\/127\.0\.0\.1:[0-9]+/g) ?? []).map((origin) => [origin, name]),
    ),
  )
}

async function useSite(wallet: Browser): Promise<string> {
  const page = await wallet.context.newPage()
  await page.goto(`${site.url}/`)
  expect(await findWallet(page)).toBe(true)
  await confirm(await approvalWindow(wallet, async () => void ask(page, 'eth_requestAccounts')))
  await expect.poll(() => ask(page, 'eth_accounts')).toEqual({ result: [ACCOUNT.toLowerCase()] })
  const message = `0x${Buffer.from('A canary signs this').toString('hex')}`
  const signing = await askedBy(wallet, page, [message, ACCOUNT])
  await confirm(signing.window)
  const signed = await signing.answer
  expect(signed).toMatchObject({ result: expect.stringMatching(/^0x[0-9a-f]{130}$/) })
  const payment = { from: ACCOUNT, to: `0x${'5e'.repeat(20)}`, value: '0x1' }
  const sending = await askedBy(wallet, page, [payment], 'eth_sendTransaction')
  await confirm(sending.window)
  expect(await sending.answer).toMatchObject({ result: expect.stringMatching(/^0x[0-9a-f]{64}$/) })
  return String((signed as { result?: unknown }).result)
}
