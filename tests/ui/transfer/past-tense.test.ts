import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()

it('offers what was signed while it may serve, and says afterwards what was paid and promised', async () => {
  const waiting = await open('transfer-bitcoin-mempool')
  expect(await waiting.getByTestId('copy-psbt').count()).toBe(1)
  expect(await waiting.locator('.lines').textContent()).toContain('Miner fee')
  const over = await open('transfer-bitcoin-received')
  expect(await over.getByTestId('copy-psbt').count()).toBe(0)
  const lines = (await over.locator('.lines').allTextContents()).join(' ')
  expect(lines).toContain('Miner fee paid')
  expect(lines).toContain('Quoted minimum')
  expect(lines).not.toContain('on top')
})

it('names a site’s transactions as what is to be done until they are done, and then as what they were', async () => {
  const titles = (page: Page) => page.locator('.timeline-title').allTextContents()
  const moving = await open('bundle-moving')
  await expect
    .poll(async () => (await titles(moving)).slice(1))
    .toEqual(['Done: Approval to take up to 100 USDC', expect.stringMatching(/^Now: (?!.*Call of)/)])
  const done = await open('bundle-done')
  await expect.poll(async () => (await titles(done))[1]).toBe('Done: Approval to take up to 100 USDC')
})
