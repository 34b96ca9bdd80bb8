import { describe, expect, it } from 'vitest'
import type { ExecutionView } from '../../../src/api/views/transfers.ts'
import {
  type LoadedRecords,
  recordsToReload,
  sortedRecords,
  withPage,
} from '../../../src/ui/activity/pages/loaded-records.ts'
import { TRANSFERS } from '../../../src/ui/activity/pages/sources.ts'
import { galleryPage } from '../page.ts'
import { fillings, many } from '../scene-executions.ts'

describe('what is known of the list', () => {
  const none: LoadedRecords<ExecutionView> = new Map()
  const page = (known: LoadedRecords<ExecutionView>, ...of: readonly ExecutionView[]) => withPage(known, of, TRANSFERS)
  const ids = (known: LoadedRecords<ExecutionView>) => sortedRecords(known, TRANSFERS).map(({ id }) => id)

  it('has no gap when new transfers push old ones off the newest page', () => {
    const [first, second, third] = many.map((each, at) => ({ ...each, id: `${at}` }))
    if (!first || !second || !third) throw new RangeError('expected three transfers')
    const before = page(page(none, second, third))
    expect(ids(page(before, first, second))).toEqual(['0', '1', '2'])
  })

  it('takes the newer reading of the same transfer', () => {
    const moving = { ...fillings.pending, id: 'a' }
    const known = page(page(none, moving), { ...fillings.received, id: 'a' })
    expect(sortedRecords(known, TRANSFERS).map(({ stage }) => stage.stage)).toEqual(['filled'])
  })

  it('is the same again where nothing of a page is new', () => {
    const one = { ...fillings.received, id: 'a' }
    const known = page(none, one)
    expect(page(known, one)).toBe(known)
    expect(page(known, { ...one })).not.toBe(known)
  })

  it('orders those of one second as the background does', () => {
    const at = { approvedAtSeconds: 5 }
    const known = page(none, { ...fillings.received, ...at, id: 'a' }, { ...fillings.received, ...at, id: 'b' })
    expect(ids(known)).toEqual(['b', 'a'])
  })

  it('looks again at what may have moved on, and at nothing else', () => {
    const known = page(
      none,
      { ...fillings.pending, id: 'older' },
      { ...fillings.received, id: 'over' },
      { ...fillings.pending, id: 'shown' },
    )
    expect(recordsToReload(known, [{ ...fillings.pending, id: 'shown' }], TRANSFERS)).toEqual(['older'])
  })
})

describe('the list', () => {
  const open = galleryPage()

  it('reads on a page at a time, to the end, with each transfer once', async () => {
    const page = await open('activity-many')
    const rows = page.locator('.transfer-row')
    expect(await rows.count()).toBe(30)
    await page.getByTestId('more').click()
    await page.waitForFunction(() => document.querySelectorAll('.transfer-row').length === 60)
    await page.getByTestId('more').focus()
    await page.keyboard.press('Enter')
    await page.getByTestId('more').waitFor({ state: 'detached' })
    const links = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('href')))
    expect([links.length, new Set(links).size]).toEqual([70, 70])
    const asked = await page.evaluate(() => window.fake.calls.filter(({ method }) => method === 'executions.list'))
    expect(asked.map((call) => call.params)).toMatchObject([
      {},
      { before: { id: 'transfer-029' }, limit: 30 },
      { before: { id: 'transfer-059' }, limit: 30 },
    ])
  })

  it('keeps what it has when no more can be read, and says so', async () => {
    const page = await open('activity-more-failed')
    expect(await page.getByTestId('more-failed').textContent()).toContain('The disk did not answer.')
    expect(await page.locator('.transfer-row').count()).toBe(30)
    expect(await page.getByTestId('more').count()).toBe(1)
  })

  it('does not ask for more where there is none', async () => {
    const page = await open('activity')
    expect(await page.getByTestId('more').count()).toBe(0)
  })
})

describe('the home screen', () => {
  const open = galleryPage()

  it('shows the newest transfers under way, and counts the others', async () => {
    const page = await open('home-busy')
    expect(await page.locator('.in-flight .transfer-row').count()).toBe(3)
    expect(await page.locator('.in-flight').textContent()).toContain('And 1,001 more under way')
  })
})
