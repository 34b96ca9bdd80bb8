import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import type { ExecutionView } from '../../../../src/api/views/transfers.ts'
import { BY_ITSELF, galleryPage } from '../../page.ts'
import { fillings } from '../../scene-executions.ts'

const open = galleryPage()
const openTimed = galleryPage(BY_ITSELF)
const text = (value: string | null) => (value ?? '').replace(/\s+/g, ' ').trim()
const entries = async (page: Page) => (await page.locator('.timeline-title').allTextContents()).map(text)
const explorer = (chainId: number, digit: string) =>
  `http://127.0.0.1:4702/explorer/${chainId}/tx/0x${digit.repeat(64)}`

const before: readonly ExecutionView[] = [20, 25, 31].map((seconds) => ({
  ...fillings.received,
  id: `took-${seconds}`,
  approvedAtSeconds: 1_000,
  history: [{ atSeconds: 1_000 + seconds, what: 'filled' }],
}))

async function remember(page: Page, past: readonly ExecutionView[]): Promise<void> {
  await page.evaluate((known) => {
    const { call } = window.fake
    Object.assign(window.fake, {
      call: (...of: Parameters<typeof call>) => (of[0] === 'executions.list' ? Promise.resolve(known) : call(...of)),
    })
    window.fake.tell('executions')
  }, past)
}

describe('a transfer under way', () => {
  it('says after a day that a block is not final yet', async () => {
    const page = await openTimed('transfer-waiting', (fresh) => fresh.clock.install())
    await page.getByText('Confirmed on Ethereum.').waitFor()
    await page.clock.fastForward('24:00:00')
    await page.getByText('In a block of Ethereum, not final yet.').waitFor()
    expect(await page.getByText('Confirmed on Ethereum.').count()).toBe(0)
  })

  it('says how long it takes so far, how long it usually does and by whom, and that it is safe to close', async () => {
    const page = await open('transfer-filling')
    const [sofar, usual] = await page.locator('.under-way-time span').allTextContents()
    expect(sofar).toMatch(/^\d+ s so far$/)
    expect(usual).toBe('usually 12 s')
    await page.getByText('Safe to close: Causeway continues and tells you when your money has arrived.').waitFor()
    await remember(page, before)
    await page.getByText('took you about 25 s before', { exact: true }).waitFor()
    expect(await (await open('transfer-received')).getByText('Safe to close').count()).toBe(0)
  })

  it('promises no arrival where the money comes back, or where it is being cancelled', async () => {
    const back = await open('deposit-less')
    await back.getByTestId('heading').filter({ hasText: 'isn’t paid out' }).waitFor()
    expect((await entries(back)).at(-1)).toBe('Next: The money comes back')
    const cancelling = await open('transfer-cancelling')
    await cancelling.getByTestId('heading').filter({ hasText: 'which transaction got in' }).waitFor()
    for (const page of [back, cancelling]) {
      expect(await page.getByText('tells you when the money has arrived').count()).toBe(0)
      expect(await page.getByText('usually ').count()).toBe(0)
    }
  })

  it('says calmly that the estimate has passed, before it is slow', async () => {
    expect(await (await open('transfer-filling')).getByTestId('longer').count()).toBe(0)
    const page = await open('transfer-longer')
    await page.getByTestId('longer').filter({ hasText: 'longer than usual' }).waitFor()
    expect(await page.getByTestId('slow').count()).toBe(0)
  })

  it('shows everything that comes next, as not yet and without a time', async () => {
    const page = await open('transfer-sending')
    expect(await entries(page)).toEqual([
      expect.stringMatching(/^Done: You confirmed/),
      expect.stringMatching(/^Now: Allowing exactly 100 USDC/),
      'Next: Deposit 100 USDC',
      'Next: Relay sees the deposit',
      'Next: Relay pays on Ethereum',
      'Next: The money arrives',
    ])
    expect(await page.locator('.timeline [aria-current=step]').allTextContents()).toHaveLength(1)
    expect(await page.locator('.timeline-entry.next time').count()).toBe(0)
  })

  it('says that a step is slow, that nothing is lost, and what can be done', async () => {
    const page = await open('transfer-stuck')
    await page.getByTestId('slow').filter({ hasText: 'Waiting for 6 min' }).waitFor()
    await page.getByText('Nothing is lost: sent transactions wait for a block.', { exact: false }).waitFor()
    expect(await page.getByTestId('replacement-cancel').isVisible()).toBe(true)
    expect(await (await open('transfer-sending')).getByTestId('slow').count()).toBe(0)
  })

  it('offers the remedy for a slow step once, beside the word that it is slow, and help stands back', async () => {
    const page = await open('transfer-stuck')
    expect(await page.getByTestId('help-open').getAttribute('class')).toContain('quiet')
    expect(await page.getByRole('button', { name: 'Speed up' }).count()).toBe(1)
    expect(await page.locator('.timeline').getByRole('button').allTextContents()).toEqual(['Send again', 'Cancel'])
    await page.getByTestId('slow').getByTestId('replacement-speedUp').click()
    await page.getByRole('dialog').getByText('Only one of the two can go through', { exact: false }).waitFor()
  })

  it('promises nothing of a transfer that has signed nothing, and says why it waits', async () => {
    const page = await open('transfer-unproven')
    await page.locator('.chip', { hasText: /^Waiting$/ }).waitFor()
    expect(text(await page.locator('.under-way').textContent())).toMatch(
      /^Safe to close: nothing has left your account\. Causeway tries again by itself\.$/,
    )
    const obstacle = page.getByTestId('obstacle')
    expect(text(await obstacle.textContent())).toContain('Couldn’t reach Base, so nothing was signed')
    expect(await page.locator('[data-testid=obstacle] ~ .under-way').count()).toBe(1)
    expect(await obstacle.getByText('didn’t say your balance', { exact: false }).count()).toBe(0)
    await page.getByTestId('obstacle-why').click()
    await obstacle.getByText('didn’t say your balance', { exact: false }).waitFor()
    expect((await entries(page))[1]).toMatch(/^Now: Deposit 0\.1 ETH/)
    expect(await page.getByTestId('slow').count()).toBe(0)
  })

  it('says what was approved where the network fee has risen above it, and that nothing more is signed', async () => {
    const page = await open('transfer-dear')
    const said = text(await page.getByTestId('fee-risen').textContent())
    expect(said).toContain('above the 0.000001431872432112 ETH you confirmed, so nothing more is signed')
    expect(said).toContain('If it falls in time, this continues by itself')
    expect(await page.getByTestId('obstacle').count()).toBe(0)
    expect(await (await open('transfer-sending')).getByTestId('fee-risen').count()).toBe(0)
  })
})

describe('a transfer that is over', () => {
  it('is linked to the explorers of both chains, of the one that was left and of the one where it arrived', async () => {
    const page = await open('transfer-received')
    const links = await page
      .locator('.timeline a.external')
      .evaluateAll((all) => all.map((each) => ['href', 'target', 'rel'].map((name) => each.getAttribute(name))))
    expect(links).toEqual(
      [explorer(1, 'd'), explorer(8453, 'f')].map((href) => [href, '_blank', 'noreferrer noopener']),
    )
  })

  it('is headed by what has arrived, cut for the eye, and has every digit of it among its particulars', async () => {
    const page = await open('transfer-received')
    expect(text(await page.locator('.transfer-head').textContent())).toBe(
      '0.099412 ETHon Base, for 0.1 ETH from Ethereum',
    )
    expect(text(await page.getByTestId('outcome').textContent())).toContain(
      '0.099412 ETH has arrived on BaseVerified on Base. Quoted: at least 0.0993 ETH.',
    )
    const exactly = page.locator('.line', { hasText: 'Arrived exactly' })
    expect(text(await exactly.textContent())).toContain('0.099412451872340012 ETH')
  })

  it('says of a refund what was sent, what came back of it, and what that was less', async () => {
    const page = await open('transfer-refunded')
    const lines = (await page.locator('.card dl.lines').last().locator('.line').allTextContents()).map(text)
    expect(lines).toEqual(expect.arrayContaining(['You paid0.1 ETH', 'You got back0.0998 ETH', 'Difference0.0002 ETH']))
    const ways = page.locator('.after .button')
    expect(await ways.allTextContents()).toEqual(['Try again', 'Receipt', 'Get help'])
    expect(await ways.first().getAttribute('class')).toContain('primary')
  })

  it('says of a step that it is confirmed, beside the link, and in which block among what others find it by', async () => {
    const page = await open('transfer-received')
    const detail = page.locator('.timeline-detail', { hasText: 'Confirmed on' })
    expect(text(await detail.textContent())).toMatch(/^Confirmed on Ethereum\. Explorer/)
    await page.getByTestId('identifiers').click()
    expect(text(await page.locator('dl.raw').textContent())).toMatch(/Block on Ethereum21408113$/)
  })

  it('is linked to where a refund came back, on the chain that it left', async () => {
    const page = await open('transfer-refunded')
    expect(await page.locator('.timeline-entry.back a').getAttribute('href')).toBe(explorer(1, 'f'))
  })

  it('leads to the approval that is left over, where one is', async () => {
    expect(await (await open('transfer-nonce-taken')).getByTestId('to-leftover').count()).toBe(0)
    const page = await open('transfer-failed')
    expect(text(await page.getByTestId('outcome').textContent())).toContain(
      'Your approval of 100 USDC on Base remains.',
    )
    await page.getByTestId('to-leftover').click()
    await page.waitForFunction(() => location.hash === '#/settings/allowances')
  })
})

it('calls what an exchange takes the exchange’s fee, as the review does', async () => {
  const page = await open('transfer-exchange-refused')
  await page.locator('.line', { hasText: 'Exchange fee paid' }).waitFor()
  expect(await page.locator('.line', { hasText: 'Network fee' }).count()).toBe(0)
})
