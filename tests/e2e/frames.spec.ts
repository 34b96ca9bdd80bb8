import type { Frame, Page } from 'playwright'
import { addressOf, confirm } from './app.ts'
import type { Browser } from './browser.ts'
import { expect, test } from './fixtures.ts'
import { haveWallet } from './made/wallet.ts'
import { type Answer, approvalWindow, ask, findWallet, type Outcome } from './sites.ts'

const SHOP = 'https://shop.test'
const SWAP = 'https://swap.test'

async function open(wallet: Browser, address: string, pages: Readonly<Record<string, Answer>>): Promise<Page> {
  await wallet.context.unrouteAll()
  await wallet.context.route(/\.test(:\d+)?\//, (route) => {
    const { body = '<!doctype html><title>blank</title>', headers = {} } = pages[route.request().url()] ?? {}
    return route.fulfill({ status: 200, contentType: 'text/html', body, headers })
  })
  const page = await wallet.context.newPage()
  await page.goto(address)
  return page
}

function frameNamed(page: Page, name: string): Frame {
  const frame = page.frame({ name })
  if (!frame) throw new Error(`expected a frame ${name}`)
  return frame
}

async function accountsIn(frame: Frame | Page): Promise<Outcome | 'none'> {
  return (await findWallet(frame)) ? ask(frame, 'eth_accounts') : 'none'
}

async function promptOf(wallet: Browser, page: Page, frame: Frame | Page, method: string, params?: unknown) {
  await page.bringToFront()
  let answer: Promise<Outcome> = Promise.resolve({})
  const window = await approvalWindow(wallet, async () => {
    answer = ask(frame, method, params)
  })
  return { window, answer }
}

test('frames of the page’s origin share its grant, and frames of another are sites of two names', {
  tag: '@odd',
}, async ({ app, wallet }) => {
  await haveWallet(app)
  const account = (await addressOf(app)).toLowerCase()
  const page = await open(wallet, `${SHOP}/`, {
    [`${SHOP}/`]: {
      body: `<!doctype html><iframe name="own" src="/in"></iframe><iframe name="empty"></iframe>
        <iframe name="written" srcdoc="<!doctype html><p>written"></iframe><iframe name="made"></iframe>
        <iframe name="other" src="${SWAP}/"></iframe><iframe name="port" src="${SHOP}:8443/"></iframe>
        <iframe name="kept" sandbox="allow-scripts allow-same-origin" src="${SWAP}/"></iframe>
        <iframe name="opaque" sandbox="allow-scripts" src="/in"></iframe>
        <iframe name="opaque-text" sandbox="allow-scripts" srcdoc="<!doctype html>"></iframe>
        <iframe name="data" src="data:text/html,<!doctype html>"></iframe>
        <script>made.location = URL.createObjectURL(new Blob(['<!doctype html>'], { type: 'text/html' }))</script>`,
    },
    'https://elsewhere.test/': {
      body: `<!doctype html><iframe name="other" src="${SWAP}/"></iframe><iframe name="shop" src="${SHOP}/in"></iframe>`,
    },
  })
  await expect.poll(() => frameNamed(page, 'made').url()).toMatch(/^blob:/)
  const found = async () => {
    const answers: Record<string, Outcome | 'none'> = { top: await accountsIn(page) }
    for (const frame of page.frames().slice(1)) answers[frame.name()] = await accountsIn(frame)
    return answers
  }
  const seen = { result: [account] }
  const unseen = { result: [] }
  const none = { opaque: 'none', 'opaque-text': 'none', data: 'none' }
  const others = { other: unseen, kept: unseen, port: unseen }
  expect(await found()).toEqual({
    top: unseen,
    own: unseen,
    empty: unseen,
    written: unseen,
    made: unseen,
    ...others,
    ...none,
  })

  const own = await promptOf(wallet, page, frameNamed(page, 'written'), 'eth_requestAccounts')
  await expect(own.window.getByTestId('origin')).toHaveText([SHOP])
  await confirm(own.window)
  expect(await own.answer).toEqual(seen)
  expect(await found()).toEqual({ top: seen, own: seen, empty: seen, written: seen, made: seen, ...others, ...none })

  const other = await promptOf(wallet, page, frameNamed(page, 'other'), 'eth_requestAccounts')
  await expect(other.window.getByTestId('origin')).toHaveText([SWAP, SHOP])
  await expect(other.window.getByTestId('origin').last()).toBeInViewport()
  await confirm(other.window)
  expect(await other.answer).toEqual(seen)
  expect(await found()).toMatchObject({ other: seen, kept: seen, port: unseen })
  const alone = await wallet.context.newPage()
  await alone.goto(`${SWAP}/`)
  expect(await accountsIn(alone)).toEqual(unseen)
  await alone.goto('https://elsewhere.test/')
  for (const name of ['other', 'shop']) expect(await accountsIn(frameNamed(alone, name))).toEqual(unseen)
  await alone.close()

  const signIn = await promptOf(wallet, page, frameNamed(page, 'other'), 'personal_sign', [
    `shop.test wants you to sign in with your Ethereum account:\n${await addressOf(app)}\n\n\nURI: ${SHOP}/\nVersion: 1\nChain ID: 1\nNonce: 12345678\nIssued At: 2026-01-01T00:00:00Z`,
    account,
  ])
  await expect(signIn.window.getByTestId('origin').first()).toHaveText(SWAP)
  await expect(signIn.window.getByTestId('confirm')).toBeDisabled()
  await signIn.window.getByTestId('reject').click()
  expect(await signIn.answer).toMatchObject({ code: 4001 })
})

test('a frame that goes away takes its prompt along, and its successor hears nothing', { tag: '@even' }, async ({
  app,
  wallet,
}) => {
  await haveWallet(app)
  const page = await open(wallet, `${SHOP}/`, {
    [`${SHOP}/`]: { body: `<!doctype html><iframe name="other" src="${SWAP}/"></iframe>` },
  })
  const frame = frameNamed(page, 'other')
  expect(await accountsIn(frame)).toEqual({ result: [] })
  const first = await promptOf(wallet, page, frame, 'eth_requestAccounts')
  const lost = expect(first.answer).rejects.toThrow()
  await page.evaluate(() => void Object.assign(document.querySelector('iframe') ?? {}, { src: 'https://evil.test/' }))
  await lost
  await expect.poll(() => frame.url()).toBe('https://evil.test/')
  expect(await accountsIn(frame)).toEqual({ result: [] })
  await expect.poll(() => first.window.isClosed()).toBe(true)

  await page.evaluate((src) => void Object.assign(document.querySelector('iframe') ?? {}, { src }), `${SWAP}/`)
  await expect.poll(() => frame.url()).toBe(`${SWAP}/`)
  expect(await accountsIn(frame)).toEqual({ result: [] })
  const second = await promptOf(wallet, page, frame, 'eth_requestAccounts')
  const left = expect(second.answer).rejects.toThrow()
  await page.goto('https://evil.test/')
  await left
  await expect.poll(() => second.window.isClosed()).toBe(true)
  expect(await accountsIn(page)).toEqual({ result: [] })
})
