import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import type { World } from '../../devnet/world.ts'
import { addressOf, confirm } from '../app.ts'
import { type Browser, launch } from '../browser.ts'
import { devnetOf } from '../devnet.ts'
import { haveWallet } from '../made/wallet.ts'
import { approvalWindow, ask, findWallet, heard } from '../sites.ts'
import { attack, type Facts, type Report } from './kit.ts'
import type { Attack } from './table.ts'

const VICTIM = 'https://victim.test'

// The frame impersonates the page's end and reports to the top.
const SPEAKS = `
  const told = []
  addEventListener('eip6963:announceProvider', () => told.push('provider'))
  dispatchEvent(new Event('eip6963:requestProvider'))
  performance.addEventListener('mine<', ({ detail }) => told.push(detail))
  performance.dispatchEvent(new CustomEvent('causeway', { detail: 'mine' }))
  const call = { v: 1, key: crypto.randomUUID(), method: 'eth_requestAccounts' }
  performance.dispatchEvent(new CustomEvent('mine>', { detail: JSON.stringify(call) }))
  setTimeout(() => top.postMessage(['spoke', origin, ...told], '*'), 200)`

export type Stage = Readonly<{
  wallet: Browser
  facts: Facts
  open: (address: string) => Promise<Page>
  connect: (page: Page) => Promise<void>
  /** Attacks from the page's first script; returns its report. */
  attack: (run: Attack[1], origin: string) => Promise<Report>
  /** Starts to count extension windows and uncaught background errors. */
  watch: () => Promise<void>
  /**
   * The connected site heard nothing and still gets answers. Only these windows opened, and the background
   * survived.
   */
  expectNoHarm: (windows?: readonly unknown[]) => Promise<void>
  close: () => Promise<void>
}>

export async function openStage(extension: string, world: World): Promise<Stage> {
  const wallet = await launch({ extension })
  const app = await wallet.welcome()
  await haveWallet(app)
  const account = await addressOf(app)
  await devnetOf(world.line).fund(account)
  const scripts = new Map<string, string>()
  await serve(wallet, scripts)

  const open = async (address: string) => {
    const page = await wallet.context.newPage()
    await page.goto(address)
    expect(await findWallet(page)).toBe(true)
    return page
  }
  const connect = async (page: Page) => {
    let asked: Promise<unknown> = Promise.resolve()
    const window = await approvalWindow(wallet, async () => {
      asked = ask(page, 'eth_requestAccounts')
    })
    await confirm(window)
    await asked
    await expect.poll(() => ask(page, 'eth_accounts')).toEqual({ result: [account.toLowerCase()] })
  }
  const victim = await open(`${VICTIM}/`)
  await connect(victim)
  const callsId = await sendIntent(wallet, victim)
  const facts = { account, callsId, victim: VICTIM, extension: `chrome-extension://${wallet.extensionId}/` }

  let windows: string[] = []
  let before: unknown
  const seen = (page: Page) => {
    if (page.url().startsWith(facts.extension)) windows.push(page.url())
  }
  wallet.context.on('page', (page) => {
    seen(page)
    page.on('framenavigated', (frame) => frame.parentFrame() === null && seen(page))
  })
  // The site hears its own intent's progress.
  const changes = async () => (await heard(victim)).filter(([name]) => name !== 'message')

  return {
    wallet,
    facts,
    open,
    connect,
    attack: async (run, origin) => {
      scripts.set(origin, `(${attack})(${JSON.stringify(facts)}, ${run})`)
      const page = await wallet.context.newPage()
      try {
        const predicate = (message: { text: () => string }) => message.text().startsWith('attacked ')
        const [said] = await Promise.all([
          page.waitForEvent('console', { predicate, timeout: 120_000 }),
          page.goto(`${origin}/`),
        ])
        return JSON.parse(said.text().slice('attacked '.length)) as Report
      } finally {
        await page.close()
      }
    },
    watch: async () => {
      windows = []
      before = await changes()
      await wallet.inWorker(COUNT_TROUBLES)
    },
    expectNoHarm: async (expected = []) => {
      expect(await wallet.inWorker('self.troubles')).toEqual([])
      expect(await ask(victim, 'eth_accounts')).toEqual({ result: [account.toLowerCase()] })
      expect(await changes()).toEqual(before)
      expect([...new Set(windows)]).toEqual(expected)
    },
    close: wallet.close,
  }
}

// A restarted background would have lost this count.
const COUNT_TROUBLES = `
  if (!self.troubles) {
    self.troubles = []
    const count = (event) => self.troubles.push(String(event.reason ?? event.message))
    addEventListener('error', count)
    addEventListener('unhandledrejection', count)
  }`

async function serve(wallet: Browser, scripts: ReadonlyMap<string, string>): Promise<void> {
  await wallet.context.route(/\.test[.:/]/, (route) => {
    const { pathname, search, origin } = new URL(route.request().url())
    // A page that is gone by now needs no answer.
    const fulfill = (contentType: string, body: string) =>
      route.fulfill({ contentType, body }).catch((error: unknown) => {
        if (!String(error).includes('has been closed')) throw error
      })
    const script = (body: string) => fulfill('text/javascript', body)
    const html = (body: string) => fulfill('text/html', `<!doctype html><title>blank</title>${body}`)
    if (pathname === '/speaks.js') return script(SPEAKS)
    if (pathname === '/attack.js') return script(scripts.get(origin) ?? '')
    if (pathname === '/speaks') return html('<script src="/speaks.js"></script>')
    if (pathname === '/frames') return html(`<iframe src="${decodeURIComponent(search.slice(1))}"></iframe>`)
    return html(pathname === '/' && scripts.has(origin) ? '<script src="/attack.js"></script>' : '')
  })
}

async function sendIntent(wallet: Browser, page: Page): Promise<string> {
  const output = { asset: 'eip155:8453/slip44:60', amount: '0x2386f26fc10000' }
  let asked: ReturnType<typeof ask> = Promise.resolve({})
  const window = await approvalWindow(wallet, async () => {
    asked = ask(page, 'wallet_sendIntent', [{ version: '1.0.0', output }])
  })
  await confirm(window)
  const { result } = await asked
  return (result as { id: string }).id
}
