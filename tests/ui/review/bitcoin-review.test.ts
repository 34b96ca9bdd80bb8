import { describe, expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()
const text = (value: string | null) => (value ?? '').replace(/\s+/g, ' ')

describe('the review of a deposit from Bitcoin', () => {
  it('says where every satoshi goes: to the depository, back to oneself, and to the miner', async () => {
    const page = await open('review-bitcoin-flow')
    const parts = (await page.getByTestId('bitcoin-transaction').locator('li').allTextContents()).map(text)
    expect(parts).toHaveLength(3)
    expect(parts[0]).toContain('To the depository0.02 BTC')
    expect(parts[1]).toContain('Back to you Your account0.00311111 BTC')
    expect(parts[2]).toContain('To the miner0.00001234 BTC')
    const addresses = await page.getByTestId('bitcoin-transaction').getByTestId('full-address').allTextContents()
    expect(addresses).toEqual([
      'bc1qr6vjf0ude9k445phz5zeyy48v3hwmugy855056',
      'bc1q8c6fshw2dlwun7ekn9qwf37cu2rn755upcp6el',
    ])
  })

  it('names the miner’s fee exactly, with its rate and its share, instead of a bound', async () => {
    const page = await open('review-bitcoin-shown')
    await page.getByTestId('fees').click()
    const line = text(await page.locator('.line', { hasText: 'Miner fee' }).textContent())
    expect(line).toMatch(/0\.00001234 BTC1,234 sat · \d+\.\d sat\/vB · 0\.07% of what you pay/)
    expect(await page.locator('.line', { hasText: 'Network fee' }).count()).toBe(0)
  })

  it('names the one order that the transaction itself is bound to', async () => {
    const page = await open('review-bitcoin-flow')
    expect(await page.getByTestId('bitcoin-order').textContent()).toBe(`0x${'9'.repeat(64)}`)
  })

  it('says that nothing comes back where nothing does', async () => {
    const page = await open('review-bitcoin-whole-flow')
    const parts = await page.getByTestId('bitcoin-transaction').locator('li').allTextContents()
    expect(parts[1]).toContain('No change comes back')
    expect(parts[1]).toContain('can’t speed this transfer up later')
  })

  it('speaks of no gas and of no contract', async () => {
    const page = await open('review-bitcoin-shown')
    const said = text(await page.locator('main').textContent())
    expect(said).not.toMatch(/\bgas\b|\bwei\b|\bnonce\b|contract/i)
  })
})

describe('the review of a payment from elsewhere', () => {
  it('says before the yes what nobody can prove of the address, and what happens however it is paid', async () => {
    const page = await open('review-address-bitcoin-shown')
    await page.getByTestId('proof-fold').click()
    expect(await page.getByTestId('gaps').textContent()).toContain('Only Relay vouches')
    expect(await page.locator('.proof').textContent()).not.toContain('nothing in this list is taken on trust')
    const cases = await page.locator('.rules dt').allTextContents()
    expect(cases).toEqual([
      'Exactly 0.02 BTC',
      'Less',
      'More',
      'A second payment',
      'Too late',
      'Another token or chain',
    ])
    expect(await page.locator('.rules dd').nth(1).textContent()).toContain('refunded')
  })

  it('says of one that a contract computes that a node was asked for it', async () => {
    const page = await open('review-address-shown')
    await page.getByTestId('proof-fold').click()
    expect(await page.getByTestId('readings').textContent()).toContain('The deposit address belongs to this order')
    expect(await page.getByTestId('gaps').count()).toBe(0)
    expect(await page.locator('.proof').textContent()).not.toContain('nothing in this list is taken on trust')
  })

  it('asks for no signature, and is confirmed by wanting to see the address', async () => {
    const page = await open('review-address-shown')
    expect(await page.getByRole('heading', { name: 'Nothing to sign' }).count()).toBe(1)
    expect(await page.getByTestId('confirm').textContent()).toMatch(/^Show me the address/)
    expect(await page.getByTestId('qr').count()).toBe(0)
  })

  it('tells of a reusable one that other amounts cross at another rate', async () => {
    const page = await open('review-address-open-rules')
    expect(await page.locator('.rules dd').nth(1).textContent()).toBe('is transferred at the rate of that moment.')
  })
})
