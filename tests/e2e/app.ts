import type { Page } from 'playwright'
import { expect } from './patient-expect.ts'

export const PASSWORD = 'seven lanterns over quiet water'

/** Such as `USDC on Base`. */
export type Side = `${string} on ${string}`

/** The guided tour takes its pictures there. */
export type Seen = (screen: string) => Promise<void>
const unseen: Seen = async () => undefined

export type Move = Readonly<{ from: Side; to: Side; amount: string }>

export async function toWelcome(page: Page): Promise<void> {
  if (!page.url().includes('/popup.html')) await page.goto(new URL('/popup.html#/welcome', page.url()).href)
}

export async function createWallet(page: Page, seen: Seen = unseen): Promise<readonly string[]> {
  await toWelcome(page)
  await expect(page.getByTestId('create')).toBeVisible()
  await seen('welcome')
  await page.getByTestId('create').click()
  await expect(page.getByTestId('reveal')).toBeVisible()
  await seen('new-words')
  await page.getByTestId('reveal').click()
  const words = await page.getByTestId('phrase').locator('li > b').allInnerTexts()
  await page.getByTestId('written-down').click()
  for (const field of await page.locator('[data-testid^="word-"]:not([data-testid="word-count"])').all()) {
    const number = Number((await field.getAttribute('data-testid'))?.replace('word-', ''))
    await field.fill(words[number - 1] ?? '')
  }
  await seen('words-again')
  await page.getByTestId('confirm-words').click()
  await choosePassword(page, seen)
  return words
}

export async function importWallet(page: Page, phrase: string, password = PASSWORD): Promise<void> {
  await toWelcome(page)
  await page.getByTestId('import').click()
  for (const [index, word] of phrase.split(' ').entries()) await page.getByTestId(`word-${index + 1}`).fill(word)
  await page.getByTestId('check-phrase').click()
  await page.getByTestId('found-next').click()
  await choosePassword(page, unseen, password)
}

async function choosePassword(page: Page, seen: Seen, password = PASSWORD): Promise<void> {
  await page.getByTestId('new-password').fill(password)
  await page.getByTestId('repeat-password').fill(password)
  await expect(page.locator('[data-testid=create-vault]:not([aria-disabled])')).toBeEnabled()
  await seen('password')
  await page.getByTestId('create-vault').click()
  await expect(page.getByTestId('open-wallet')).toBeVisible()
  await seen('learn')
  await page.getByTestId('open-wallet').click()
  await expect(page.getByTestId('open-bridge')).toBeVisible()
}

export async function arrivedExactly(page: Page): Promise<string | undefined> {
  return /Arrived exactly\s*([\d.]+)/.exec((await page.getByRole('main').textContent()) ?? '')?.[1]
}

export async function addressOf(page: Page): Promise<string> {
  const text = await page.getByTestId('full-address').first().textContent()
  return (text ?? '').replace(/\s/g, '')
}

export async function openReceive(page: Page, side: Side): Promise<void> {
  await openHash(page, '#/receive')
  await page.getByRole('option', { name: new RegExp(`^${side}\\b`) }).click()
  await expect(page.getByTestId('full-address').first()).toBeVisible()
}

export async function bitcoinAddressOf(page: Page): Promise<string> {
  await openReceive(page, 'BTC on Bitcoin')
  await expect(page.getByTestId('full-address').first()).toContainText('bc1q')
  return addressOf(page)
}

export async function fillMove(page: Page, { from, to, amount }: Move): Promise<void> {
  await openHash(page, '#/form')
  await choose(page, 'from', from)
  await choose(page, 'to', to)
  await page.getByTestId('amount').fill(amount)
}

async function choose(page: Page, which: 'from' | 'to', side: Side): Promise<void> {
  await page.getByTestId(which).click()
  await page.getByRole('option', { name: new RegExp(`^${side}\\b`) }).click()
}

/** A refused quote says this among its details. */
export async function expectFinding(page: Page, said: string | RegExp): Promise<void> {
  const refused = page.getByTestId('quote-refused')
  const details = refused.getByTestId('finding-details')
  if ((await details.getAttribute('aria-expanded')) === 'false') await details.click()
  await expect(refused).toContainText(said)
}

export const expectCodes = (page: Page) => expectFinding(page, /[A-Z][0-9]{2}/)

/** The button is busy until the answer comes. */
export async function askAgain(page: Page): Promise<void> {
  await page.getByTestId('ask-again').click()
  await expect(page.getByTestId('ask-again')).not.toHaveAttribute('aria-busy', 'true')
}

export async function review(page: Page): Promise<void> {
  await page.getByTestId('review').click()
  await expect(page.getByTestId('review-sentence')).toBeVisible()
}

/** With the password or a warning's tick where the review asks. */
export async function confirm(page: Page): Promise<void> {
  await page.bringToFront()
  const password = page.getByTestId('safeguard-password')
  const boxes = page.locator('[data-testid=accept-same], [data-testid=accept-contract], [data-testid=accept-stranger]')
  await expect(page.getByTestId('confirm')).toBeAttached()
  for (const end of await page.getByTestId('end-of-text').all()) await end.scrollIntoViewIfNeeded()
  await expect(page.locator('[data-testid=confirm]:not([aria-disabled])').or(password).or(boxes).first()).toBeVisible()
  for (const box of await boxes.all()) await box.check()
  if (await password.isVisible()) await password.fill(PASSWORD)
  await expect(page.getByTestId('confirm')).toBeEnabled()
  // The click may close the window.
  await page
    .getByTestId('confirm')
    .click()
    .catch((error: unknown) => {
      if (!page.isClosed()) throw error
    })
}

export async function openHash(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to
  }, hash)
}

export async function transferId(page: Page): Promise<string> {
  await page.waitForURL(/#\/transfer\//)
  return decodeURIComponent(page.url().split('#/transfer/')[1] ?? '')
}

export async function cross(page: Page, move: Move, seen: Seen = unseen): Promise<string> {
  await fillMove(page, move)
  await expect(page.getByTestId('review')).toBeEnabled()
  await seen('form')
  await review(page)
  await seen('review')
  await confirm(page)
  const id = await transferId(page)
  await seen('on-its-way')
  return id
}

/** Reads a transfer's stored journal without the background. */
export async function storedHistory(page: Page, id: string): Promise<readonly string[]> {
  return page.evaluate(
    (wanted) =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('causeway-store')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const database = opening.result
          const asked = database.transaction('executions').objectStore('executions').get(wanted)
          asked.onerror = () => reject(asked.error)
          asked.onsuccess = () => {
            database.close()
            const row = asked.result as { execution?: { history: { what: string }[] } } | undefined
            resolve((row?.execution?.history ?? []).map((line) => line.what))
          }
        }
      }),
    id,
  )
}
