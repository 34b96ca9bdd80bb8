import { PASSWORD } from '../../e2e/app.ts'
import type { Browser } from '../../e2e/browser.ts'
import { openPopup } from '../popup.ts'

const LONGEST_MILLISECONDS = 300_000

export async function lock(browser: Browser): Promise<void> {
  const page = await openPopup(browser, '#/settings')
  await page.getByTestId('lock-now').click()
  await page.getByTestId('password').waitFor()
  await page.close()
}

/** Milliseconds from the popup to its password field, and from the press to the unlocked page. */
export type Unlock = Readonly<{ shown: number; opened: number }>

/** Restarts the background first. */
export async function unlockTime(browser: Browser): Promise<Unlock> {
  await browser.killWorker()
  const page = await openPopup(browser)
  await page.getByTestId('password').waitFor({ timeout: LONGEST_MILLISECONDS })
  const shown = await page.evaluate(() => performance.now())
  await page.getByTestId('password').fill(PASSWORD)
  const unlocked = page.evaluate<number>(UNTIL_OPEN)
  await page.getByTestId('unlock').click()
  const opened = await unlocked
  await page.close()
  return { shown, opened }
}

// It is text because the compiler would add to a function.
const UNTIL_OPEN = `new Promise((resolve, reject) => {
  setTimeout(() => reject(new Error('expected an unlocked page')), ${LONGEST_MILLISECONDS})
  addEventListener('click', () => {
    const pressedAt = performance.now()
    const look = () => {
      if (document.querySelector('[data-testid=password]')) requestAnimationFrame(look)
      else resolve(performance.now() - pressedAt)
    }
    look()
  }, { capture: true, once: true })
})`
