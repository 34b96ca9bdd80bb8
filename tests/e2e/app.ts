import type { Page } from 'playwright'
import { expect } from 'playwright/test'

/** The password of every test wallet; long enough to be taken. */
export const PASSWORD = 'correct horse battery staple'

/** A currency as the form's lists name it, such as `USDC on Base`. */
export type Side = `${string} on ${string}`

/** Told of each screen that is passed, by its name; the guided tour takes its pictures there. */
export type Seen = (screen: string) => Promise<void>
const unseen: Seen = async () => undefined

/** What is to be moved: both sides, and the amount as a person types it. */
export type Move = Readonly<{ from: Side; to: Side; amount: string }>

/** Creates a wallet through the screens: new words, three of them typed again, a password. */
export async function createWallet(page: Page, seen: Seen = unseen): Promise<readonly string[]> {
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

/** Imports a phrase through the screens, word by word. */
export async function importWallet(page: Page, phrase: string, password = PASSWORD): Promise<void> {
  await page.getByTestId('import').click()
  for (const [index, word] of phrase.split(' ').entries()) await page.getByTestId(`word-${index + 1}`).fill(word)
  await page.getByTestId('check-phrase').click()
  await choosePassword(page, unseen, password)
}

async function choosePassword(page: Page, seen: Seen, password = PASSWORD): Promise<void> {
  await page.getByTestId('new-password').fill(password)
  await page.getByTestId('repeat-password').fill(password)
  await seen('password')
  await page.getByTestId('create-vault').click()
  await expect(page.getByTestId('open-wallet')).toBeVisible()
  await seen('learn')
  await page.getByTestId('open-wallet').click()
  await expect(page.getByTestId('move-money')).toBeVisible()
}

/** What the page of a crossing says that has arrived, to the last digit. */
export async function arrivedExactly(page: Page): Promise<string | undefined> {
  return /Arrived, exactly\s*([\d.]+)/.exec((await page.getByRole('main').textContent()) ?? '')?.[1]
}

/** The address of the wallet's account, from the home screen's list of balances. */
export async function addressOf(page: Page): Promise<string> {
  const text = await page.getByTestId('full-address').first().textContent()
  return (text ?? '').replace(/\s/g, '')
}

/** The Bitcoin address that the wallet wants to be paid at next, from the screen that shows it. */
export async function bitcoinAddressOf(page: Page): Promise<string> {
  await openHash(page, '#/receive')
  await page.getByRole('radio', { name: 'Bitcoin' }).check()
  await expect(page.getByTestId('full-address').first()).toContainText('bc1q')
  return addressOf(page)
}

/** Fills the form; the amount is typed as a person does. */
export async function fillMove(page: Page, { from, to, amount }: Move): Promise<void> {
  await openHash(page, '#/move')
  await choose(page, 'from', from)
  await choose(page, 'to', to)
  await page.getByTestId('amount').fill(amount)
}

async function choose(page: Page, which: 'from' | 'to', side: Side): Promise<void> {
  await page.getByTestId(which).click()
  await page.getByRole('option', { name: new RegExp(`^${side}\\b`) }).click()
}

/** Asks again for a quote that was refused, and waits for the answer: the button is busy from the click until then. */
export async function askAgain(page: Page): Promise<void> {
  await page.getByTestId('ask-again').click()
  await expect(page.getByTestId('ask-again')).not.toHaveAttribute('aria-busy', 'true')
}

/** Waits for the quote to be proven and goes to the review. */
export async function review(page: Page): Promise<void> {
  await page.getByTestId('review').click()
  await expect(page.getByTestId('review-sentence')).toBeVisible()
}

/**
 * Says yes to the whole plan, once the button has come to life; with the password where the safeguards want it, and with a
 * tick where the same was just sent, or a contract or somebody in calls is paid for the first time.
 */
export async function confirm(page: Page): Promise<void> {
  await page.bringToFront()
  const password = page.getByTestId('safeguard-password')
  const boxes = page.locator('[data-testid=accept-same], [data-testid=accept-contract], [data-testid=accept-stranger]')
  await expect(page.locator('[data-testid=confirm]:not([aria-disabled])').or(password).or(boxes).first()).toBeVisible()
  for (const box of await boxes.all()) await box.check()
  if (await password.isVisible()) await password.fill(PASSWORD)
  await expect(page.getByTestId('confirm')).toBeEnabled()
  // A window may close under the click, by what the click does.
  await page
    .getByTestId('confirm')
    .click()
    .catch((error: unknown) => {
      if (!page.isClosed()) throw error
    })
}

/** Goes to a place of the app without loading the page again. */
export async function openHash(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to
  }, hash)
}

/** The id of the crossing that the page shows. */
export async function crossingId(page: Page): Promise<string> {
  await page.waitForURL(/#\/crossing\//)
  return decodeURIComponent(page.url().split('#/crossing/')[1] ?? '')
}

/** Does a whole crossing from the form to its timeline. */
export async function cross(page: Page, move: Move, seen: Seen = unseen): Promise<string> {
  await fillMove(page, move)
  await expect(page.getByTestId('review')).toBeEnabled()
  await seen('form')
  await review(page)
  await seen('review')
  await confirm(page)
  const id = await crossingId(page)
  await seen('on-its-way')
  return id
}

/** Reads the stored history of a crossing straight from the disk of the extension, without its background. */
export async function storedHistory(page: Page, id: string): Promise<readonly string[]> {
  return page.evaluate(
    (wanted) =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('causeway')
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
