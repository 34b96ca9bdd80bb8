import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { toReview } from '../acting.ts'
import { STRANGER } from '../data.ts'
import { galleryPage } from '../page.ts'

const VAULT = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const open = galleryPage()
const ALIVE = '[data-testid=confirm]:not([aria-disabled])'
const OVER_A_SECOND = 1_300
const decided = (page: Page) =>
  page.evaluate(() => window.fake.calls.filter(({ method }) => method === 'approvals.decide').length)

async function reviewed(state: string): Promise<Page> {
  const page = await open(state)
  await toReview(page)
  return page
}

describe('what is known of whom a plan pays', () => {
  it.each([
    ['review-looks-like', 'recipient-looks-like', 'This isn’t the address you know', 'accept-looksLike'],
    ['review-exchange-wallet', 'recipient-exchange', 'This is a wallet of Binance itself', 'accept-exchange'],
    ['review-contract', 'recipient-contract', 'There’s a contract at this address on Base', 'accept-contract'],
    [
      'review-contract-other-chain',
      'recipient-elsewhere',
      'A contract on Ethereum and HyperEVM, and not on Base',
      'accept-elsewhere',
    ],
    [
      'review-contract-other-chain-named',
      'recipient-elsewhere',
      'A contract on Ethereum, and not on Base',
      'accept-elsewhere',
    ],
  ])(
    'is said beside the address where it is agreed to, and waits for a tick: %s',
    async (state, notice, title, box) => {
      const page = await reviewed(state)
      expect(await page.getByTestId(notice).textContent()).toContain(title)
      expect(await page.getByTestId('accept-first').count()).toBe(1)
      await page.waitForTimeout(OVER_A_SECOND)
      expect(await page.getByTestId('confirm').getAttribute('aria-disabled')).toBe('true')
      await page.getByTestId('confirm').click({ force: true })
      expect(await decided(page)).toBe(0)
      for (const each of await page.locator('.notice input[type=checkbox]').all()) await each.check()
      await page.locator(ALIVE).waitFor()
      expect(await page.getByTestId('accept-first').count()).toBe(0)
      await page.getByTestId(box).uncheck()
      await page.locator('[data-testid=confirm][aria-disabled]').waitFor()
    },
  )

  it('is that nothing was ever sent there, which is said and stops nothing', async () => {
    const page = await reviewed('review-stranger')
    await page
      .getByTestId('recipient-warning')
      .filter({ hasText: 'You’ve never sent there from this wallet' })
      .waitFor()
    await page.locator(ALIVE).waitFor()
    expect(await page.locator('.notice input[type=checkbox]').count()).toBe(0)
  })

  it('is of which chains nobody has read whether a contract is there, which is never said to be none', async () => {
    const page = await reviewed('review-contract-unread')
    expect(await page.getByTestId('recipient-unread').textContent()).toContain('on Base and HyperEVM: no node answered')
    await page.locator(ALIVE).waitFor()
    const form = await open('form-contract-other-chain')
    expect(await form.getByTestId('recipient-elsewhere').textContent()).toContain('and not on Base')
    expect(await form.getByTestId('recipient-unread').textContent()).toContain('HyperEVM')
    const clean = await reviewed('review-stranger')
    expect(await clean.getByTestId('recipient-unread').count()).toBe(0)
  })

  it('needs no tick for a contract that the user has a name for', async () => {
    const page = await reviewed('review-contract-known')
    await page.getByTestId('recipient-contract').waitFor()
    await page.locator(ALIVE).waitFor()
    expect(await page.getByTestId('goes-to').textContent()).toContain('It goes to Anna’s safe')
  })

  it('is said of whom a call hands an NFT to, where money arrives, and waits for each tick', async () => {
    const page = await reviewed('form-call-nft')
    expect(await page.getByTestId('called-then').textContent()).toContain('The call sends NFT #7 to')
    const asked = await page.evaluate(() =>
      window.fake.calls.flatMap(({ method, params }) => (method === 'recipients.check' ? [params] : [])),
    )
    expect(asked).toEqual([{ places: [STRANGER, VAULT].map((address) => ({ address, chainId: 8453 })) }])
    for (const box of ['accept-looksLike', 'accept-contract']) await page.getByTestId(box).check()
    await page.locator(ALIVE).waitFor()
    await page.getByTestId('accept-looksLike').uncheck()
    await page.locator('[data-testid=confirm][aria-disabled]').waitFor()
  })

  it('is said of a vault that may take what arrives and keeps it, once, and waits for one tick', async () => {
    const page = await reviewed('form-calls-vault')
    const said = await page.getByTestId('called-then').textContent()
    expect(said).toContain('Then it makes 2 calls with it, in order.')
    expect(said).toContain('Call 1 lets 0x3C44')
    expect(said).toContain('take up to 30 USDC')
    expect(said).toContain('Call 2 deposits tokens into a vault, for')
    expect(await page.getByTestId('recipient-warning').textContent()).toContain('lets someone else take it')
    expect(await page.locator('.notice input[type=checkbox]').count()).toBe(1)
    await page.waitForTimeout(OVER_A_SECOND)
    expect(await page.getByTestId('confirm').getAttribute('aria-disabled')).toBe('true')
    await page.getByTestId('accept-stranger').check()
    await page.locator(ALIVE).waitFor()
  })

  it('is that whoever may take it is no contract, that nobody has read it, and that there is nothing to call', async () => {
    const spender = await reviewed('form-calls-spender')
    expect(await spender.getByTestId('call-ordinary').textContent()).toContain('No contract at this address')
    expect(await spender.getByTestId('call-empty').textContent()).toContain('Nothing to call')
    for (const box of ['accept-ordinary', 'accept-empty']) await spender.getByTestId(box).check()
    await spender.locator(ALIVE).waitFor()
    const unread = await reviewed('form-calls-unread')
    await unread.waitForTimeout(OVER_A_SECOND)
    expect(await unread.getByTestId('confirm').getAttribute('aria-disabled')).toBe('true')
    await unread.getByTestId('accept-unread').check()
    await unread.locator(ALIVE).waitFor()
  })

  it('is said of where a refund would go, too', async () => {
    const page = await reviewed('review-refund-exchange')
    await page.locator('.refund').getByTestId('recipient-exchange').waitFor()
    await page.waitForTimeout(OVER_A_SECOND)
    expect(await page.getByTestId('confirm').getAttribute('aria-disabled')).toBe('true')
    await page.getByTestId('accept-exchange').check()
    await page.locator(ALIVE).waitFor()
  })

  it('is said where the order may refund them instead of the user, who is then not promised a refund', async () => {
    const page = await reviewed('review-exchange-wallet')
    const fails = page.locator('.refund-line')
    expect(await fails.textContent()).toContain('Or it goes to the recipient, on Base.')
    expect(await page.locator('main').textContent()).not.toContain('A refund comes back to you')
  })

  it('is waited for: nothing can be agreed to before it was looked up', async () => {
    const page = await reviewed('review-unlooked')
    await page.waitForTimeout(OVER_A_SECOND)
    expect(await page.getByTestId('confirm').getAttribute('aria-disabled')).toBe('true')
  })

  it('is the same where a page asks', async () => {
    const page = await open('approval-intent-exchange-wallet')
    await page.getByTestId('recipient-exchange').waitFor()
    await page.waitForTimeout(OVER_A_SECOND)
    expect(await page.getByTestId('confirm').getAttribute('aria-disabled')).toBe('true')
    await page.getByTestId('accept-exchange').check()
    await page.locator(ALIVE).waitFor()
  })
})

describe('the sentence of a review', () => {
  it('says that somebody else is paid, and nothing of the kind where it is oneself', async () => {
    const stranger = await reviewed('review-stranger')
    expect(await stranger.getByTestId('review-sentence').textContent()).toContain(`It goes to ${STRANGER.slice(0, 6)}`)
    const own = await reviewed('review')
    expect(await own.getByTestId('goes-to').count()).toBe(0)
  })
})

it('takes a contract for known where it was paid on this chain, and not on another', async () => {
  const elsewhere = await reviewed('review-contract-elsewhere')
  await elsewhere.getByTestId('accept-contract').waitFor()
  const paid = await reviewed('review-contract-paid')
  await paid.getByTestId('recipient-contract').waitFor()
  expect(await paid.getByTestId('accept-contract').count()).toBe(0)
})
