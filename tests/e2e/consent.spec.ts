import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { addressOf, confirm, openHash, PASSWORD } from './app.ts'
import { type Browser, launch } from './browser.ts'
import { expect, test } from './fixtures.ts'
import { haveWallet } from './made/wallet.ts'
import { approvalWindow, ask, findWallet, heard, type Site, startSite } from './sites.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

async function openSite(wallet: Browser, url = site.url): Promise<Page> {
  const page = await wallet.context.newPage()
  await page.goto(`${url}/`)
  expect(await findWallet(page)).toBe(true)
  return page
}

async function connect(wallet: Browser, page: Page): Promise<unknown> {
  let answer: Promise<unknown> = Promise.resolve()
  const window = await approvalWindow(wallet, async () => {
    answer = ask(page, 'eth_requestAccounts')
  })
  await confirm(window)
  return answer
}

const names = async (page: Page) => (await heard(page)).map(([name]) => name)
const last = async (page: Page) => (await heard(page)).at(-1)

test('11, 14, 20: accounts come and go with the lock and the permission, in every tab of the site', {
  tag: '@even',
}, async ({ app, wallet }) => {
  await haveWallet(app)
  const address = await addressOf(app)
  const [page, other] = [await openSite(wallet), await openSite(wallet)]
  expect(await ask(page, 'eth_accounts')).toEqual({ result: [] })
  expect(await connect(wallet, page)).toEqual({ result: [address.toLowerCase()] })
  for (const each of [page, other])
    await expect.poll(() => last(each)).toEqual(['accountsChanged', [address.toLowerCase()]])

  await app.bringToFront()
  await openHash(app, '#/settings')
  await app.getByTestId('lock-now').click()
  for (const each of [page, other]) await expect.poll(() => last(each)).toEqual(['accountsChanged', []])
  expect(await ask(page, 'eth_accounts')).toEqual({ result: [] })
  await app.getByTestId('password').fill(PASSWORD)
  await app.getByTestId('unlock').click()
  for (const each of [page, other])
    await expect.poll(() => last(each)).toEqual(['accountsChanged', [address.toLowerCase()]])

  expect(await ask(page, 'wallet_revokePermissions', [{ eth_accounts: {} }])).toEqual({ result: null })
  for (const each of [page, other]) await expect.poll(() => last(each)).toEqual(['accountsChanged', []])
  expect(await ask(page, 'wallet_getPermissions')).toEqual({ result: [] })
  const expected = ['connect', ...Array.from({ length: 4 }, () => 'accountsChanged')]
  for (const each of [page, other]) expect(await names(each)).toEqual(expected)
})

test('11: a locked wallet asks for the password first, then shows the connected site’s request', {
  tag: '@odd',
}, async ({ app, wallet }) => {
  await haveWallet(app)
  const address = await addressOf(app)
  const page = await openSite(wallet)
  await connect(wallet, page)
  await app.bringToFront()
  await openHash(app, '#/settings')
  await app.getByTestId('lock-now').click()
  await expect.poll(() => last(page)).toEqual(['accountsChanged', []])
  let answer: Promise<unknown> = Promise.resolve()
  const window = await approvalWindow(wallet, async () => {
    answer = ask(page, 'personal_sign', ['hello', address])
  })
  await expect(window.getByTestId('origin')).toContainText(new URL(site.url).host)
  await window.getByTestId('password').fill(PASSWORD)
  await window.getByTestId('unlock').click()
  await expect(window.locator('main')).toContainText('hello')
  await confirm(window)
  expect(await answer).toEqual({ result: expect.stringMatching(/^0x[0-9a-f]{130}$/) })

  await app.bringToFront()
  await openHash(app, '#/settings')
  await app.getByTestId('lock-now').click()
  await expect.poll(() => last(page)).toEqual(['accountsChanged', []])
  const again = await approvalWindow(wallet, async () => {
    answer = ask(page, 'personal_sign', ['hello again', address])
  })
  await again.getByTestId('password').waitFor()
  await again.close()
  expect(await answer).toMatchObject({ code: 4001 })
})

test('a question that several pages show is decided on one of them, the side panel too, and the others say so', {
  tag: '@odd',
}, async ({ app, wallet }) => {
  await haveWallet(app)
  const address = await addressOf(app)
  const page = await openSite(wallet)
  let answer: Promise<unknown> = Promise.resolve()
  const window = await approvalWindow(wallet, async () => {
    answer = ask(page, 'eth_requestAccounts')
  })
  const panel = await wallet.open('?panel')
  await expect(panel.locator('html')).toHaveAttribute('data-place', 'panel')
  for (const each of [app, panel]) await each.getByTestId('waiting').click()
  const [first, other] = [app.getByTestId('reject'), panel.getByTestId('reject')]
  await Promise.all([first.waitFor(), other.waitFor()])
  const closed = window.waitForEvent('close')
  // The other press may find its prompt already decided or closed.
  const press = (button: typeof first) => button.dispatchEvent('click', {}, { timeout: 1_000 }).catch(() => undefined)
  await Promise.all([press(first), press(other)])
  expect(await answer).toMatchObject({ code: 4001 })
  await closed
  for (const each of [app, panel]) await expect(each.getByTestId('no-question')).toBeVisible()

  const next = await approvalWindow(wallet, async () => {
    answer = ask(page, 'eth_requestAccounts')
  })
  await expect(app.getByTestId('reject')).toBeVisible()
  await panel.bringToFront()
  await Promise.all([next.waitForEvent('close'), confirm(panel)])
  expect(await answer).toEqual({ result: [address.toLowerCase()] })
  await expect(app.getByTestId('no-question')).toContainText('You answered this request in another Causeway window')
})

test('12, 13: a page that loads again and asks again hears the answer; closing is a no, and looking elsewhere is not', {
  tag: '@odd',
}, async ({ app, wallet }) => {
  await haveWallet(app)
  const address = await addressOf(app)
  const page = await openSite(wallet)
  let refused: Promise<unknown> = Promise.resolve()
  const first = await approvalWindow(wallet, async () => {
    refused = Promise.all([
      ask(page, 'eth_requestAccounts'),
      ask(page, 'wallet_requestPermissions', [{ eth_accounts: {} }]),
    ])
  })
  await expect(first.getByTestId('confirm')).toBeVisible()
  await first.close()
  expect(await refused).toEqual([
    { code: 4001, message: expect.any(String) },
    { code: 4001, message: expect.any(String) },
  ])

  const second = await approvalWindow(wallet, async () => void ask(page, 'eth_requestAccounts').catch(() => undefined))
  await app.bringToFront()
  await expect(second.getByTestId('confirm')).toBeVisible()
  await Promise.all([second.waitForEvent('close'), page.reload()])
  expect(await findWallet(page)).toBe(true)
  let answer: Promise<unknown> = Promise.resolve()
  await confirm(
    await approvalWindow(wallet, async () => {
      answer = ask(page, 'eth_requestAccounts')
    }),
  )
  expect(await answer).toEqual({ result: [address.toLowerCase()] })
  await expect.poll(() => last(page)).toEqual(['accountsChanged', [address.toLowerCase()]])
})

test('16, 17: a site stays on its chain over loads, kills and restarts, and asks that chain’s node', {
  tag: '@even',
}, async ({ devnet, extension }) => {
  const profile = mkdtempSync(join(tmpdir(), 'causeway-profile-'))
  const stranger = await startSite()
  try {
    const wallet = await launch({ extension, profile })
    const app = await wallet.welcome()
    await haveWallet(app)
    const address = await addressOf(app)
    await devnet.fund(address, { chainId: 8453, currency: `0x${'0'.repeat(40)}`, amount: '12345' })
    const [page, other] = [await openSite(wallet), await openSite(wallet, stranger.url)]
    await connect(wallet, page)
    const switching = page.evaluate(async () => {
      const { wallet: provider } = window
      await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x2105' }] })
      const { heard: events } = window
      return [events.at(-1), await provider.request({ method: 'eth_chainId' })]
    })
    expect(await switching).toEqual([['chainChanged', '0x2105'], '0x2105'])
    expect(await ask(page, 'eth_getBalance', [address, 'latest'])).toEqual({ result: '0x3039' })
    expect(await ask(other, 'eth_chainId')).toEqual({ result: '0x1' })
    expect(await names(other)).toEqual(['connect'])

    await wallet.killWorker()
    await page.reload()
    await findWallet(page)
    expect(await ask(page, 'net_version')).toEqual({ result: '8453' })
    await expect.poll(() => heard(page)).toEqual([['connect', { chainId: '0x2105' }]])
    expect(await ask(page, 'wallet_switchEthereumChain', [{ chainId: '0x89' }])).toMatchObject({ code: 4902 })
    await wallet.close()

    const again = await launch({ extension, profile })
    expect(await ask(await openSite(again), 'eth_chainId')).toEqual({ result: '0x2105' })
    await again.close()
  } finally {
    rmSync(profile, { recursive: true, force: true })
    await stranger.stop()
  }
})

test('window.ethereum is there for a site that the user has named and in its frames, from its next load on, and for no other', {
  tag: '@even',
}, async ({ app, wallet }) => {
  await haveWallet(app)
  const other = await startSite()
  const seenAt = async (url: string) => {
    const page = await wallet.context.newPage()
    await page.goto(url)
    expect(await findWallet(page)).toBe(true)
    const seen = await page.evaluate(async () => {
      const frame = Object.assign(document.createElement('iframe'), { srcdoc: '<!doctype html>' })
      await new Promise((resolve) => {
        frame.onload = resolve
        document.body.append(frame)
      })
      const inFrame = Reflect.has(frame.contentWindow ?? {}, 'ethereum')
      const { ethereum, wallet: provider } = window as unknown as CompatibleWindow
      const described = Object.getOwnPropertyDescriptor(window, 'ethereum')
      if (!ethereum) return inFrame ? 'in a frame' : undefined
      return {
        isOurs: ethereum === provider,
        isMetaMask: ethereum.isMetaMask === true,
        inFrame,
        ...described,
        value: 0,
      }
    })
    await page.close()
    return seen
  }
  const found = { value: 0, writable: true, configurable: true, enumerable: true, isOurs: true, inFrame: true }
  expect(await seenAt(site.url)).toBeUndefined()
  await app.bringToFront()
  await openHash(app, '#/settings')
  await app.getByTestId('compatible').dispatchEvent('click')
  await app.getByTestId('compatible-address').fill('nothing here')
  await app.getByTestId('compatible-address').press('Enter')
  await expect(app.getByText('Enter the address of a site')).toBeVisible()
  await app.getByTestId('compatible-address').fill(`${site.url}/some/where?x=1`)
  await app.getByTestId('compatible-address').press('Enter')
  const row = app.getByTestId(`compatible-${site.url}`)
  await expect(row).toBeVisible()
  // The browser's processes get new script lists a little later.
  await expect.poll(() => seenAt(site.url)).toEqual({ ...found, isMetaMask: false })
  expect(await seenAt(other.url)).toBeUndefined()
  await row.getByTestId('as-metamask').dispatchEvent('click')
  await expect.poll(() => seenAt(site.url)).toEqual({ ...found, isMetaMask: true })
  await row.getByTestId('off').dispatchEvent('click')
  await expect(row).toBeHidden()
  await expect.poll(() => seenAt(site.url)).toBeUndefined()
  await other.stop()
})

test('7: the node’s own error, with the data of a revert, reaches the page', { tag: '@odd' }, async ({
  devnet,
  app,
  wallet,
}) => {
  await app.bringToFront()
  const page = await openSite(wallet)
  const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
  // A transfer(address,uint256) above the caller's balance.
  const data = `0xa9059cbb${'11'.repeat(20).padStart(64, '0')}${'ff'.repeat(32)}`
  const call = { from: `0x${'22'.repeat(20)}`, to: usdc, data }
  const direct = await fetch(devnet.line.chains[1]?.rpc ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_call', params: [call, 'latest'] }),
  })
  const { error } = (await direct.json()) as { error: { code: number; message: string; data: string } }
  expect(error.data).toMatch(/^0x/)
  const told = await page.evaluate(
    async (params) => {
      const { wallet: provider } = window
      return provider.request({ method: 'eth_call', params }).catch((thrown) => {
        const { code, message, data: revert } = thrown
        return { code, message, data: revert }
      })
    },
    [call, 'latest'],
  )
  expect(told).toEqual(error)
})
