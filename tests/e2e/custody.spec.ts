import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import {
  addressOf,
  confirm,
  createWallet,
  cross,
  importWallet,
  openHash,
  openReceive,
  PASSWORD,
  storedHistory,
  toWelcome,
} from './app.ts'
import { type Browser, launch } from './browser.ts'
import { expect, test } from './fixtures.ts'
import { haveWallet } from './made/wallet.ts'
import { startSite } from './sites.ts'

const NEXT = 'four herons under a tin moon'
// EIP-155's example key and address.
const KEY = '4646464646464646464646464646464646464646464646464646464646464646'
const IMPORTED = '0x9d8A62f656a8d1615C1294fd71e9CFb3E4855A4F'
const THIEF = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const WATCHED = '0x976EA74026E726554dB657fA54763abd0C3a0aa9'

async function passGate(page: Page, password: string): Promise<void> {
  await page.getByTestId('gate-password').fill(password)
  await page.getByTestId('gate-go').click()
}

async function shownWords(page: Page, password: string): Promise<readonly string[]> {
  await openHash(page, '#/settings/words')
  await passGate(page, password)
  await page.getByTestId('reveal').click()
  await expect(page.getByTestId('reveal')).toHaveText('Hide')
  const words = await page.getByTestId('phrase').locator('li > b').allInnerTexts()
  await page.getByTestId('reveal').click()
  return words
}

async function typeWords(page: Page, words: readonly string[]): Promise<void> {
  for (const [index, word] of words.entries()) await page.getByTestId(`word-${index + 1}`).fill(word)
  await page.getByTestId('check-phrase').click()
}

/** Returns the stored vault as text. */
async function storedVault(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('causeway-store')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const database = opening.result
          const asked = database.transaction('vault').objectStore('vault').getAll()
          asked.onerror = () => reject(asked.error)
          asked.onsuccess = () => {
            database.close()
            resolve(asked.result.filter((value) => typeof value === 'string'))
          }
        }
      }),
  )
}

test('after a password change the session continues, and only the new password unlocks', { tag: '@even' }, async ({
  app,
  wallet,
}) => {
  const words = await createWallet(app)
  const before = await storedVault(app)
  await openHash(app, '#/settings')
  await app.getByTestId('to-password').click()
  await app.getByTestId('current-password').fill('not the password at all')
  await app.getByTestId('new-password').fill(NEXT)
  await app.getByTestId('repeat-password').fill(NEXT)
  await app.getByTestId('change-password').click()
  await expect(app.getByText('Wrong password. 1 wrong try so far.')).toBeVisible()
  await app.getByTestId('current-password').fill(PASSWORD)
  await app.getByTestId('change-password').click()
  await app.getByTestId('password-changed').click()
  expect(await shownWords(app, NEXT)).toEqual(words)
  const after = await storedVault(app)
  expect(after).toHaveLength(2)
  for (const text of after) expect(before).not.toContain(text)

  await wallet.killWorker()
  await openHash(app, '#/settings')
  await app.getByTestId('lock-now').click()
  await app.getByTestId('password').fill(PASSWORD)
  await app.getByTestId('unlock').click()
  await expect(app.getByText('Wrong password.')).toBeVisible()
  await app.getByTestId('password').fill(NEXT)
  await app.getByTestId('unlock').click()
  await expect(app.getByTestId('lock-now')).toBeVisible()
})

test('the words are shown for the password alone, between Show and Hide', { tag: '@odd' }, async ({ app }) => {
  const words = await haveWallet(app)
  await openHash(app, '#/settings/words')
  await passGate(app, 'not the password at all')
  await expect(app.getByText('Wrong password. 1 wrong try so far.')).toBeVisible()
  await expect(app.getByTestId('phrase')).toHaveCount(0)
  await passGate(app, PASSWORD)
  const shown = app.getByTestId('phrase').locator('li > b')
  const areHidden = async () => {
    for (const text of await shown.allInnerTexts()) expect(words).not.toContain(text)
  }
  const reveal = app.getByTestId('reveal')
  await expect(reveal).toBeVisible()
  await areHidden()
  await reveal.click()
  await expect(shown).toHaveText([...words])
  await reveal.click()
  await expect(shown.first()).not.toHaveText(words[0] ?? '')
  await areHidden()
  await reveal.press(' ')
  await expect(shown).toHaveText([...words])
  await reveal.press(' ')
  await expect(shown.first()).not.toHaveText(words[0] ?? '')
  // Leaving the page asks for the password again.
  await openHash(app, '#/settings')
  await openHash(app, '#/settings/words')
  await expect(app.getByTestId('gate-password')).toBeVisible()
  await expect(app.getByTestId('phrase')).toHaveCount(0)
})

function changeStoredAddress(page: Page, id: string, address: string): Promise<void> {
  return page.evaluate(
    ([wanted, other]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('causeway-store')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const writing = opening.result.transaction('settings', 'readwrite')
          const settings = writing.objectStore('settings')
          const asked = settings.get('accounts')
          asked.onsuccess = () => {
            const { content, ...row } = asked.result
            const changed = content.map((each: { id: string }) =>
              each.id === wanted ? { ...each, address: other } : each,
            )
            settings.put({ ...row, content: changed }, 'accounts')
          }
          writing.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    [id, address],
  )
}

async function breakVault(page: Page, copies: readonly ('slot-a' | 'slot-b')[], value?: string): Promise<void> {
  await page.evaluate(
    ({ keys, text }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('causeway-store')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const database = opening.result
          const writing = database.transaction('vault', 'readwrite')
          const vault = writing.objectStore('vault')
          for (const key of keys) text === undefined ? vault.delete(key) : vault.put(text, key)
          writing.oncomplete = () => {
            database.close()
            resolve()
          }
        }
      }),
    { keys: copies, text: value },
  )
}

async function readFromContentScript(wallet: Browser): Promise<string> {
  const site = await startSite()
  const page = await wallet.context.newPage()
  try {
    const session = await wallet.context.newCDPSession(page)
    const contexts: number[] = []
    session.on('Runtime.executionContextCreated', ({ context: { id, origin } }) => {
      if (origin === `chrome-extension://${wallet.extensionId}`) contexts.push(id)
    })
    await session.send('Runtime.enable')
    await page.goto(site.url)
    await expect.poll(() => contexts.length).toBeGreaterThan(0)
    const { result } = await session.send('Runtime.evaluate', {
      expression: 'chrome.storage.local.get().then(JSON.stringify, (error) => "refused: " + error.message)',
      contextId: contexts.at(-1) ?? 0,
      awaitPromise: true,
    })
    return String(result.value)
  } finally {
    await page.close()
    await site.stop()
  }
}

test('a damaged copy of the vault is said, the other one opens; where both are lost, the second copy does', {
  tag: '@odd',
}, async ({ app, wallet }) => {
  const words = await createWallet(app)
  await breakVault(app, ['slot-a'], '{"checksum":')
  await openHash(app, '#/settings')
  await app.getByTestId('lock-now').click()
  await expect(app.getByTestId('copy-damaged')).toBeVisible()
  await app.getByTestId('password').fill(PASSWORD)
  await app.getByTestId('unlock').click()
  await expect(app.getByText('The damaged copy is restored')).toBeVisible()
  await wallet.killWorker()
  expect(await shownWords(app, PASSWORD)).toEqual(words)
  const [a, b] = await storedVault(app)
  expect(a).toBe(b)

  expect(await wallet.inWorker('chrome.storage.local.get("vaultSecondCopy")')).toEqual({ vaultSecondCopy: a })
  expect(await readFromContentScript(wallet)).toMatch(/^refused: /)
  await breakVault(app, ['slot-a', 'slot-b'])
  await openHash(app, '#/settings')
  await app.getByTestId('lock-now').click()
  await expect(app.getByTestId('second-copy-used')).toBeVisible()
  await app.getByTestId('password').fill(PASSWORD)
  await app.getByTestId('unlock').click()
  await expect(app.getByText('Your wallet is complete again')).toBeVisible()
  expect(await shownWords(app, PASSWORD)).toEqual(words)
  expect(await storedVault(app)).toEqual([a, b])
})

test('a wallet with every copy damaged: the copies are saved as a file and erased, and the words restore the wallet', {
  tag: '@odd',
}, async ({ app, devnet, wallet }) => {
  const words = await createWallet(app)
  const account = await addressOf(app)
  await devnet.fund(account)
  await openHash(app, '#/')
  await devnet.pauseSolver(true)
  const id = await cross(app, { from: 'ETH on Ethereum', to: 'ETH on Base', amount: '0.1' })
  await expect.poll(async () => (await devnet.sentBy(1, account)).length).toBe(1)
  await openHash(app, '#/settings')
  await app.getByTestId('lock-now').click()
  await expect(app.getByTestId('password')).toBeVisible()
  const torn = '{"checksum":'
  await breakVault(app, ['slot-a', 'slot-b'], torn)
  await wallet.inWorker(`chrome.storage.local.set({ vaultSecondCopy: ${JSON.stringify(torn)} })`)

  await app.reload()
  await expect(app.getByTestId('damaged')).toContainText('Your recovery phrase or a backup file restores your accounts')
  await expect(app.getByTestId('erase-damaged')).toHaveCount(0)
  const [file] = await Promise.all([app.waitForEvent('download'), app.getByTestId('save-damaged').click()])
  expect(JSON.parse(readFileSync(await file.path(), 'utf8')).copies).toEqual({ a: torn, b: torn, secondCopy: torn })
  expect(await storedVault(app)).toEqual([torn, torn])
  await app.getByTestId('erase-damaged').click()
  await expect(app.getByTestId('under-way')).toContainText('0.1 ETH, Ethereum → Base')
  await app.getByTestId('erase-word').fill('erase')
  await confirm(app)
  await expect(app.getByTestId('import')).toBeVisible()
  expect(await storedVault(app)).toEqual([])
  // A running transfer and the same wallet's return still need these copies.
  const copies = Object.keys(await wallet.inWorker<object>('chrome.storage.local.get()'))
  expect(copies).toContain(`executions:${id}`)
  expect(copies).not.toContain('vaultSecondCopy')

  await wallet.killWorker()
  await devnet.pauseSolver(false)
  await expect.poll(() => storedHistory(app, id)).toContain('filled')
  await app.reload()
  await importWallet(app, words.join(' '), NEXT)
  await expect(app.getByTestId('account')).toContainText(account.slice(-6))
})

test('a wallet of a newer version is said to be one, and nothing leads to its end', { tag: '@even' }, async ({
  app,
  wallet,
}) => {
  await createWallet(app)
  const newer = readFileSync(new URL('../vault/golden/v2-unknown.vault', import.meta.url), 'utf8').trimEnd()
  await breakVault(app, ['slot-b'], newer)
  await breakVault(app, ['slot-a'], 'torn')
  await wallet.inWorker(`chrome.storage.local.set({ vaultSecondCopy: 'torn' })`)
  await wallet.killWorker()
  await app.reload()
  await expect(app.getByText('Update to open it')).toBeVisible()
  await expect(app.getByRole('button')).toHaveCount(0)
  expect(await storedVault(app)).toEqual(['torn', newer])
})

test('accounts are called by their numbers in the language that was chosen before there were any', {
  tag: '@odd',
}, async ({ app }) => {
  await toWelcome(app)
  await app.getByTestId('language-de').click()
  await expect(app.getByTestId('create')).toHaveText('Neue Wallet anlegen')
  await createWallet(app)
  await openHash(app, '#/accounts')
  await expect(app.getByTestId('account-row-evm-0')).toContainText('Konto 1')
  await app.getByTestId('add-next').click()
  await expect(app.getByTestId('account-row-evm-1')).toContainText('Konto 2')
  await expect(app.getByText('Konto 2 wurde hinzugefügt.')).toBeVisible()
})

test('accounts are added, imported, watched, renamed and hidden; each is found where money moves', {
  tag: '@even',
}, async ({ app }) => {
  await createWallet(app)
  const first = await addressOf(app)
  await openHash(app, '#/accounts')
  await app.getByTestId('add-next').click()
  await expect(app.getByTestId('account-row-evm-1')).toBeVisible()
  await app.getByTestId('import-account').click()
  await app.getByTestId('account-key').fill(`${KEY}0`)
  await app.getByTestId('import-account-go').click()
  await expect(app.getByText('this one has 65')).toBeVisible()
  await app.getByTestId('account-key').fill(KEY)
  await app.getByTestId('import-account-name').fill('Old phone')
  await app.getByTestId('import-account-go').click()
  const row = app.getByTestId(`account-row-key-${IMPORTED.slice(2).toLowerCase()}`)
  await expect(row).toContainText('Old phone')
  await app.getByTestId('account-key').fill(KEY)
  await app.getByTestId('import-account-go').click()
  await expect(app.getByText('This is already Old phone.')).toBeVisible()
  await app.getByTestId('watch-account').click()
  await app.getByTestId('watch-address').fill(WATCHED)
  await app.getByTestId('watch-account-name').fill('Ledger')
  await app.getByTestId('watch-account-go').click()
  await expect(app.getByText('Ledger', { exact: true })).toBeVisible()

  await row.click()
  await app.getByTestId('to-key').click()
  await passGate(app, PASSWORD)
  await app.getByTestId('reveal').click()
  await expect(app.getByTestId('private-key')).toHaveText(`0x${KEY}`)

  await openHash(app, '#/form')
  await app.getByTestId('other-recipient').click()
  await app.getByTestId(`known-${WATCHED}`).click()
  await expect(app.getByTestId('recipient-watched')).toContainText('Watch-only: Ledger')
  await app.getByTestId('own-recipient').click()

  // The header lists paying accounts only.
  await openHash(app, '#/')
  await app.getByTestId('account').click()
  const options = app.getByRole('option')
  await expect(options).toHaveCount(5)
  await expect(app.getByRole('option', { name: 'Add account' })).toBeVisible()
  await expect(app.getByRole('option', { name: 'Ledger' })).toHaveCount(0)
  await app.getByRole('option', { name: 'Account 2' }).click()
  await expect(app.getByTestId('full-address').first()).not.toHaveText(first)
  await openReceive(app, 'BTC on Bitcoin')
  await expect(app.getByTestId('full-address').first()).toContainText('bc1q')
  await openHash(app, '#/account/evm-1')
  await app.getByTestId('account-name').fill('Savings')
  await app.getByTestId('account-rename').click()
  await app.getByTestId('account-hide').click()
  await openHash(app, '#/accounts')
  await expect(app.getByTestId('account-row-evm-1')).toContainText('Savings')
  await expect(app.getByTestId('account-row-evm-1')).toContainText('Hidden')

  // Another program changes where the first account receives.
  await openHash(app, '#/settings')
  await app.getByTestId('lock-now').click()
  await expect(app.getByTestId('password')).toBeVisible()
  await changeStoredAddress(app, 'evm-0', THIEF)
  await app.getByTestId('password').fill(PASSWORD)
  await app.getByTestId('unlock').click()
  await openHash(app, '#/')
  await expect(app.getByTestId('closed-evm-0')).toContainText('this account is closed')
  await openReceive(app, 'ETH on Ethereum')
  await expect(app.getByTestId('full-address').first()).toBeVisible()
  await expect(app.getByTestId('full-address').filter({ hasText: THIEF })).toHaveCount(0)
  await openHash(app, '#/')
  await app.getByTestId('reopen-evm-0').click()
  await expect(app.getByTestId('changed-rows')).toHaveCount(0)
  await app.getByTestId('account').click()
  await app.getByRole('option', { name: 'Account 1' }).click()
  await openReceive(app, 'ETH on Ethereum')
  await expect(app.getByTestId('full-address').first()).toHaveText(first)
})

test('a backup file brings a wallet back in another browser, with all of its accounts, under a new password', {
  tag: '@odd',
}, async ({ app, extension }) => {
  const words = await createWallet(app)
  await openHash(app, '#/accounts')
  await app.getByTestId('add-next').click()
  await expect(app.getByTestId('account-row-evm-1')).toBeVisible()
  await app.getByTestId('import-account').click()
  await app.getByTestId('account-key').fill(KEY)
  await app.getByTestId('import-account-name').fill('Old phone')
  await app.getByTestId('import-account-go').click()
  await expect(app.getByText('Old phone', { exact: true })).toBeVisible()
  await app.getByTestId('watch-account').click()
  await app.getByTestId('watch-address').fill(WATCHED)
  await app.getByTestId('watch-account-name').fill('Ledger')
  await app.getByTestId('watch-account-go').click()
  await expect(app.getByText('Ledger', { exact: true })).toBeVisible()
  await openHash(app, '#/settings/backup')
  await app.getByTestId('gate-password').fill(PASSWORD)
  await app.getByTestId('backup-own').click()
  await app.getByTestId('new-password').fill('eleven tin boats in the rain')
  await app.getByTestId('repeat-password').fill('eleven tin boats in the rain')
  const [download] = await Promise.all([app.waitForEvent('download'), app.getByTestId('gate-go').click()])
  const file = await download.path()
  const text = readFileSync(file, 'utf8')
  expect(text).not.toMatch(new RegExp(`Ledger|Old phone|${KEY}|${words[0]} ${words[1]}`))

  const second = await launch({ extension })
  try {
    const fresh = await second.welcome()
    await fresh.getByTestId('restore').click()
    await fresh.getByTestId('backup-file').setInputFiles(file)
    await fresh.getByTestId('backup-password').fill(PASSWORD)
    await fresh.getByTestId('open-backup').click()
    await expect(fresh.getByText('Wrong password, or the file was changed')).toBeVisible()
    await fresh.getByTestId('backup-password').fill('eleven tin boats in the rain')
    await fresh.getByTestId('open-backup').click()
    await expect(fresh.getByTestId('backup-found')).toContainText('It has 3 accounts and 1 watched address.')
    await fresh.getByTestId('open-backup').click()
    await fresh.getByTestId('new-password').fill(NEXT)
    await fresh.getByTestId('repeat-password').fill(NEXT)
    await fresh.getByTestId('create-vault').click()
    await fresh.getByTestId('open-wallet').click()
    expect(await shownWords(fresh, NEXT)).toEqual(words)
    await openHash(fresh, '#/accounts')
    for (const name of ['Account 1', 'Account 2', 'Old phone', 'Ledger']) {
      await expect(fresh.getByText(name, { exact: true })).toBeVisible()
    }
    await openHash(fresh, `#/key/key-${IMPORTED.slice(2).toLowerCase()}`)
    await passGate(fresh, NEXT)
    await fresh.getByTestId('reveal').click()
    await expect(fresh.getByTestId('private-key')).toHaveText(`0x${KEY}`)
  } finally {
    await second.close()
  }
})

test('a forgotten password: the words give a new one, those of another wallet change nothing, and all else stays', {
  tag: '@even',
}, async ({ app, devnet }) => {
  const words = await createWallet(app)
  const account = await addressOf(app)
  await devnet.fund(account)
  await openHash(app, '#/accounts')
  await app.getByTestId('add-next').click()
  await app.getByTestId('account-row-evm-1').click()
  await app.getByTestId('account-name').fill('Savings')
  await app.getByTestId('account-rename').click()
  await openHash(app, '#/accounts')
  await expect(app.getByText('Savings', { exact: true })).toBeVisible()
  await app.getByTestId('import-account').click()
  await app.getByTestId('account-key').fill(KEY)
  await app.getByTestId('import-account-name').fill('Old phone')
  await app.getByTestId('import-account-go').click()
  await expect(app.getByText('Old phone', { exact: true })).toBeVisible()
  await openHash(app, '#/')

  await devnet.pauseSolver(true)
  const id = await cross(app, { from: 'ETH on Ethereum', to: 'ETH on Base', amount: '0.1' })
  await expect.poll(async () => (await devnet.sentBy(1, account)).length).toBe(1)
  await openHash(app, '#/settings')
  await app.getByTestId('lock-now').click()
  for (let tries = 1; tries <= 6; tries += 1) {
    await app.getByTestId('password').fill('not the password at all')
    await app.getByTestId('unlock').click()
    await expect(app.getByTestId('unlock-tries')).toContainText(`${tries} wrong ${tries === 1 ? 'try' : 'tries'}`)
  }

  await app.getByTestId('forgot').click()
  const before = await storedVault(app)
  await app.getByTestId('recover-words').click()
  await typeWords(app, 'test test test test test test test test test test test junk'.split(' '))
  await expect(app.getByTestId('recovery-refused')).toContainText('another wallet, whose first account is 0xf39F…2266')
  expect(await storedVault(app)).toEqual(before)
  await app.getByRole('button', { name: 'Back', exact: true }).click()
  await typeWords(app, words)
  await expect(app.getByTestId('recovery-lost')).toContainText('Old phone')
  await app.getByTestId('new-password').fill(NEXT)
  await app.getByTestId('repeat-password').fill(NEXT)
  await app.getByTestId('create-vault').click()
  await expect(app.getByTestId('lock-now')).toBeVisible()
  expect(await storedVault(app)).not.toEqual(before)

  await devnet.pauseSolver(false)
  await expect.poll(() => storedHistory(app, id)).toContain('filled')
  await openHash(app, '#/accounts')
  await expect(app.getByText('Savings', { exact: true })).toBeVisible()
  await expect(app.getByTestId(`account-row-key-${IMPORTED.slice(2).toLowerCase()}`)).toHaveCount(0)
  await expect(app.getByText('Old phone', { exact: true })).toBeVisible()
  await openHash(app, `#/transfer/${encodeURIComponent(id)}`)
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  expect(await devnet.sentBy(1, account)).toHaveLength(1)
  expect(await shownWords(app, NEXT)).toEqual(words)
})
