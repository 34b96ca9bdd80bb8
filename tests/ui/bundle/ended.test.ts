import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { bundleState } from '../../../src/ui/bundle/state.ts'
import { SENT_SCENES } from '../approval/calls-scenes.ts'
import { STRANGER } from '../data.ts'
import { galleryPage } from '../page.ts'

const open = galleryPage()
const chipOf = (page: Page) => page.locator('.chip').first()
const titles = (page: Page) => page.locator('.timeline-title').allTextContents()

it('claims nothing of a record that may have been changed', async () => {
  const page = await open('bundle-unsealed')
  await page.getByTestId('unproven').waitFor()
  expect(await chipOf(page).textContent()).toBe('Unverified')
  expect(await page.getByText('Done', { exact: true }).count()).toBe(0)
})

describe('calls of a site that were never sent, for want of money', () => {
  it('are headed by the refund that the wallet has read, and not in red', async () => {
    const page = await open('bundle-refunded')
    const notice = page.getByTestId('bundle-refunded')
    await notice.getByText('0.0998 ETH is back with you on Ethereum').waitFor()
    expect(await notice.getAttribute('class')).toBe('notice info')
    expect(await notice.textContent()).toContain('Nothing was sent on Base.')
    expect(await page.getByText('wasn’t seen arriving').count()).toBe(0)
    expect(await chipOf(page).textContent()).toBe('Refunded')
    expect((await titles(page))[1]).toContain('Returned: Refunded 0.0998 ETH on Ethereum')
  })

  it('say that the money was not brought where its transfer ended before it left', async () => {
    const page = await open('bundle-not-funded')
    const notice = page.getByTestId('bundle-failed')
    await notice.getByText('The money didn’t arrive').waitFor()
    expect(await notice.getAttribute('class')).toBe('notice warn')
    expect((await titles(page))[1]).toContain('Failed: Bring the money')
  })

  it('name whom they were to pay, and cost nothing', async () => {
    const page = await open('bundle-refunded')
    const last = page.locator('.timeline-entry').last()
    expect(await last.textContent()).toContain('Send 15,000 USDC')
    expect((await last.locator('dd').first().textContent())?.replace(/\s/g, '')).toContain(STRANGER)
    const fee = page.locator('.line', { hasText: 'Network fee' })
    expect(await fee.textContent()).toBe('Network fee paidnone')
  })

  it('count as refunded in the list', () => {
    const view = SENT_SCENES['bundle-refunded']?.answers?.['bundles.get']?.({ id: '' })
    if (!view || view instanceof Promise) throw new TypeError('expected calls')
    expect(bundleState(view)).toBe('refunded')
  })
})
