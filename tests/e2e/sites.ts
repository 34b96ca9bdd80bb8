import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Frame, Page } from 'playwright'
import type { Browser } from './browser.ts'
import { expect } from './patient-expect.ts'

export type Answer = Readonly<{ type?: string; body?: string; headers?: Readonly<Record<string, string>> }>

/** `url` ends without a slash. */
export type Site = Readonly<{ url: string; stop: () => Promise<void> }>

/** An unknown path is a blank page. */
export async function startSite(pages: Readonly<Record<string, Answer>> = {}): Promise<Site> {
  const server = createServer((asked, response) => answer(pages[asked.url ?? '/'] ?? {}, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        // Browsers keep connections open.
        server.closeAllConnections()
      }),
  }
}

function answer({ type = 'text/html', body, headers = {} }: Answer, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': type, ...headers })
  response.end(body ?? '<!doctype html><title>blank</title><p>blank</p>')
}

/** Keeps it as the page's `wallet`, with its events in `heard`. */
export async function findWallet(page: Page | Frame): Promise<boolean> {
  return page.evaluate(() => {
    const kept = window
    addEventListener('eip6963:announceProvider', (event) => {
      const { info, provider } = (event as CustomEvent).detail
      if (info.rdns !== 'app.causeway' || kept.wallet === provider) return
      kept.wallet = provider
      kept.heard = []
      for (const name of ['connect', 'disconnect', 'accountsChanged', 'chainChanged', 'message']) {
        provider.on(name, (value: unknown) => kept.heard?.push([name, value instanceof Error ? value.message : value]))
      }
    })
    dispatchEvent(new Event('eip6963:requestProvider'))
    return kept.wallet !== undefined
  })
}

export type Outcome = Readonly<{ result?: unknown; code?: number; message?: string }>

const PROMPTING =
  /^(eth_requestAccounts|wallet_requestPermissions|personal_sign|eth_signTypedData_v[34]|eth_sendTransaction|wallet_send\w+)$/

/** Brings the page to the front, as the user's click would. */
export async function ask(page: Page | Frame, method: string, params?: unknown): Promise<Outcome> {
  if (PROMPTING.test(method) && 'bringToFront' in page) await page.bringToFront()
  return page.evaluate(
    async ([name, given]) => {
      const { wallet } = window
      try {
        return {
          result: await wallet.request({ method: name as string, ...(given === undefined ? {} : { params: given }) }),
        }
      } catch (error) {
        const { code, message } = error as { code: number; message: string }
        return { code, message }
      }
    },
    [method, params] as const,
  )
}

/** Each event since `findWallet`, as name and value. */
export function heard(page: Page): Promise<readonly [string, unknown][]> {
  return page.evaluate(() => window.heard)
}

export async function approvalWindow(wallet: Browser, act: () => Promise<unknown>): Promise<Page> {
  const [window] = await Promise.all([wallet.context.waitForEvent('page', { timeout: 90_000 }), act()])
  // The browser sometimes never reports a new window as loaded, so this polls.
  await expect(window).toHaveURL(/#\/approval/)
  return window
}
