import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { activityEntries, isEntryOfOthers } from '../../../src/ui/activity/entry.ts'
import { FILTER_OUTCOMES, filterEntries, NO_FILTER } from '../../../src/ui/activity/filter.ts'
import { withoutGaps } from '../../../src/ui/activity/pages/use-pages.ts'
import { sentViews } from '../approval/calls-scenes.ts'
import { galleryPage } from '../page.ts'
import { executions } from '../scene-executions.ts'

const past = activityEntries(executions, sentViews)
const found = (filter: Partial<typeof NO_FILTER>) =>
  filterEntries(past, { ...NO_FILTER, ...filter }, ({ id }) => `transfer ${id}`).map(({ id }) => id)

describe('what is looked for', () => {
  it('is everything until something is asked for, newest first', () => {
    expect(found({})).toHaveLength(7)
    expect(past.map(({ approvedAtSeconds }) => -approvedAtSeconds)).toEqual(
      past.map(({ approvedAtSeconds }) => -approvedAtSeconds).sort((a, b) => a - b),
    )
  })

  it('has exactly one outcome each', () => {
    const all = FILTER_OUTCOMES.flatMap((outcome) => found({ outcome }))
    expect([...all].sort()).toEqual([...found({})].sort())
    expect(found({ outcome: 'returned' })).toEqual(['d'])
  })

  it('is on one of its chains, and asked for by one asker', () => {
    expect(found({ chainId: 8453 }).length).toBeGreaterThan(0)
    expect(found({ chainId: 5 })).toEqual([])
    expect(found({ asker: 'https://app.bridge-garden.example' })).toEqual(['bundle:two', 'bundle:one'])
    expect(found({ asker: 'wallet' })).toHaveLength(5)
  })

  it('has every word somewhere, in any order', () => {
    expect(found({ words: '  B  Trans' })).toContain('b')
    expect(found({ words: 'b nothing' })).toEqual([])
  })
})

it('sets the records of another wallet apart', () => {
  const [first, ...others] = executions.map((each, at) =>
    at === 0 ? { ...each, isOfFormerWallet: true as const } : each,
  )
  const [sent, ...more] = sentViews
  if (!first || !sent) throw new Error('expected a transfer and calls')
  const all = activityEntries([first, ...others], [{ ...sent, isOfFormerWallet: true }, ...more])
  expect(new Set(all.filter(isEntryOfOthers).map(({ id }) => id))).toEqual(new Set([first.id, sent.bundle.id]))
})

it('shows no further back than each list was read that has more', () => {
  const ids = (...untils: Parameters<typeof withoutGaps>[1]) => withoutGaps(past, untils).map(({ id }) => id)
  const [, second, third] = past
  expect(ids(undefined, undefined)).toHaveLength(7)
  expect(ids(second, undefined)).toHaveLength(2)
  expect(ids(undefined, third)).toHaveLength(3)
  expect(ids(third, second)).toHaveLength(2)
})

describe('the list', () => {
  const open = galleryPage()

  it('holds transfers and what pages had sent, by day', async () => {
    const page = await open('activity-both')
    const links = await page
      .locator('.day .transfer-row')
      .evaluateAll((all) => all.map((row) => row.getAttribute('href')))
    expect(links).toEqual([
      '#/transfer/a',
      '#/bundle/bundle%3Atwo',
      '#/transfer/b',
      '#/bundle/bundle%3Aone',
      '#/transfer/c',
      '#/transfer/d',
      '#/transfer/e',
    ])
  })

  it('is narrowed by typing and by the lists, by keyboard alone, and says how much was found', async () => {
    const page = await open('activity-both')
    expect(await page.getByTestId('find-asker').count()).toBe(0)
    await page.getByTestId('find-filters').click()
    await page.getByTestId('find').focus()
    await page.keyboard.type('refunded')
    await page.getByTestId('found').filter({ hasText: '1 entry found' }).waitFor()
    expect(await page.locator('.transfer-row').count()).toBe(1)
    expect(await page.getByRole('button', { name: /^CSV: \w/ }).count()).toBe(1)
    await page.getByTestId('find').fill('nobody calls it that')
    await page.getByTestId('save-csv').waitFor({ state: 'detached' })
    expect(await page.getByTestId('save-json').count()).toBe(0)
    await page.getByTestId('find').fill('')
    await page.getByTestId('find-asker').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.type('older.example')
    await page.keyboard.press('Enter')
    await page.getByTestId('found').filter({ hasText: '1 entry found' }).waitFor()
    await page.getByTestId('find-clear').click()
    expect(await page.locator('.transfer-row').count()).toBe(7)
  })

  it('says at once what a page had sent where that was said before, when a row comes back', async () => {
    const page = await open('activity-both')
    const words = () => page.locator('a[href="#/bundle/bundle%3Atwo"] .transfer-what').textContent()
    await page
      .locator('a[href="#/bundle/bundle%3Atwo"] .transfer-party, a[href="#/bundle/bundle%3Atwo"] bdi')
      .first()
      .waitFor()
    const before = await words()
    await page.getByTestId('find').fill('nobody calls it that')
    await page.locator('.transfer-row').first().waitFor({ state: 'detached' })
    await page.evaluate(() => {
      const first = new Promise<string>((resolve) => {
        new MutationObserver((_changes, observer) => {
          const row = document.querySelector('a[href="#/bundle/bundle%3Atwo"] .transfer-what')
          if (!row) return
          observer.disconnect()
          resolve(row.textContent ?? '')
        }).observe(document.body, { childList: true, subtree: true })
      })
      Object.assign(window, { first })
    })
    await page.getByTestId('find').fill('')
    expect(await page.evaluate(() => window.first)).toBe(before)
  })

  it('is narrowed by state, by chain and by words together, and widened by each as it is taken back', async () => {
    const page = await open('activity-both')
    const links = () => page.locator('.transfer-row').evaluateAll((all) => all.map((row) => row.getAttribute('href')))
    const choose = async (list: string, typed: string) => {
      await page.getByTestId(list).click()
      await page.keyboard.type(typed)
      await page.keyboard.press('Enter')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    await page.getByTestId('find-filters').click()
    await choose('find-outcome', 'under way')
    expect(await links()).toEqual(['#/transfer/a', '#/bundle/bundle%3Atwo', '#/transfer/e'])
    await choose('find-chain', 'ethereum')
    expect(await links()).toEqual(['#/transfer/a', '#/transfer/e'])
    await page.getByTestId('find').fill('status unknown')
    await page.getByTestId('found').filter({ hasText: '1 entry found' }).waitFor()
    expect(await links()).toEqual(['#/transfer/e'])
    await choose('find-outcome', 'refunded')
    expect(await links()).toEqual([])
    await page.getByTestId('find').fill('')
    expect(await links()).toEqual(['#/transfer/d'])
    await choose('find-outcome', 'any')
    expect(await links()).toEqual(['a', 'b', 'c', 'd', 'e'].map((id) => `#/transfer/${id}`))
    await choose('find-chain', 'any')
    expect(await links()).toHaveLength(7)
  })

  it('says where nothing fits, and reads on to the end to be sure', async () => {
    const page = await open('activity-many')
    await page.getByTestId('find').fill('no such thing')
    await page.getByTestId('found').filter({ hasText: 'Nothing found' }).waitFor()
    const asked = await page.evaluate(
      () => window.fake.calls.filter(({ method }) => method === 'executions.list').length,
    )
    expect(asked).toBe(3)
    expect(await page.getByTestId('more').count()).toBe(0)
  })

  it('is taken away as it is narrowed', async () => {
    const page = await open('activity-both')
    const save = async () => {
      const [file] = await Promise.all([page.waitForEvent('download'), page.getByTestId('save-json').click()])
      const { transfers, transactions } = JSON.parse(await readFile(await file.path(), 'utf8'))
      return [...transfers, ...transactions].map(({ id }: { id: string }) => id)
    }
    const calls = ['bundle:two', 'bundle:two', 'bundle:one', 'bundle:one']
    expect(await save()).toEqual(['first', 'second', ...calls])
    await page.evaluate(() => {
      const { call } = window.fake
      const row = (id: string) => ({ id }) as never
      Object.assign(window.fake, {
        call: (...of: Parameters<typeof call>) =>
          of[0] === 'history.list' ? Promise.resolve({ rows: ['a', 'b', 'd'].map(row), next: null }) : call(...of),
      })
    })
    await page.getByTestId('find').fill('refunded')
    expect(await save()).toEqual(['d'])
    await page.getByTestId('find').fill('bridge-garden')
    expect(await save()).toEqual(calls)
  })
})

describe('the home screen', () => {
  const open = galleryPage()

  it('has what is under way on top, and the last of what is over below', async () => {
    const page = await open('home-recent')
    const links = (selector: string) =>
      page.locator(`${selector} .transfer-row`).evaluateAll((all) => all.map((row) => row.getAttribute('href')))
    expect(await links('.in-flight')).toEqual(['#/transfer/a', '#/bundle/bundle%3Atwo', '#/transfer/e'])
    expect(await links('[data-testid=recent]')).toEqual(['#/transfer/b', '#/bundle/bundle%3Aone', '#/transfer/c'])
    const places = ['.in-flight', '[data-testid=valuation]', '[data-testid=balances]', '[data-testid=recent]']
    const edges = await Promise.all(
      places.map((place) =>
        page.locator(place).evaluate((part) => [part.getBoundingClientRect().top, part.getBoundingClientRect().bottom]),
      ),
    )
    expect(edges.flat()).toEqual([...new Set(edges.flat())].sort((a, b) => a - b))
  })
})
