import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../../src/ui/messages/language.ts'
import { currency, OWN, STRANGER } from '../../data.ts'
import { galleryPage } from '../../page.ts'

const USDC = currency(8453, 'USDC').address
const open = galleryPage()
const textOf = async (page: Page, testId: string) =>
  ((await page.getByTestId(testId).textContent()) ?? '').replace(/\s/g, '')
const askedCalls = (page: Page) =>
  page.evaluate(() => {
    const params = window.fake.calls.flatMap(({ method, params }) => (method === 'quote.ask' ? [params] : []))
    return (params.at(-1) as { calls?: readonly { to: string; data: string }[] } | undefined)?.calls ?? []
  })
const asked = async (page: Page) => (await askedCalls(page))[0]?.data

describe('the review of a call where money arrives', () => {
  it('says what is called in words, with each argument and the whole address of the contract; its name is with the bytes', async () => {
    const page = await open('review-call-known')
    const text = await textOf(page, 'arrival-calls')
    for (const part of ['Send40USDC', STRANGER, USDC]) expect(text).toContain(part)
    for (const part of ['doesnotknow', '(']) expect(text).not.toContain(part)
    const card = page.locator('.card', { has: page.getByTestId('arrival-calls') })
    await card.getByTestId('raw').click()
    expect(await card.locator('.raw').textContent()).toContain('Functiontransfer(address,uint256)')
  })

  it('says in its sentence whom the call pays and how much, and warns of them as of a recipient', async () => {
    const page = await open('review-call-known')
    const said = await page.getByTestId('called-then').textContent()
    expect(said).toContain('Then it calls a contract with it.')
    expect(said).toContain(`The call pays 40 USDC to ${STRANGER.slice(0, 6)}`)
    const payee = page.getByTestId('recipient-warning').first()
    expect(await payee.textContent()).toContain('The call pays someone else')
    expect(await page.locator('.chip.good').count()).toBe(0)
  })

  it('waits for a tick where the payee could be taken for somebody else', async () => {
    const page = await open('review-call-looks-like-shown')
    await page.getByTestId('accept-first').waitFor()
    expect(await page.getByTestId('confirm').getAttribute('aria-disabled')).toBe('true')
    await page.getByTestId('accept-looksLike').check()
    await page.locator('[data-testid=confirm]:not([aria-disabled])').waitFor()
  })

  it('says that the wallet does not know a function, by its first bytes and the whole address of the contract', async () => {
    const page = await open('review-call-shown')
    const text = await textOf(page, 'arrival-calls')
    const parts = ['Unknownfunction', '0x617ba037', '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC']
    for (const part of parts) expect(text).toContain(part)
    expect(text).not.toContain('(')
  })
})

describe('a call that was chosen for another way', () => {
  it('falls back when the coin changes, or the account, and that is said', async () => {
    const page = await open('form-call-known')
    await page.getByText('calls a contract').waitFor()
    await page.getByTestId('amount').fill('251')
    expect(await page.getByTestId('fallen-back').count()).toBe(0)
    await page.getByTestId('to').click()
    await page
      .getByRole('option', { name: /ETH.*Base/ })
      .first()
      .click()
    await page.getByTestId('fallen-back').getByText('were reset').waitFor()
    expect(await page.getByText('calls a contract').count()).toBe(0)
    const other = await open('form-call-other-account')
    await other.getByTestId('fallen-back').waitFor()
    expect(await other.getByText('calls a contract').count()).toBe(0)
  })
})

describe('a call that is picked in the form', () => {
  it('is shown as the review will show it, and pasted bytes begin as what was picked', async () => {
    const page = await open('form-call-picked-shown')
    const text = await textOf(page, 'arrival-call-preview')
    for (const part of ['Send40USDC', STRANGER, USDC]) expect(text).toContain(part)
    await expect.poll(() => asked(page)).toMatch(/^0xa9059cbb/)
    const bytes = await asked(page)
    await page.getByTestId('arrival-call-by-paste').check()
    expect(await page.getByTestId('arrival-call-data').inputValue()).toBe(bytes)
    expect(await page.getByTestId('arrival-call-argument-0').count()).toBe(0)
    expect(await textOf(page, 'arrival-call-preview')).toContain('Send40USDC')
    await page.getByTestId('arrival-call-by-pick').check()
    expect(await page.getByTestId('arrival-call-argument-1').inputValue()).toBe('40')
  })

  it('is filled by keyboard alone, out of what the wallet knows by a name', async () => {
    const page = await open('form-call-none-shown')
    await page.getByTestId('arrival-call-to-choose').press('Enter')
    await page.keyboard.type('USDC')
    await page.keyboard.press('Enter')
    expect(await page.getByTestId('arrival-call-to').inputValue()).toBe(USDC)
    await page.getByTestId('arrival-call-function').press('Enter')
    await page.keyboard.type('transfer')
    await page.keyboard.press('Enter')
    await page.getByTestId('arrival-call-argument-0-choose').press('Enter')
    await page.keyboard.type('Anna')
    await page.keyboard.press('Enter')
    await page.getByLabel('Amount, in USDC').fill('12.5')
    await page.getByTestId('arrival-call-preview').getByText('Send 12.5 USDC').waitFor()
    await page.keyboard.press('Escape')
    expect(await page.getByTestId('arrival-call-problem').count()).toBe(0)
  })

  it('says at each field what is wrong, and shows nothing that would be called', async () => {
    const page = await open('form-call-picked-wrong-shown')
    const problems = await page.locator('.call-fields [role=alert]:not(:empty)').allTextContents()
    expect(problems).toEqual([
      expect.stringContaining('its capitals'),
      expect.stringContaining('Not an address'),
      expect.stringContaining('whole number'),
    ])
    expect(await page.getByTestId('arrival-call-preview').count()).toBe(0)
  })
})

describe('several calls in the form', () => {
  it('are an approval and the deposit that takes it, in the unit of the token', async () => {
    const page = await open('form-calls-vault-shown')
    const second = page.getByTestId('arrival-call-1')
    expect(await second.getByLabel('Amount, in USDC').inputValue()).toBe('30')
    const shown = await second.getByTestId('arrival-call-preview').textContent()
    for (const part of ['Deposit tokens into a vault', 'Amount, if it is USDC', '30 USDC'])
      expect(shown).toContain(part)
    const first = await page.getByTestId('arrival-call-0').getByTestId('arrival-call-preview').textContent()
    expect(first).toContain('up to 30 USDC')
    expect(await page.getByTestId('call-empty').count()).toBe(0)
  })

  it('warn where there is no contract to call', async () => {
    const page = await open('form-calls-spender')
    await page.getByTestId('options').click()
    await page.getByTestId('arrival-call-1').getByTestId('call-empty').getByText('Nothing to call').waitFor()
  })

  it('are made in their order: another one can be added, and each taken away, with what it does beside it', async () => {
    const page = await open('form-call-picked-shown')
    expect(await page.getByTestId('arrival-call-remove').count()).toBe(0)
    await page.getByTestId('arrival-call-add').click()
    const second = page.getByTestId('arrival-call-1')
    await page.getByTestId('arrival-call-problem').getByText('Call 2: Enter the address').waitFor({ state: 'attached' })
    await second.getByTestId('arrival-call-to').fill(OWN)
    await second.getByTestId('arrival-call-by-paste').check()
    await second.getByTestId('arrival-call-data').fill('0x12345678')
    await second.getByTestId('arrival-call-preview').getByText('Unknown function').waitFor()
    await expect.poll(() => askedCalls(page)).toMatchObject([{ to: USDC }, { to: OWN, data: '0x12345678' }])
    expect(await page.getByText('makes 2 calls').count()).toBe(1)
    await page.getByRole('button', { name: 'Remove call 1' }).click()
    await expect.poll(() => askedCalls(page)).toMatchObject([{ to: OWN, data: '0x12345678' }])
    expect(await page.getByTestId('arrival-call-0').getByTestId('arrival-call-data').inputValue()).toBe('0x12345678')
    expect(await page.getByTestId('arrival-call-1').count()).toBe(0)
  })

  it('say what is wrong with one of them at its own fields only', async () => {
    const page = await open('form-call-picked-shown')
    await page.getByTestId('arrival-call-add').click()
    const second = page.getByTestId('arrival-call-1')
    await second.getByTestId('arrival-call-to').fill(OWN)
    await second.getByTestId('arrival-call-by-paste').check()
    await second.getByTestId('arrival-call-data').fill('0x1')
    await second.getByText('Calldata is hex').waitFor()
    expect(await page.getByTestId('arrival-call-0').locator('[role=alert]:not(:empty)').count()).toBe(0)
  })
})

describe('the gas limit of calls where money arrives', () => {
  it('is asked for with them, and the review says that nothing binds it', async () => {
    const page = await open('review-call-limit-shown')
    expect(
      await page.evaluate(() => window.fake.calls.findLast(({ method }) => method === 'quote.ask')?.params),
    ).toMatchObject({
      callsGasLimit: 16_777_216,
    })
    expect(await page.getByTestId('calls-gas-limit').textContent()).toMatch(
      /limit of 16,777,216 for the call\. No signature holds Relay to it/,
    )
  })

  it('keeps a quote from being asked for while it is none, which the form says, too', async () => {
    const page = await open('form-call-limit-wrong')
    await page.getByTestId('arrival-call-problem').getByText('from 21,000 to 16,777,216').waitFor()
    expect(await page.evaluate(() => window.fake.calls.some(({ method }) => method === 'quote.ask'))).toBe(false)
  })

  it.each([400, 320])(
    'leaves what is below it where it is, whatever is typed, in every language at %i pixels',
    async (width) => {
      const page = await open('form-call-limit-shown')
      await page.setViewportSize({ width, height: 600 })
      const field = page.getByTestId('arrival-calls-gas')
      const top = (testId: string) => page.getByTestId(testId).evaluate((each) => each.getBoundingClientRect().y)
      const place = async () => (await top('arrival-call-none')) - (await top('arrival-calls-gas'))
      const moved: string[] = []
      for (const { language } of LANGUAGES) {
        await page.evaluate((each) => window.say(each), language)
        await field.fill('')
        const before = await place()
        for (const typed of ['300', '300000', 'x', '16777217']) {
          await field.fill(typed)
          if ((await place()) !== before) moved.push(`${language}: ${typed}`)
        }
      }
      await page.evaluate(() => window.say('en'))
      expect(moved).toEqual([])
    },
  )
})
