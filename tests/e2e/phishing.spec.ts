import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writePhishingList } from '../../src/core/phishing/list.ts'
import { addressOf, confirm, openHash, PASSWORD } from './app.ts'
import { type Browser, launch } from './browser.ts'
import { askedBy } from './connected.ts'
import { expect, test } from './fixtures.ts'
import { haveWallet } from './made/wallet.ts'
import { approvalWindow, ask, findWallet, type Site, startSite } from './sites.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

test('a site on the list gets a warning in place of a question, and accounts only when its name was typed', {
  tag: '@even',
}, async ({ extension }) => {
  // This copy's list has the machine's name, but not its IP address.
  const folder = mkdtempSync(join(tmpdir(), 'causeway-listed-'))
  cpSync(extension, folder, { recursive: true })
  writeFileSync(join(folder, 'phishing.bin'), writePhishingList(['localhost'], Date.UTC(2026, 0, 2) / 1_000))
  const wallet = await launch({ extension: folder })
  try {
    const app = await wallet.welcome()
    await haveWallet(app)
    const account = await addressOf(app)
    const listed = await wallet.context.newPage()
    const asked: string[] = []
    wallet.context.on('request', (request) => asked.push(request.url()))
    await listed.goto(site.url.replace('127.0.0.1', 'localhost'))
    expect(await findWallet(listed)).toBe(true)

    let answer = ask(listed, 'eth_accounts')
    const connect = async () => {
      answer = ask(listed, 'eth_requestAccounts')
    }
    const first = await approvalWindow(wallet, connect)
    await expect(first.getByTestId('listed-site')).toContainText('localhost')
    await expect(first.getByText('January 2, 2026')).toBeVisible()
    await expect(first.getByTestId('confirm')).toHaveCount(0)
    await Promise.all([first.waitForEvent('close'), first.getByTestId('reject').click()])
    expect(await answer).toMatchObject({ code: 4001 })
    expect(await ask(listed, 'eth_accounts')).toEqual({ result: [] })

    const second = await approvalWindow(wallet, connect)
    await second.getByTestId('listed-go-on').click()
    await second.getByTestId('listed-host').fill('localhost')
    await second.getByTestId('listed-insist').click()
    await expect(second.getByTestId('suspicion')).toBeVisible()
    await confirm(second)
    expect(await answer).toEqual({ result: [account.toLowerCase()] })

    const other = await wallet.context.newPage()
    await other.goto(site.url)
    expect(await findWallet(other)).toBe(true)
    const third = await approvalWindow(wallet, async () => {
      answer = ask(other, 'eth_requestAccounts')
    })
    await expect(third.getByTestId('confirm')).toBeVisible()
    await expect(third.getByTestId('suspicion')).toHaveCount(0)
    await third.getByTestId('reject').click()
    expect(await answer).toMatchObject({ code: 4001 })
    // The extension's own list answered, so only the site's server saw its name.
    const named = asked.filter((url) => url.includes('localhost'))
    expect(named.filter((url) => new URL(url).port !== new URL(site.url).port)).toEqual([])
    expect(asked.some((url) => url.endsWith('/phishing.bin') && !url.startsWith('chrome-extension:'))).toBe(false)
  } finally {
    await wallet.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

test('a site that comes onto the list after it was let in sees nothing until its name was typed, and is warned of at each question', {
  tag: '@odd',
}, async ({ extension }) => {
  const folder = mkdtempSync(join(tmpdir(), 'causeway-listed-'))
  const profile = mkdtempSync(join(tmpdir(), 'causeway-profile-'))
  cpSync(extension, folder, { recursive: true })
  const list = (...hosts: string[]) =>
    writeFileSync(join(folder, 'phishing.bin'), writePhishingList(hosts, Date.UTC(2026, 0, 2) / 1_000))
  const address = site.url.replace('127.0.0.1', 'localhost')
  const visit = async (wallet: Browser) => {
    const page = await wallet.context.newPage()
    await page.goto(address)
    expect(await findWallet(page)).toBe(true)
    return page
  }
  let wallet: Browser | undefined
  try {
    list()
    wallet = await launch({ extension: folder, profile })
    const app = await wallet.welcome()
    await haveWallet(app)
    const account = await addressOf(app)
    const page = await visit(wallet)
    const settings = await wallet.open('#/settings')
    await page.bringToFront()
    await confirm(await approvalWindow(wallet, async () => void ask(page, 'eth_requestAccounts')))
    await expect.poll(() => ask(page, 'eth_accounts')).toEqual({ result: [account.toLowerCase()] })
    // The settings row follows the site's chain.
    await settings.bringToFront()
    await settings.getByTestId(`site-${address}`).dispatchEvent('click')
    await expect(settings.getByTestId('sites')).toContainText('Ethereum')
    expect(await ask(page, 'wallet_switchEthereumChain', [{ chainId: '0x2105' }])).toEqual({ result: null })
    await expect(settings.getByTestId('sites')).toContainText('Base')
    await wallet.close()

    list('localhost')
    wallet = await launch({ extension: folder, profile })
    const again = await wallet.open('#/settings')
    await again.getByTestId('password').fill(PASSWORD)
    await again.getByTestId('unlock').click()
    await openHash(again, '#/settings')
    await expect(again.getByTestId('sites')).toContainText('Blocked for now')
    const back = await visit(wallet)
    expect(await ask(back, 'eth_accounts')).toEqual({ result: [] })
    const message = ['0x41', account]
    expect(await ask(back, 'personal_sign', message)).toMatchObject({ code: 4100 })
    const asked = await askedBy(wallet, back, [], 'eth_requestAccounts')
    await expect(asked.window.getByTestId('listed-site')).toContainText('localhost')
    await asked.window.getByTestId('listed-go-on').click()
    await asked.window.getByTestId('listed-host').fill('localhost')
    await asked.window.getByTestId('listed-insist').click()
    await confirm(asked.window)
    expect(await asked.answer).toEqual({ result: [account.toLowerCase()] })
    const signing = await askedBy(wallet, back, message)
    await expect(signing.window.getByTestId('suspicion')).toBeVisible()
    await signing.window.getByTestId('reject').click()
    expect(await signing.answer).toMatchObject({ code: 4001 })
  } finally {
    await wallet?.close()
    rmSync(folder, { recursive: true, force: true })
    rmSync(profile, { recursive: true, force: true })
  }
})
