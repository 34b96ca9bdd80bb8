import { join } from 'node:path'
import { openHash } from '../../e2e/app.ts'
import type { Browser } from '../../e2e/browser.ts'
import { scriptOf } from '../../e2e/script.ts'
import { openPopup } from '../popup.ts'
import { ROUNDS } from '../size.ts'
import { type Row, row } from '../statistics.ts'

const SCRIPT = join(import.meta.dirname, '..', 'worker', 'list.ts')

/** Measures the activity list beside the same rows read and drawn by the bare browser. */
export async function activityList(browser: Browser): Promise<readonly Row[]> {
  const fresh: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await openPopup(browser, '#/activity')
    await page.locator('.transfer-row').first().waitFor()
    fresh.push(await page.evaluate(() => performance.now()))
    await page.close()
  }
  const page = await openPopup(browser, '#/activity')
  await page.evaluate(await scriptOf(SCRIPT))
  await page.locator('.transfer-row').first().waitFor()
  const rows = await page.locator('.transfer-row').count()
  const opened: number[] = []
  const bare: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await openHash(page, '#/settings')
    await page.locator('.transfer-row').first().waitFor({ state: 'detached' })
    opened.push(Number(await page.evaluate('causewayBench.ours()')))
    bare.push(Number(await page.evaluate(`causewayBench.bare(${rows})`)))
  }
  await page.close()
  const name = `activity list, ${rows} rows`
  const beside = '(floor: bare IndexedDB, bare rows)'
  return [
    row(`${name}, from the tap to the drawn page ${beside}`, '< 100 ms', 'ms', opened, bare),
    row(`${name}, from opening the popup to its first row ${beside}`, 'none', 'ms', fresh, bare),
  ]
}
