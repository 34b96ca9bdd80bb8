import { describe, expect, it } from 'vitest'
import { galleryPage } from '../../page.ts'

const open = galleryPage()

describe('another amount than the quoted one', () => {
  it.each([
    ['requoted-less', 'You paid 0.01 BTC instead of 0.02 BTC'],
    ['requoted-late', 'You paid 0.02 BTC after the quote expired'],
  ])('is told once, and that nothing was promised for it: %s', async (state, title) => {
    const page = await open(state)
    const said = await page.getByTestId('requoted').textContent()
    expect(said).toContain(title)
    expect(said).toContain('The first is no longer valid.')
    expect(await page.getByTestId('deposit-less').count()).toBe(0)
    expect(await page.getByText('Relay requoted for 0.0').count()).toBe(1)
  })

  it('is compared with the first quote once it has arrived, and less than its part is warned of', async () => {
    const less = await open('requoted-received-less')
    await expect.poll(() => less.getByTestId('requoted').getAttribute('class')).toContain('warn')
    expect(await less.getByTestId('requoted').textContent()).toContain('at least 0.26427 ETH: this is less')
    expect(await less.getByTestId('outcome').textContent()).not.toContain('quote')
    const more = await open('requoted-received')
    expect(await more.getByTestId('requoted').textContent()).toContain('this is no less')
    expect(await more.getByTestId('requoted').getAttribute('class')).not.toContain('warn')
  })
})

describe('what else came to the address', () => {
  it.each([
    ['excess-awaited', 'excess', '0.0025 BTC was too much', 'Nothing is there yet'],
    ['excess-back', 'excess', '0.0025 BTC was too much', '0.0025 BTC came back to the refund address'],
  ])('is told with its refund: %s', async (state, what, title, means) => {
    const page = await open(state)
    const said = await page.getByTestId(`follow-ups-${what}`).textContent()
    expect(said).toContain(title)
    expect(said).toContain(means)
    expect(await page.getByTestId('follow-ups-excess').getByRole('link').count()).toBe(state === 'excess-back' ? 1 : 0)
  })

  it('tells what is certain from what may be, and what the service says from what was read', async () => {
    const strict = await open('second-strict')
    await strict.getByTestId('follow-ups-further').first().waitFor()
    const backs = await strict.getByTestId('follow-ups-further').allTextContents()
    expect(backs.map((text) => /came back|probably it|there yet/.exec(text)?.[0])).toEqual([
      'came back',
      'probably it',
      'there yet',
    ])
    const reusable = await open('second-open')
    await reusable.getByTestId('follow-ups-further').first().waitFor()
    const each = await reusable.getByTestId('follow-ups-further').allTextContents()
    expect(each.map((text) => /only the newest payment|says: pending|Verified on the chain/.exec(text)?.[0])).toEqual([
      'only the newest payment',
      'says: pending',
      'Verified on the chain',
    ])
  })

  it('is told of a payment that came after the transfer was given up', async () => {
    const page = await open('given-up-paid')
    expect(await page.getByTestId('follow-ups-further').textContent()).toContain('0.12345678 BTC arrived late')
    const outcome = await page.getByTestId('outcome').textContent()
    expect(outcome).toContain('Later payments go back to the refund address. Only Relay says so')
    expect(outcome).not.toContain('didn’t leave your account')
  })

  it('is not asked for where there is no deposit address', async () => {
    const page = await open('transfer-bitcoin-received')
    await page.getByTestId('outcome').waitFor()
    await page.waitForTimeout(300)
    expect(await page.evaluate(() => window.fake.calls.filter(({ method }) => method === 'deposit.followUps'))).toEqual(
      [],
    )
  })
})
