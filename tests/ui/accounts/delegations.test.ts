import { describe, expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()

describe('a delegation of an account', () => {
  it('is shown for each chain on its page, in red where the contract is unknown, with its end', async () => {
    const page = await open('account-delegated')
    const notices = page.getByTestId('delegation')
    await notices.nth(1).waitFor()
    expect(await notices.count()).toBe(2)
    const unknown = notices.filter({ hasText: 'Base' })
    expect(await unknown.getAttribute('class')).toContain('danger')
    expect(await unknown.getByTestId('full-address').textContent()).toBe('0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC')
    expect(await unknown.getByTestId('undelegate').getAttribute('href')).toMatch(/^#\/allowance\/8453\.0x/)
    expect(await notices.filter({ hasText: 'MetaMask' }).getAttribute('class')).not.toContain('danger')
  })

  it('is not called none where a chain did not answer', async () => {
    const page = await open('account-delegation-unread')
    expect(await page.getByTestId('delegation-unread').textContent()).toContain('Base')
  })

  it('is shown where a transfer is reviewed', async () => {
    const page = await open('review-delegated')
    await page.getByTestId('review').click()
    await page.getByTestId('delegation').waitFor()
  })

  it('is not hidden in a review by one of two nodes that contradict each other', async () => {
    const page = await open('review-delegation-contradicted')
    await page.getByTestId('review').click()
    const notice = page.getByTestId('delegation-unread')
    await notice.waitFor()
    expect(await notice.getAttribute('class')).toContain('warn')
    expect(await notice.textContent()).toContain('Ethereum')
  })

  it('ends by one confirmation', async () => {
    const page = await open('undelegate-ask')
    await page.getByTestId('calls').or(page.getByTestId('confirm')).first().waitFor()
  })

  it.each(['approval-connect-delegated', 'approval-message-delegated', 'approval-typed-data-delegated'])(
    'is shown before a yes, in red where the contract is unknown: %s',
    async (state) => {
      const page = await open(state)
      const notice = page.getByTestId('delegation')
      await notice.waitFor()
      expect(await notice.getAttribute('class')).toContain('danger')
      expect(await notice.textContent()).toContain('An unknown contract acts for this account on Base')
    },
  )
})
