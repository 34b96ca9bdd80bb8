import { mkdtempSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { findAll, needlesOfText } from '../canary/needles.ts'
import {
  heapOfWorker,
  listenToConsoles,
  noteNotifications,
  notifications,
  profileFiles,
  storageAreas,
} from '../canary/places.ts'
import { startProxy } from '../canary/proxy.ts'
import { ACCOUNT, EXCHANGE_KEY, PASSWORD, PHRASE, secretNeedles } from '../canary/secrets.ts'
import { addressOf, bitcoinAddressOf, confirm, cross, importWallet, openHash } from './app.ts'
import { type Browser, launch } from './browser.ts'
import { askedBy } from './connected.ts'
import { expect, test } from './fixtures.ts'
import { approvalWindow, ask, findWallet, type Site, startSite } from './sites.ts'

/** What is put into every place on purpose: a search that does not find it finds nothing. */
const PLANTED = 'pLanTed~cAnaRy~4711'

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
  test.setTimeout(180_000)
  const profile = mkdtempSync(join(tmpdir(), 'causeway-canary-'))
  const proxy = await startProxy()
  try {
    const wallet = await launch({ extension, profile, proxy: proxy.url })
    const consoles = listenToConsoles(wallet)
    const app = await wallet.welcome()
    await noteNotifications(wallet)
    await importWallet(app, PHRASE, PASSWORD)
    expect(await addressOf(app)).toBe(ACCOUNT)
    const places: (readonly [name: string, bytes: Buffer])[] = []

    await test.step('lives', async () => {
      await devnet.fund(ACCOUNT)
      await cross(app, { from: 'USDC on Base', to: 'USDC on Ethereum', amount: '100' })
      await expect(app.getByTestId('outcome')).toContainText('has arrived')
      await bitcoin.fund(await bitcoinAddressOf(app), 5_000_000n)
      await cross(app, { from: 'BTC on Bitcoin', to: 'ETH on Ethereum', amount: '0.02' })
      await expect(app.getByTestId('outcome')).toContainText('has arrived', { timeout: 40_000 })
      await importExchangeKey(app, await exchanges.openB(ACCOUNT))
      await useSite(wallet)
    })

    await test.step('dies and is locked', async () => {
      await plant(wallet, devnet.line.service)
      places.push(['notifications', await notifications(wallet)])
      await wallet.killWorker()
      await app.bringToFront()
      await openHash(app, '#/')
      await app.getByTestId('lock').click()
      await app.getByTestId('password').fill(`${PASSWORD}?`)
      await app.getByTestId('unlock').click()
      await expect(app.getByTestId('unlock-tries')).toBeVisible()
      await app.getByTestId('password').fill(PASSWORD)
      await app.getByTestId('unlock').click()
      await app.getByTestId('lock').click()
      await expect(app.getByTestId('password')).toBeVisible()
      await wallet.inWorker(`globalThis.planted = ${JSON.stringify(PLANTED)}`)
      places.push(['the heap of the background', await heapOfWorker(wallet)])
      places.push(['storage', await storageAreas(wallet)])
      places.push(['consoles', consoles()])
    })

    killHard(profile)
    await wallet.close().catch(() => undefined)
    places.push(['what left the browser', proxy.seen()])
    const files = profileFiles(profile)
    for (const [name, isOf] of [
      ['databases', (file: string) => file.includes('IndexedDB')],
      ['other files of the profile', (file: string) => !file.includes('IndexedDB')],
    ] as const) {
      places.push([name, Buffer.concat(files.filter((each) => isOf(each.name)).map(({ bytes }) => bytes))])
    }
    const planted = needlesOfText('planted', PLANTED)
    const missed = places.filter(([, bytes]) => findAll(bytes, planted).length === 0).map(([name]) => name)
    expect(missed, 'places in which even what was planted is not found').toEqual([])
    const secrets = secretNeedles()
    const found = places.flatMap(([name, bytes]) => findAll(bytes, secrets).map((what) => `${what} in ${name}`))
    const where = files.filter(({ bytes }) => findAll(bytes, secrets).length > 0).map(({ name }) => name)
    expect({ found, where }).toEqual({ found: [], where: [] })
  } finally {
    await proxy.stop()
    rmSync(profile, { recursive: true, force: true })
  }
})

// It is of no account of the exchange: it is read, tried and refused.
async function importExchangeKey(app: Page, accountIndex: number): Promise<void> {
  await openHash(app, '#/settings')
  await app.getByTestId('import-key').dispatchEvent('click')
  await app.getByTestId('import-key-index').fill(`${accountIndex}`)
  await app.getByTestId('import-key-secret').fill(EXCHANGE_KEY)
  await app.getByTestId('import-key-go').click()
  await expect(app.getByTestId('import-key-go')).not.toHaveAttribute('aria-busy', 'true')
}

async function useSite(wallet: Browser): Promise<void> {
  const page = await wallet.context.newPage()
  await page.goto(`${site.url}/`)
  expect(await findWallet(page)).toBe(true)
  await confirm(await approvalWindow(wallet, async () => void ask(page, 'eth_requestAccounts')))
  await expect.poll(() => ask(page, 'eth_accounts')).toEqual({ result: [ACCOUNT] })
  const message = `0x${Buffer.from('A canary signs this').toString('hex')}`
  const signing = await askedBy(wallet, page, [message, ACCOUNT])
  await confirm(signing.window)
  expect(await signing.answer).toMatchObject({ result: expect.stringMatching(/^0x[0-9a-f]{130}$/) })
  const payment = { from: ACCOUNT, to: `0x${'5e'.repeat(20)}`, value: '0x1' }
  const sending = await askedBy(wallet, page, [payment], 'eth_sendTransaction')
  await confirm(sending.window)
  expect(await sending.answer).toMatchObject({ result: expect.stringMatching(/^0x[0-9a-f]{64}$/) })
}

async function plant(wallet: Browser, service: string): Promise<void> {
  const text = JSON.stringify(PLANTED)
  await wallet.inWorker(`(async () => {
    console.log(${text})
    await fetch(${JSON.stringify(`${service}/chains`)}, { method: 'POST', body: ${text} }).catch(() => undefined)
    await chrome.storage.local.set({ planted: ${text} })
    await new Promise((resolve, reject) => {
      const opening = indexedDB.open('planted', 1)
      opening.onupgradeneeded = () => opening.result.createObjectStore('planted').put(${text}, 1)
      opening.onsuccess = resolve
      opening.onerror = reject
    })
    await chrome.notifications.create('planted', {
      type: 'basic', iconUrl: 'icon/48.png', title: 'Planted', message: ${text},
    })
  })()`)
}

// The lock file of a profile names the process that holds it: `host-pid`.
function killHard(profile: string): void {
  const pid = Number(readlinkSync(join(profile, 'SingletonLock')).split('-').at(-1))
  process.kill(pid, 'SIGKILL')
}
