import { describe, expect, it } from 'vitest'
import type { StepView } from '../../../src/api/views/transfers.ts'
import { isNothingBroadcast } from '../../../src/ui/transfer/state.ts'
import { CANCELLED, DONE, PLANNED, RAISED, SENT, SIGNED } from '../data.ts'
import { galleryPage } from '../page.ts'

const open = galleryPage()
const outcomeOf = async (state: string) => (await open(state)).getByTestId('outcome').textContent()

function reserved(earlier: 'never sent' | 'sent before'): StepView {
  if (SENT.phase !== 'broadcast') throw new TypeError(`expected bytes on their way, got ${SENT.phase}`)
  const { terms, signed } = SENT
  return { phase: 'reserved', terms, purpose: signed.purpose, earlier: earlier === 'never sent' ? [] : [signed] }
}

describe('what a transfer that ended cost', () => {
  it('is nothing where nothing was sent', async () => {
    expect(await outcomeOf('transfer-refused')).toContain(
      'Nothing was sent, and no fee was paid. Your 0.1 ETH didn’t leave your account.',
    )
  })

  it.each(['transfer-cancelled', 'transfer-failed'])('is network fees where something was: %s', async (state) => {
    expect(await outcomeOf(state)).toContain('At most network fees were paid.')
  })

  it('comes with the reason that a node gave for a revert, as plain words', async () => {
    expect(await outcomeOf('transfer-failed')).toContain('The answer: execution reverted: <b>paused</b>')
    const page = await open('bundle-reverted')
    expect(await page.getByTestId('failure-words').textContent()).toContain('execution reverted: sale is over')
  })

  it('is certain to be nothing only as long as nobody was given bytes, not even of an earlier attempt', () => {
    expect(isNothingBroadcast({ items: [PLANNED, PLANNED] })).toBe(true)
    expect(isNothingBroadcast({ items: [PLANNED, reserved('never sent')] })).toBe(true)
    expect(isNothingBroadcast({ items: [SIGNED, SIGNED] })).toBe(true)
    expect(isNothingBroadcast({ items: [SIGNED, PLANNED] })).toBe(true)
    for (const state of [SENT, RAISED, DONE, CANCELLED, reserved('sent before')]) {
      expect(isNothingBroadcast({ items: [PLANNED, state] })).toBe(false)
    }
  })
})

it('claims no arrival of a record that may have been changed, until the user vouches for it', async () => {
  const page = await open('transfer-unsealed')
  expect(await page.getByTestId('unproven').textContent()).toContain('changed on this computer')
  expect(await page.locator('.transfer-head .big').textContent()).toContain('0.1')
  for (const claim of ['outcome', 'receipt-open', 'try-again', 'done']) {
    expect(await page.getByTestId(claim).count(), claim).toBe(0)
  }
  expect(await page.getByText('Arrived', { exact: true }).count()).toBe(0)
  await page.getByTestId('unproven-accept').click()
  const asked = await page.evaluate(() => window.fake.calls.filter(({ method }) => method === 'unproven.accept'))
  expect(asked.map(({ params }) => params)).toMatchObject([{ of: 'executions' }])
})

describe('an arrival that is not whole, or was read once', () => {
  it('is shown as a part of what was paid', async () => {
    const page = await open('transfer-refund-part')
    expect(await page.getByTestId('part').textContent()).toContain(
      '0.000000000000000001 ETH of 0.1 ETH has come so far',
    )
  })

  it('ends as a part with both amounts, and with whom to ask for the rest', async () => {
    const text = await outcomeOf('transfer-refunded-in-part')
    expect(text).toContain('0.000000000000000001 ETH of 0.1 ETH is back with you')
    expect(text).toContain('Ask Relay support for the rest')
  })

  it('names where the support of the service is reached, in every language', async () => {
    const page = await open('transfer-refunded-in-part')
    const support = page.getByTestId('support-address')
    expect(await support.getByRole('link').getAttribute('href')).toBe('mailto:support@devnet.example')
    for (const [language, words] of Object.entries({
      en: 'Support:',
      de: 'Support:',
      es: 'Soporte:',
      ar: 'الدعم:',
      ja: 'サポート窓口：',
      'zh-Hans': '客服：',
    })) {
      await page.evaluate((said) => window.say(said as 'en'), language)
      expect(await support.textContent()).toContain(`${words} support@devnet.example`)
    }
  })

  it('is waited for again where a reorganisation took it out', async () => {
    const page = await open('transfer-gone')
    expect(await page.getByTestId('gone').textContent()).toContain('It’s no longer there; waiting again')
  })

  it('is the service’s word where this node cannot prove it', async () => {
    expect(await outcomeOf('transfer-unprovable')).toContain('no longer has the proof')
  })
})

describe('a refund to another address', () => {
  it('says to whom it went, and never that it is back', async () => {
    const text = await outcomeOf('transfer-refunded-elsewhere')
    expect(text).toMatch(/0\.0998 ETH refunded to 0x709979…dc79C8 on Ethereum/)
    expect(text).not.toMatch(/back|your money/)
  })

  it('in another currency says what was paid, and not that it is all', async () => {
    const text = await outcomeOf('transfer-refunded-to-recipient')
    expect(text).toMatch(/240 USDC refunded to 0x709979…dc79C8 on Base/)
    expect(text).toContain('You paid 0.1 ETH; this may not be all of it.')
    expect(text).not.toMatch(/ of 0\.1 ETH|back|your money/)
  })
})

it('why it failed is a sentence first, and the service’s own word a detail behind it', async () => {
  const page = await open('transfer-refunded')
  const reason = page.getByTestId('outcome').locator('.fail-reason')
  expect(await reason.textContent()).toMatch(/^There wasn’t enough liquidity at the destination\. Relay’s reason: \w+$/)
  const word = reason.locator('small')
  expect(await word.textContent()).toBe('Relay’s reason: SOLVER_CAPACITY_EXCEEDED')
  expect(await word.evaluate((element) => getComputedStyle(element).display)).toBe('block')
})
