import { join } from 'node:path'
import type { Page } from 'playwright'
import { addressOf, PASSWORD } from '../app.ts'
import type { Devnet } from '../devnet.ts'
import { expect } from '../patient-expect.ts'
import { scriptOf } from '../script.ts'

let script: Promise<string> | undefined

/** With the cheapest vault; opens home and returns the words. */
export async function haveWallet(page: Page): Promise<readonly string[]> {
  const isShown = page.url().includes('/popup.html')
  if (isShown) await expect(page.getByTestId('create')).toBeVisible()
  script ??= scriptOf(join(import.meta.dirname, 'in-page.ts'))
  await page.evaluate(await script)
  const words = await page.evaluate((password) => {
    const { causewayMakeWallet } = globalThis as typeof globalThis & {
      causewayMakeWallet: (password: string) => Promise<readonly string[]>
    }
    return causewayMakeWallet(password)
  }, PASSWORD)
  // The running background still knows no wallet.
  const session = await page.context().newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await session.detach()
  await page.goto(new URL('/popup.html#/', page.url()).href)
  if (isShown) await page.reload()
  await expect(page.getByTestId('open-bridge')).toBeVisible()
  return words
}

/** Also funds every chain; returns the address. */
export async function fundedWallet(page: Page, devnet: Devnet): Promise<string> {
  await haveWallet(page)
  const address = await addressOf(page)
  await devnet.fund(address)
  return address
}
