import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()
const links = (page: Page) =>
  page.locator('.day .transfer-row').evaluateAll((all) => all.map((row) => row.getAttribute('href')))

async function mend(page: Page, ...lists: readonly string[]): Promise<void> {
  await page.evaluate((mended) => {
    const { call } = window.fake
    Object.assign(window.fake, {
      call: (...of: Parameters<typeof call>) => (mended.includes(of[0]) ? Promise.resolve([]) : call(...of)),
    })
  }, lists)
}

describe('Couldn’t read a list of which a part', () => {
  it('shows the transfers where the transactions of sites are missing, and has them when they can be read', async () => {
    const page = await open('activity-sent-unread')
    expect(await page.getByTestId('unread').textContent()).toContain('Couldn’t read transactions for apps')
    expect(await page.getByTestId('unread').textContent()).toContain('Everything else is shown.')
    expect(await links(page)).toEqual(['a', 'b', 'c', 'd', 'e'].map((id) => `#/transfer/${id}`))
    await page.getByTestId('find').fill('refunded')
    await page.getByTestId('read-again').click()
    await page.getByTestId('read-again').and(page.locator(':not([aria-busy])')).waitFor()
    expect(await page.getByTestId('unread').count()).toBe(1)
    await mend(page, 'bundles.list')
    await page.getByTestId('read-again').click()
    await page.getByTestId('unread').waitFor({ state: 'detached' })
    expect(await links(page)).toEqual(['#/transfer/d'])
  })

  it('shows the transactions of sites where the transfers are missing', async () => {
    const page = await open('activity-transfers-unread')
    expect(await page.getByTestId('unread').textContent()).toContain('Couldn’t read transfers and payments')
    expect(await links(page)).toEqual(['#/bundle/bundle%3Atwo', '#/bundle/bundle%3Aone'])
  })

  it('does not call a list empty of which nothing could be read, and reads both again', async () => {
    const page = await open('activity-unread')
    expect(await page.getByTestId('unread').textContent()).toContain('Couldn’t read your activity')
    expect(await page.getByText('Nothing here yet').count()).toBe(0)
    await mend(page, 'executions.list')
    await page.getByTestId('read-again').click()
    await page.getByText('Couldn’t read transactions for apps').waitFor()
    expect(await page.getByText('Nothing here yet').count()).toBe(0)
    expect(await page.getByTestId('unread').textContent()).not.toContain('Everything else is shown.')
    await mend(page, 'executions.list', 'bundles.list')
    await page.getByTestId('read-again').click()
    await page.getByText('Nothing here yet').waitFor()
  })
})

describe('a record on the disk that cannot be read', () => {
  const LANGUAGES = {
    en: 'records can’t be read',
    de: 'Einträge',
    es: 'registros',
    ar: 'سجلات',
    ja: '記録',
    'zh-Hans': '记录',
  }

  it('is named in the list in every language, by its id and its time where that is known', async () => {
    const page = await open('activity-unreadable')
    await page.getByTestId('unreadable').waitFor()
    expect(await page.getByText('Nothing here yet').count()).toBe(0)
    for (const [language, words] of Object.entries(LANGUAGES)) {
      await page.evaluate((said) => window.say(said as 'en'), language)
      const text = await page.getByTestId('unreadable').textContent()
      expect(text).toContain(words)
      expect(text).toContain('damaged-transfer')
      expect(text).toContain('bundle:damaged')
    }
  })

  it('is released after a confirmation, and a second one while its transaction may still go through', async () => {
    const page = await open('activity-unreadable')
    const asked = () =>
      page.evaluate(() =>
        window.fake.calls.flatMap(({ method, params }) => (method === 'unreadable.release' ? [params] : [])),
      )
    expect(await page.getByTestId('release').count()).toBe(1)
    await page.getByTestId('release').click()
    expect(await asked()).toEqual([])
    await page.getByTestId('release-confirm').click()
    await page.getByTestId('release-open').waitFor()
    await page.getByTestId('release-confirm').click()
    await page.getByText('Released.').first().waitFor()
    const name = { of: 'executions', id: 'damaged-transfer' }
    expect(await asked()).toEqual([
      { ...name, isAccepted: false },
      { ...name, isAccepted: true },
    ])
  })

  it('is named on the first screen too', async () => {
    const page = await open('activity-unreadable')
    await page.evaluate(() => {
      location.hash = '#/'
    })
    await page.getByTestId('balances').or(page.getByTestId('open-bridge')).first().waitFor()
    expect(await page.getByTestId('unreadable').textContent()).toContain('time unknown')
  })
})
