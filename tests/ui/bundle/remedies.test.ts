import { describe, expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()

describe('a call that is slow', () => {
  it('is said to be, with what can be done: to send it again, to speed it up, or to cancel it', async () => {
    const page = await open('bundle-slow')
    await page.getByTestId('slow').getByText('Slower than usual').waitFor()
    await page.getByTestId('replacement-speedUp').waitFor()
    await page.getByTestId('broadcast-again').click()
    await page.getByText('Sent again. Nothing happens twice.').waitFor()
    const asked = await page.evaluate(() => window.fake.calls.filter(({ method }) => method.includes('Again')))
    expect(asked.map(({ params }) => params)).toEqual([{ id: 'bundle:one' }])
  })

  it('is cancelled by an offer of its own step, in words that name no transfer', async () => {
    const page = await open('bundle-slow')
    await page.getByTestId('replacement-cancel').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Cancel this transaction?').waitFor()
    expect(await dialog.textContent()).toContain('nothing more of this is signed')
    expect(await dialog.textContent()).not.toContain('transfer')
    const asked = await page.evaluate(() => window.fake.calls.filter(({ method }) => method === 'replacement.ask'))
    expect(asked.map(({ params }) => params)).toEqual([{ id: 'bundle:one', index: 1, purpose: 'cancel' }])
  })

  it('can be paid more for before it is slow, and is not sent again then', async () => {
    const page = await open('bundle-moving')
    await page.getByTestId('replacement-speedUp').waitFor()
    expect(await page.getByTestId('broadcast-again').count()).toBe(0)
  })
})

describe('calls that ended', () => {
  it.each([
    ['bundle-cancelled', 'You cancelled it', 'notice info'],
    ['bundle-without-effect', 'without effect', 'notice danger'],
    ['bundle-maybe', 'It may have been sent from elsewhere', 'notice danger'],
    ['bundle-elsewhere', 'It was already sent', 'notice danger'],
  ])('say so, and leave nothing to be paid more for: %s', async (state, title, kind) => {
    const page = await open(state)
    const notice = page.getByTestId('bundle-failed')
    await notice.getByText(title).waitFor()
    expect(await notice.getAttribute('class')).toBe(kind)
    expect(await page.locator('.timeline-actions button').count()).toBe(0)
  })

  it('name the transaction of a call that was sent from elsewhere', async () => {
    const page = await open('bundle-elsewhere')
    const entry = page.locator('.timeline-entry.done').filter({ hasText: 'Sent from elsewhere' })
    expect(await entry.locator('a').first().getAttribute('href')).toContain('e1e1e1e1')
    expect(await page.locator('.timeline-entry.bad').count()).toBe(1)
  })

  it('show a call as cancelled in the timeline, however much it is in a block', async () => {
    const page = await open('bundle-cancelled')
    await page.getByText('Cancelled on Base.').waitFor()
    expect(await page.locator('.timeline-entry.bad').count()).toBe(2)
  })
})
