import { expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()
const text = (value: string | null) => (value ?? '').replace(/\s+/g, ' ').trim()

it.each([
  ['review-sponsored-shown', /The sponsor’s limit is reached: you pay the rest\./],
  ['review-sponsor-said-shown', /Relay says the sponsor’s limit is reached/],
  ['review-sponsor-denied-shown', /Relay says your limit is reached, but by its figures the sponsor pays less/],
])('tells what a sponsor pays, what is left to oneself, and how that stands to the limit: %s', async (state, limit) => {
  const page = await open(state)
  await page.getByTestId('fees').click()
  const line = async (name: string) => text(await page.locator('main .line', { hasText: name }).textContent())
  const [all, paid] = state === 'review-sponsor-denied-shown' ? ['0.000141', '0.0001'] : ['0.000241', '0.0002']
  expect(await line('Total fees')).toContain(`${all} ETH`)
  expect(await line('Fees paid by the sponsor')).toContain(`${paid} ETH`)
  for (const name of ['Total fees', 'Fees paid by the sponsor']) {
    expect(await line(name)).toContain('According to Relay')
  }
  expect(await line('Fees paid by you')).toMatch(/^Fees paid by you.*0\.000041 ETH/)
  expect(await line('Fees paid by you')).toMatch(limit)
  const isOwn = state !== 'review-sponsor-said-shown'
  expect(await page.getByTestId('sponsor-limit').allTextContents()).toEqual(isOwn ? ['$0.65'] : [])
})

it('says beside the limit that the sponsor pays more than that by the service’s figures, and calls it not reached', async () => {
  const page = await open('review-sponsor-exceeded-shown')
  const line = (name: string) => page.locator('main .line', { hasText: name })
  expect(text(await line('Sponsor’s limit, set by you').textContent())).toContain(
    'By Relay’s figures, the sponsor pays more than this limit.',
  )
  expect(await page.getByText('limit is reached').count()).toBe(0)
  expect(text(await line('Fees paid by you').textContent())).toContain('According to Relay')
})

it('says nothing of a sponsor where there is none', async () => {
  const page = await open('review-shown')
  expect(await page.getByText('sponsor', { exact: false }).count()).toBe(0)
})
