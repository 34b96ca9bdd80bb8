import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { openHash, PASSWORD } from './app.ts'
import { type Browser, launch } from './browser.ts'
import { expect, test } from './fixtures.ts'
import { haveWallet } from './made/wallet.ts'

// EIP-155's example key and its account id.
const KEY = '4646464646464646464646464646464646464646464646464646464646464646'
const IMPORTED = 'key-9d8a62f656a8d1615c1294fd71e9cfb3e4855a4f'
const NEWER = readFileSync(join(import.meta.dirname, '../vault/golden/v2-unknown.vault'), 'utf8').trimEnd()

/** Runs in the page. */
async function changeVault(page: Page, values: Readonly<Record<string, unknown>>): Promise<Record<string, unknown>> {
  return page.evaluate(
    (wanted) =>
      new Promise<Record<string, unknown>>((resolve, reject) => {
        const opening = indexedDB.open('causeway-store')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const database = opening.result
          const writing = database.transaction('vault', 'readwrite')
          const vault = writing.objectStore('vault')
          for (const [key, value] of Object.entries(wanted)) vault.put(value, key)
          const all: Record<string, unknown> = {}
          const reading = vault.openCursor()
          reading.onsuccess = () => {
            const cursor = reading.result
            if (!cursor) return
            all[String(cursor.key)] = cursor.value
            cursor.continue()
          }
          writing.oncomplete = () => {
            database.close()
            resolve(all)
          }
          writing.onerror = () => reject(writing.error)
        }
      }),
    values,
  )
}

async function unlock(page: Page): Promise<void> {
  await page.getByTestId('password').fill(PASSWORD)
  await page.getByTestId('unlock').click()
  await expect(page.getByTestId('password')).toHaveCount(0)
}

const rowsOf = (page: Page) =>
  page
    .locator('[data-testid^="account-row-"]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-testid')?.replace('account-row-', '')))

type Start = (without?: 'itsDatabase') => Promise<Browser>

async function withRestarts(extension: string, run: (start: Start) => Promise<void>): Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), 'causeway-profile-'))
  let last: Browser | undefined
  try {
    await run(async (without) => {
      await last?.close()
      // A kill during a write sometimes loses the database.
      if (without) rmSync(join(profile, 'Default', 'IndexedDB'), { recursive: true })
      last = await launch({ extension, profile })
      return last
    })
  } finally {
    await last?.close()
    rmSync(profile, { recursive: true, force: true })
  }
}

test('the order of accounts outlives a restart; an imported key is forgotten for the password alone, and stays so where the database is lost', {
  tag: '@even',
}, async ({ extension }) => {
  await withRestarts(extension, async (start) => {
    const app = await (await start()).welcome()
    await haveWallet(app)
    await openHash(app, '#/accounts')
    await app.getByTestId('add-next').click()
    await expect(app.getByTestId('account-row-evm-1')).toBeVisible()
    await app.getByTestId('import-account').click()
    await app.getByTestId('account-key').fill(KEY)
    await app.getByTestId('import-account-name').fill('Old phone')
    await app.getByTestId('import-account-go').click()
    await expect(app.getByTestId(`account-row-${IMPORTED}`)).toBeVisible()
    expect(await rowsOf(app)).toEqual(['evm-0', 'evm-1', IMPORTED])
    await app.getByTestId(`account-row-${IMPORTED}`).click()
    await app.getByTestId('account-up').click()
    await expect(app.getByText('Old phone is now number 2 of 3.')).toBeVisible()
    await app.getByTestId('account-up').click()
    await expect(app.getByText('Old phone is now number 1 of 3.')).toBeVisible()
    await expect(app.getByTestId('account-up')).toBeDisabled()

    const again = await (await start()).open('#/accounts')
    await unlock(again)
    await expect(again.getByTestId('account-row-evm-1')).toBeVisible()
    expect(await rowsOf(again)).toEqual([IMPORTED, 'evm-0', 'evm-1'])
    await again.getByTestId(`account-row-${IMPORTED}`).click()
    await again.getByTestId('forget-key').click()
    await again.getByTestId('gate-password').fill('not the password at all')
    await again.getByTestId('gate-go').click()
    await expect(again.getByText('Wrong password. 1 wrong try so far.')).toBeVisible()
    await again.getByTestId('gate-password').fill(PASSWORD)
    await again.getByTestId('gate-go').click()
    await expect(again.getByTestId(`account-row-${IMPORTED}`)).toHaveCount(0)
    await expect.poll(() => rowsOf(again)).toEqual(['evm-0', 'evm-1'])

    const last = await (await start('itsDatabase')).open('#/accounts')
    await expect(last.getByTestId('second-copy-used')).toBeVisible()
    await unlock(last)
    await expect(last.getByTestId('account-row-evm-1')).toBeVisible()
    expect(await rowsOf(last)).toEqual(['evm-0', 'evm-1'])
    await openHash(last, `#/key/${IMPORTED}`)
    await last.getByTestId('gate-password').fill(PASSWORD)
    await last.getByTestId('gate-go').click()
    await expect(last.getByText('This account no longer exists.')).toBeVisible()
    await expect(last.getByTestId('reveal')).toHaveCount(0)
  })
})

test('the wait after wrong passwords survives a killed background and a restarted browser, and accepts no password meanwhile', {
  tag: '@odd',
}, async ({ extension }) => {
  await withRestarts(extension, async (start) => {
    const browser = await start()
    const app = await browser.welcome()
    await haveWallet(app)
    await openHash(app, '#/settings')
    await app.getByTestId('lock-now').click()
    for (let tries = 1; tries <= 5; tries += 1) {
      await app.getByTestId('password').fill('not the password at all')
      await app.getByTestId('unlock').click()
      await expect(app.getByTestId('unlock-tries')).toContainText(`${tries} wrong ${tries === 1 ? 'try' : 'tries'}`)
    }
    const { attempts } = await changeVault(app, {})
    expect(attempts).toMatchObject({ failed: 5 })
    // Fifteen failures lock long enough for the checks below.
    await changeVault(app, { attempts: { failed: 15, lastAt: Date.now() } })
    const isWaiting = async (page: Page) => {
      await expect(page.getByTestId('unlock-tries')).toContainText('15 wrong tries so far. You can try again in')
      await expect(page.getByTestId('unlock')).toBeDisabled()
      await page.getByTestId('password').fill(PASSWORD)
      await page.getByTestId('password').press('Enter')
      await expect(page.getByText('Too many wrong tries: this one wasn’t checked.')).toBeVisible()
      expect((await changeVault(page, {}))['attempts']).toMatchObject({ failed: 15 })
    }
    await browser.killWorker()
    await app.reload()
    await isWaiting(app)
    const again = await (await start()).open('#/')
    await isWaiting(again)

    // The lock is over: the right password resets the count.
    await changeVault(again, { attempts: { failed: 15, lastAt: Date.now() - 301_000 } })
    await again.reload()
    await expect(again.getByTestId('unlock')).toBeEnabled()
    await unlock(again)
    expect((await changeVault(again, {}))['attempts']).toMatchObject({ failed: 0 })
  })
})

test('a vault that a newer Causeway wrote over a copy is said, and neither opened nor written over', {
  tag: '@odd',
}, async ({ app, wallet }) => {
  await haveWallet(app)
  const before = await changeVault(app, {})
  const { 'slot-b': own } = before
  const now = await changeVault(app, { 'slot-b': NEWER })
  const isUntouched = async () => {
    const { 'slot-a': a, 'slot-b': b } = await changeVault(app, {})
    expect({ a, b }).toEqual({ a: now['slot-a'], b: NEWER })
  }
  const secondCopy = await wallet.inWorker('chrome.storage.local.get("vaultSecondCopy")')

  await test.step('an open wallet writes nothing over it', async () => {
    await openHash(app, '#/settings')
    await app.getByTestId('to-password').click()
    await app.getByTestId('current-password').fill(PASSWORD)
    await app.getByTestId('new-password').fill('four herons under a tin moon')
    await app.getByTestId('repeat-password').fill('four herons under a tin moon')
    await app.getByTestId('change-password').click()
    await expect(app.getByText('This wallet is from a newer Causeway. Update to open it.')).toBeVisible()
    await isUntouched()
  })

  await wallet.killWorker()
  await app.goto(`${app.url().split('#')[0]}#/`)
  await app.reload()
  await expect(app.getByText('Can’t read the stored wallet')).toBeVisible()
  await expect(app.getByText('This wallet is from a newer Causeway. Update to open it.')).toBeVisible()
  await expect(app.getByTestId('create')).toHaveCount(0)
  await isUntouched()
  expect(await wallet.inWorker('chrome.storage.local.get("vaultSecondCopy")')).toEqual(secondCopy)

  await changeVault(app, own === undefined ? {} : { 'slot-b': own })
  await app.reload()
  await expect(app.getByTestId('password').or(app.getByTestId('open-bridge'))).toBeVisible()
})

test('an installation that the browser reports late leaves an open page where it is', async ({ extension }) => {
  await withRestarts(extension, async (start) => {
    const browser = await start()
    const app = await browser.welcome()
    await haveWallet(app)
    await openHash(app, '#/accounts')
    await browser.inWorker("chrome.runtime.onInstalled.dispatch({ reason: 'install' })")
    // The report also locks the wallet.
    await unlock(app)
    await expect(app.getByTestId('add-next')).toBeVisible()
    expect(new URL(app.url()).hash).toBe('#/accounts')
    await app.close()
    await browser.inWorker("chrome.runtime.onInstalled.dispatch({ reason: 'install' })")
    await browser.welcome()
  })
})
