import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { galleryPage } from '../page.ts'
import { PASSWORD, yesWith } from './safeguard-scenes.ts'

const sent = (page: Page, wanted: string) =>
  page.evaluate(
    (name) => window.fake.calls.filter(({ method }) => method === name).map(({ params }) => params as object),
    wanted,
  )
const focused = () => document.activeElement?.getAttribute('data-testid')

describe('a yes that needs the password', () => {
  const open = galleryPage()

  it('is said by its button alone, with what was typed: Enter in the field says none', async () => {
    const page = await open('review-safeguard-shown')
    expect(await page.getByTestId('safeguard-why').textContent()).toBe('This may pay someone new.')
    const confirm = page.getByTestId('confirm')
    expect(await confirm.getAttribute('aria-disabled')).toBe('true')
    await page.getByTestId('safeguard-password').fill(PASSWORD)
    await page.locator('[data-testid=confirm]:not([aria-disabled])').waitFor()
    await page.getByTestId('safeguard-password').press('Enter')
    await confirm.press('Enter')
    expect(await sent(page, 'approvals.decide')).toEqual([])
    await confirm.press('Space')
    await page.waitForURL(/#\/transfer\/transfer-1/)
    expect(await sent(page, 'approvals.decide')).toMatchObject([{ decision: 'approve', password: PASSWORD }])
  })

  it('says every reason that it is asked for, the weightiest first', async () => {
    const page = await open('review-safeguard-both-shown')
    expect(await page.getByTestId('safeguard-why').locator('p').allTextContents()).toEqual([
      'This may pay someone new.',
      'This exceeds your daily limit.',
    ])
  })

  it('says a wrong one plainly, empties the field and leads back to it', async () => {
    const page = await open('review-safeguard-wrong')
    const field = page.getByTestId('safeguard-password')
    expect(await field.inputValue()).toBe('')
    await expect.poll(() => page.evaluate(focused)).toBe('safeguard-password')
    expect(await page.evaluate(() => location.hash)).toBe('#/form/review')
    await yesWith(page, PASSWORD)
    await page.waitForURL(/#\/transfer\/transfer-1/)
  })

  it('counts down the wait on its button, and is none meanwhile', async () => {
    const page = await open('review-safeguard-waiting')
    await page.getByTestId('safeguard-password').fill(PASSWORD)
    const confirm = page.getByTestId('confirm')
    expect(await confirm.textContent()).toMatch(/^Wait \d+ (min|s)/)
    expect(await confirm.getAttribute('aria-disabled')).toBe('true')
  })

  it('is asked for after the press where it was not known before', async () => {
    const page = await open('review-safeguard-late')
    await page.locator('[data-testid=review]:not([aria-disabled])').click()
    await page.locator('[data-testid=confirm]:not([aria-disabled])').click()
    await page.getByTestId('safeguard').waitFor()
    expect(await sent(page, 'approvals.decide')).toMatchObject([{ decision: 'approve' }])
    expect(Object.keys((await sent(page, 'approvals.decide'))[0] ?? {})).not.toContain('password')
    expect(await page.getByText('Wrong password.').count()).toBe(0)
    expect(await page.getByTestId('safeguard-why').textContent()).toBe('This exceeds your daily limit.')
    await yesWith(page, PASSWORD)
    await page.waitForURL(/#\/transfer\/transfer-1/)
    expect((await sent(page, 'approvals.decide')).at(-1)).toMatchObject({ decision: 'approve', password: PASSWORD })
  })

  it('is the same in the window of a page’s question, which is refused without it', async () => {
    const page = await open('approval-calls-safeguard-wrong')
    expect(await sent(page, 'approvals.decide')).toMatchObject([{ password: 'not this one' }])
    await page.getByTestId('reject').click()
    await expect.poll(() => sent(page, 'approvals.decide')).toHaveLength(2)
    expect((await sent(page, 'approvals.decide'))[1]).toEqual({ id: 'calls-1', ticket: 'ticket-6', decision: 'reject' })
  })

  it('goes with the payment of a deposit address, too', async () => {
    const page = await open('pay-here-safeguard')
    await yesWith(page, 'not this one')
    await page.getByText('Wrong password.').waitFor()
    expect(await sent(page, 'payment.take')).toMatchObject([{ password: 'not this one' }])
    expect(await sent(page, 'safeguards.ask')).toMatchObject([{ id: 'transfer-1', mark: expect.any(String) }])
  })
})

describe('the safeguards', () => {
  const open = galleryPage()

  it('are made stricter by a click, and looser by the password', async () => {
    const page = await open('safeguards')
    await page.getByTestId('ask-password-always').click({ force: true })
    await expect.poll(() => sent(page, 'safeguards.set')).toEqual([{ askPassword: 'always' }])
    await page.getByTestId('ask-password-never').click({ force: true })
    await page.getByTestId('gate-password').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByText('Wrong password.').waitFor()
    expect((await sent(page, 'safeguards.set')).at(-1)).toEqual({ askPassword: 'never', password: PASSWORD })
    expect(await page.getByTestId('ask-password-somebodyNew').isChecked()).toBe(true)
  })

  it('name the accounts that always ask, each with the switch on its own page', async () => {
    const page = await open('safeguards-strict')
    await page.getByTestId('cold-evm-0').click()
    await page
      .getByRole('switch', { name: 'Always ask for the password' })
      .and(page.locator('[aria-checked=true]'))
      .click()
    expect((await sent(page, 'safeguards.set')).at(-1)).toMatchObject({ cold: { isOn: false } })
  })
})
