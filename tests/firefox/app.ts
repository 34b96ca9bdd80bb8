import { PASSWORD } from '../e2e/app.ts'
import type { FirefoxPage } from './page.ts'

export const at = (testId: string) => `[data-testid="${testId}"]`

/** An expression for the first element's text. */
export const textOf = (selector: string) => `document.querySelector('${selector}')?.textContent || null`

export async function createWallet(page: FirefoxPage): Promise<string> {
  await page.click(at('create'))
  await page.click(at('reveal'))
  await page.until(textOf('[data-testid=phrase] li > b'))
  const words = await page.evaluate<readonly string[]>(
    `[...document.querySelectorAll('[data-testid=phrase] li > b')].map((word) => word.innerText)`,
  )
  await page.click(at('written-down'))
  await page.until(`document.querySelector('${at('confirm-words')}') !== null`)
  const asked = await page.evaluate<readonly number[]>(
    `[...document.querySelectorAll('[data-testid^=word-]')].map((field) => Number(field.dataset.testid.slice(5))).filter(Boolean)`,
  )
  for (const number of asked) await page.fill(at(`word-${number}`), words[number - 1] ?? '')
  await page.click(at('confirm-words'))
  await page.fill(at('new-password'), PASSWORD)
  await page.fill(at('repeat-password'), PASSWORD)
  await page.click(at('create-vault'))
  await page.click(at('open-wallet'))
  return (await page.until<string>(textOf(at('full-address')))).replace(/\s/g, '')
}

export async function cross(page: FirefoxPage): Promise<void> {
  await page.evaluate(`void (location.hash = '#/form')`)
  await choose(page, 'from', 'ETH on Ethereum')
  await choose(page, 'to', 'ETH on Base')
  await page.fill(at('amount'), '0.1')
  await page.click(at('review'))
  await page.until(`${textOf(at('review-sentence'))}?.includes('0.1')`)
  await page.click(at('confirm'))
}

async function choose(page: FirefoxPage, which: 'from' | 'to', side: string): Promise<void> {
  await page.click(at(which))
  await page.fill('[role=combobox]', side)
  await page.until(`document.querySelector('[role=option]')?.innerText.includes(${JSON.stringify(side)})`)
  await page.click('[role=option]')
}
