import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import type { Call } from '../fake-client.ts'
import { BY_ITSELF, galleryPage } from '../page.ts'

const open = galleryPage(BY_ITSELF)
type Asked = Readonly<{ method: string; params: Readonly<Record<string, unknown>> }>
const asked = (page: Page, method: string): Promise<readonly Asked[]> =>
  page.evaluate((name) => window.fake.calls.filter((call): call is Call & Asked => call.method === name), method)
const decided = async (page: Page) => (await asked(page, 'approvals.decide')).map(({ params }) => params)
const alive = (page: Page) => page.locator('[data-testid=confirm]:not([aria-disabled])')
const text = async (page: Page) => (await page.locator('main').textContent()) ?? ''

describe('an unlimited approval', () => {
  it('can be limited to an amount or to the balance before it is sent', async () => {
    const page = await open('approval-calls-unlimited')
    await page.getByTestId('limit-amount').fill('12.5')
    await page.getByTestId('limit').click()
    await page.getByTestId('limit-to-balance').click()
    const asked = await page.evaluate(() =>
      window.fake.calls
        .filter(({ method }) => method === 'approvals.limitAllowance')
        .map(({ params }) => `${(params as { amount: bigint }).amount}`),
    )
    expect(asked).toEqual(['12500000', expect.stringMatching(/^[1-9]\d+$/)])
    expect(await page.getByTestId('cannot-limit').count()).toBe(0)
  })

  it.each(['approval-calls-operator', 'approval-permit-unlimited'])(
    'that has no limit says to reject: %s',
    async (state) => {
      const page = await open(state)
      await page.getByTestId('cannot-limit').waitFor()
      expect(await page.getByTestId('reject').getAttribute('class')).toContain('primary')
      expect(await page.getByTestId('confirm').getAttribute('class')).toContain('danger')
      expect(await page.getByTestId('limit-allowance').count()).toBe(0)
    },
  )
})

it.each([
  ['approval-calls-unlimited', 'primary', 'danger'],
  ['approval-permit', 'primary', 'danger'],
  ['approval-connect-alike', 'primary', 'danger'],
  ['approval-exchange-text', 'primary', 'danger'],
  ['approval-calls-failing', 'primary', undefined],
  ['approval-calls-transfer', 'secondary', 'primary'],
])('has Reject as its main button where it is dangerous: %s', async (state, reject, confirm) => {
  const page = await open(state)
  expect(await page.getByTestId('reject').getAttribute('class')).toContain(reject)
  const confirms = page.getByTestId('confirm')
  if (confirm === undefined) expect(await confirms.count()).toBe(0)
  else expect(await confirms.getAttribute('class')).toContain(confirm)
})

describe('transactions that a page asks for', () => {
  it('are agreed to by the mark that names all that is shown, and by nothing else of the page', async () => {
    const page = await open('approval-calls-transfer')
    await alive(page).click()
    await page.waitForFunction(() => window.fake.calls.some(({ method }) => method === 'approvals.decide'))
    expect(await decided(page)).toEqual([
      { id: 'calls-1', ticket: 'ticket-6', decision: 'approve', planHash: '0xcalls' },
    ])
  })

  it('are said once where a simulation shows just what the one call says', async () => {
    const page = await open('approval-calls-transfer')
    await page.getByTestId('effects').waitFor()
    expect((await text(page)).match(/(?<!\$)1,250/g)).toHaveLength(1)
    const unlike = await open('approval-calls-unknown')
    await unlike.getByTestId('effects').waitFor()
    expect(await text(unlike)).toContain('Effects on your account')
  })

  it('can be refused at once', async () => {
    const page = await open('approval-calls-transfer')
    await page.getByTestId('reject').click()
    expect(await decided(page)).toEqual([{ id: 'calls-1', ticket: 'ticket-6', decision: 'reject' }])
  })

  it('wait anew for a yes when what is shown has changed meanwhile', async () => {
    const page = await open('approval-calls-changing', (fresh) => fresh.clock.install())
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
    await page.evaluate(() => dispatchEvent(new Event('resize')))
    await page.clock.runFor(1_100)
    await alive(page).waitFor()
    await page.evaluate(() => window.fake.tell('approvals'))
    await page.clock.runFor(100)
    await page.locator('[data-testid=confirm][aria-disabled]').waitFor()
    await page.getByTestId('confirm').click({ force: true })
    expect(await decided(page)).toEqual([])
    await page.clock.runFor(1_100)
    await alive(page).click()
    const marks = (await decided(page)).map(({ planHash }) => planHash)
    const shown = (await asked(page, 'approvals.list')).length
    expect(marks).toHaveLength(1)
    expect(marks[0]).not.toBe('0x1')
    expect(shown).toBeGreaterThan(1)
    await page.close()
  })

  it('cannot be sent where they would fail, and say why', async () => {
    const page = await open('approval-calls-failing')
    expect(await page.getByTestId('confirm').count()).toBe(0)
    expect(await page.getByTestId('effects-reverted').textContent()).toContain('transfer amount exceeds balance')
    await page.getByTestId('reject').click()
    expect(await decided(page)).toMatchObject([{ decision: 'reject' }])
  })

  it('name no network fee where they would fail, and do not say that nobody tried them out', async () => {
    const page = await open('approval-calls-failing-unknown')
    const said = await text(page)
    expect(said).toContain('A simulation ended with an error')
    expect(said).toContain('Unknown function.')
    expect(said).not.toMatch(/wasn’t simulated|Network fee/)
  })

  it('cannot pay for a transfer that the wallet pays itself', async () => {
    const page = await open('approval-calls-deposit-own')
    expect(await page.getByTestId('order-own').count()).toBe(1)
    expect(await page.getByTestId('confirm').count()).toBe(0)
  })

  it('say what of a deposit is not known, and that it may be paid twice or for somebody else', async () => {
    const plain = await open('approval-calls-deposit')
    expect(await plain.getByTestId('page-deposits').textContent()).toContain('hasn’t seen its terms')
    expect(await plain.getByTestId('deposit-others').count()).toBe(0)
    const paid = await open('approval-calls-deposit-paid')
    expect(await paid.getByTestId('order-paid').count()).toBe(1)
    const inside = await open('approval-calls-deposit-inside')
    expect(await inside.getByTestId('deposit-others').count()).toBe(1)
    expect(await inside.getByTestId('page-deposits').textContent()).toContain('100 USDC')
  })

  it('can be sent where nobody tried them out, with a warning', async () => {
    const page = await open('approval-calls-untried')
    expect(await page.getByTestId('effects-unknown').count()).toBe(1)
    expect(await page.getByTestId('call-warning').textContent()).toContain('nknown function')
    await alive(page).waitFor()
  })

  it('show what leaves, what arrives and who may take what, and every byte', async () => {
    const page = await open('approval-calls-unlimited')
    expect(await page.getByTestId('effects').textContent()).toContain('any amount of USDC')
    expect(await page.getByTestId('call-warning').textContent()).toContain('Unlimited approval')
    await open('approval-calls-raw')
    const bytes = await page.locator('.raw dd.mono').allTextContents()
    expect(bytes.filter((each) => each.startsWith('0x095ea7b3'))).toHaveLength(1)
    expect(await page.getByTestId('effects').textContent()).toMatch(/−100 USDC.*99,400,123 units/)
  })

  it('say that a fee for data comes on top of the most that gas can cost, where the chain takes one', async () => {
    const onTop = 'The chain also takes a data fee'
    expect(await text(await open('approval-calls-data-fee'))).toMatch(/Network feeup to .* ETH.*data fee/)
    expect(await text(await open('approval-calls-transfer'))).not.toContain(onTop)
  })

  it('sum up what leaves and the network fee, and say where a data fee comes on top', async () => {
    const line = async (state: string) => (await open(state)).locator('.line:has([data-testid=in-all])').textContent()
    expect(await line('approval-calls-unpriced')).toMatch(/^You pay in allup to 1,250 USDC \+ 0\.0000\d+ ETH$/)
    expect(await line('approval-calls-payment')).toMatch(/^You pay in allup to \$\d+\.\d\d$/)
    expect(await line('approval-calls-data-fee')).toMatch(/\$\d+\.\d\dThe chain also takes a data fee/)
    expect(await (await open('approval-calls-unlimited')).getByTestId('in-all').count()).toBe(0)
  })

  it('stay, and are shown as they are now, where what was agreed to does not hold any more', async () => {
    const page = await open('approval-calls-stale')
    await alive(page).click()
    await page.getByTestId('decide-problem').waitFor()
    const said = await page.getByTestId('decide-problem').textContent()
    expect(said).toContain('Something changed')
    expect(said).not.toContain('withdrew this request')
    expect((await asked(page, 'approvals.list')).length).toBeGreaterThan(1)
  })

  it('stay, with a sentence, where the wallet was locked meanwhile', async () => {
    const page = await open('approval-calls-locked')
    await alive(page).click()
    await page.getByTestId('decide-problem').waitFor()
    expect(await page.getByTestId('decide-problem').textContent()).toContain('locked')
    expect(await page.getByTestId('calls').count()).toBe(1)
  })
})

describe('what is missing for them', () => {
  it('is brought by transfers, each with what it costs and brings', async () => {
    const page = await open('approval-calls-funding-two')
    expect(await page.getByTestId('funding').textContent()).toContain('You lack 100 USDC and 0.001 ETH on Base')
    const legs = await page.getByTestId('leg').allTextContents()
    expect(legs[0]).toMatch(/You pay on Ethereum100.5 USDC.*at least100 USDC.*Fees.*12 s/)
    expect(legs[1]).toMatch(/0.00109 ETH.*at least0.001 ETH/)
    expect(await page.getByTestId('confirm').textContent()).toMatch(/^Pay and send/)
    await alive(page).waitFor()
  })

  it('cannot be agreed to while it is asked for', async () => {
    const page = await open('approval-calls-funding-asking', (fresh) => fresh.clock.install())
    await page.clock.runFor(5_000)
    expect(await text(page)).toContain('Getting quotes')
    expect(await alive(page).count()).toBe(0)
    expect(await page.getByTestId('confirm').count()).toBe(1)
    await page.close()
  })

  it('is not said to be brought where it cannot be, and rounded up, with a no as the way out', async () => {
    const page = await open('approval-calls-funding-too-much')
    const funding = page.getByTestId('funding')
    expect(await funding.textContent()).toContain('You lack 99,990.1 ETH on Base')
    expect(await funding.locator('[title]').getAttribute('title')).toBe('99,990.000165298344204616 ETH')
    expect(await funding.textContent()).toContain('doesn’t have that much')
    expect(await text(page)).not.toMatch(/can bring it|in parts|Send less/)
    expect(await page.locator('.button.primary').count()).toBe(0)
    await page.getByTestId('reject').click()
    expect(await decided(page)).toMatchObject([{ decision: 'reject' }])
  })

  it('is asked for anew before its quotes run out, and what is worse or otherwise stays said', async () => {
    const page = await open('approval-calls-funding-worse', (fresh) => fresh.clock.install())
    await page.getByTestId('leg').waitFor()
    const refreshed = async () => (await asked(page, 'approvals.refresh')).length
    expect(await refreshed()).toBe(0)
    await page.clock.runFor(26_000)
    await expect.poll(refreshed).toBe(1)
    await page.getByTestId('worse').waitFor()
    expect(await page.getByTestId('worse').textContent()).toContain('100.5 USDC → 100.7 USDC')
    expect(await page.getByTestId('effects-changed').count()).toBe(1)
    await page.clock.runFor(26_000)
    await expect.poll(refreshed).toBe(2)
    expect(await page.getByTestId('worse').textContent()).toContain('100.5 USDC → 100.7 USDC')
    await alive(page).waitFor()
    await page.close()
  })

  it('is tried out anew by itself also where nothing is brought, and what it does otherwise stays said', async () => {
    const page = await open('approval-calls-otherwise', (fresh) => fresh.clock.install())
    await page.getByTestId('confirm').waitFor()
    const refreshed = async () => (await asked(page, 'approvals.refresh')).length
    expect([await refreshed(), await page.getByTestId('effects-changed').count()]).toEqual([0, 0])
    await page.clock.runFor(26_000)
    await expect.poll(refreshed).toBe(1)
    await page.getByTestId('effects-changed').waitFor()
    await page.close()
  })

  it.each(['approval-calls-funding-refused', 'approval-calls-funding-over'])(
    'cannot be agreed to without a good quote for each of it: %s',
    async (state) => {
      const page = await open(state)
      expect(await page.getByTestId('confirm').count()).toBe(0)
      expect(await page.getByTestId('run-out').count()).toBe(state.endsWith('over') ? 1 : 0)
      await page.getByTestId('fresh-quote').click()
      await page.waitForFunction(() => window.fake.calls.some(({ method }) => method === 'approvals.refresh'))
      expect((await asked(page, 'approvals.refresh')).at(-1)?.params).toEqual({ id: 'calls-1' })
      expect(await decided(page)).toEqual([])
    },
  )
})
