import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { startWorld } from '../devnet/world.ts'
import { addressOf, createWallet, fillMove } from '../e2e/app.ts'
import { type Browser, launch } from '../e2e/browser.ts'
import { devnetOf } from '../e2e/devnet.ts'
import { buildForWorld } from '../run/world-build.ts'
import { ROUNDS } from './size.ts'
import { type Row, row } from './statistics.ts'

/**
 * Measures from the service's answer to the verified quote on screen, on the devnet.
 * The floor is the worker's wait for the service.
 */
export async function benchQuote(): Promise<readonly Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'causeway-quote-'))
  const world = await startWorld({ ports: 'os' })
  const extension = buildForWorld({ browser: 'chrome', profile: world.line.profile, output: folder })
  const browser = await launch({ extension })
  try {
    const page = await browser.welcome()
    await createWallet(page)
    await devnetOf(world.line).fund(await addressOf(page))
    await fillMove(page, { from: 'ETH on Ethereum', to: 'ETH on Base', amount: '0.1' })
    await page.locator('.quote .lines').first().waitFor()
    await listenToTheService(browser)
    const shown: number[] = []
    const answered: number[] = []
    while (shown.length < ROUNDS) {
      const at = await quoteFor(page, `0.1${1 + (shown.length % 9)}`)
      const service = await browser.inWorker<Answered>('causewayQuoted')
      shown.push(at - service.at)
      answered.push(service.took)
    }
    return [row('from the service’s answer to the proven quote on the screen', '≤ 100 ms', 'ms', shown, answered)]
  } finally {
    await browser.close()
    await world.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

type Answered = Readonly<{ at: number; took: number }>

// Milliseconds since 1970, as the browser's pages count.
function listenToTheService(browser: Browser): Promise<void> {
  return browser.inWorker(`(() => {
    const asked = fetch
    const now = () => performance.timeOrigin + performance.now()
    globalThis.fetch = async (...request) => {
      const began = now()
      const response = await asked(...request)
      if (new URL(request[0], location.href).pathname.startsWith('/quote')) {
        await response.clone().arrayBuffer()
        globalThis.causewayQuoted = { at: now(), took: now() - began }
      }
      return response
    }
  })()`)
}

function quoteFor(page: Page, amount: string): Promise<number> {
  return page.evaluate(`(async () => {
    const field = document.querySelector('[data-testid=amount]')
    field.value = '${amount}'
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    const isShown = () => document.querySelector('.quote .lines') !== null
    for (const wanted of [false, true]) while (isShown() !== wanted) await new Promise(requestAnimationFrame)
    return performance.timeOrigin + performance.now()
  })()`)
}
