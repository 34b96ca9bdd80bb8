import { describe, expect, it } from 'vitest'
import enRefusals from '../../../src/ui/messages/en/review/refusals.json'
import { isPassingRefusal, type RefusalKind, refusalKind } from '../../../src/ui/quote/refusal-kind.ts'
import { isOfSignature } from '../../../src/ui/quote/refused-signature.ts'
import { readableUnits } from '../../../src/ui/review/readable-units.ts'
import { refusalText, type SetBy } from '../../../src/ui/review/refusal-words.ts'
import { NOW, type QuoteJson, USER } from '../../core/honest.ts'
import { dataOf, factsFor } from '../../core/verify/evm/quotes.ts'
import { judge, lied } from '../../core/verify/lying.ts'
import { permitInput, relayedQuote, routedQuote } from '../../core/verify/permits/quotes.ts'
import { ERROR_CODES } from '../../devnet/service/faults/error-codes.ts'
import { amount } from '../data.ts'
import { galleryPage } from '../page.ts'

const open = galleryPage()

function signing(lie: (value: object) => void): QuoteJson {
  const quote = routedQuote()
  const { value } = dataOf(quote)['sign'] as { value: object }
  lie(value)
  return quote
}

describe('a quote that the service refuses', () => {
  it('has words of our own for every code that is published, and none for what is not', () => {
    expect(Object.keys(ERROR_CODES).filter((code) => refusalKind(code) === undefined)).toEqual([])
    for (const code of ['SETTLING', 'constructor', '__proto__', '']) expect(refusalKind(code)).toBeUndefined()
  })

  it('says what to change first, and the service’s own words below', async () => {
    const page = await open('form-too-low')
    const text = (await page.getByTestId('quote-unavailable').textContent()) ?? ''
    expect(text).toContain('Fees would take all of it. Send more')
    expect(text).toContain('Relay says: 5 does not cover the fees of 41000')
  })

  it('blames no fees where nothing goes to another chain', async () => {
    const page = await open('form-too-low-here')
    const text = (await page.getByTestId('quote-unavailable').textContent()) ?? ''
    expect(text).toContain('Relay can’t move so little. Send more.')
    expect(text).not.toContain('cheaper destination chain')
  })

  it('keeps the service’s own words whole where its code is not known', async () => {
    const page = await open('form-unheard')
    const text = (await page.getByTestId('quote-unavailable').textContent()) ?? ''
    expect(text).toContain('Relay says: route: not today')
  })

  it.each([
    ['form-service-down', 'Can’t reach Relay'],
    ['form-node-down', 'Couldn’t read your account there'],
  ])('says in %s whose answer is missing', async (state, title) => {
    const page = await open(state)
    const text = (await page.getByTestId('quote-unavailable').textContent()) ?? ''
    expect(text).toContain(title)
    expect(text).toContain('asks again by itself')
    expect(await page.getByTestId('ask-again').count()).toBe(1)
  })

  it('says where the account has no address there to choose another one, and that alone', async () => {
    const page = await open('form-no-address')
    const text = (await page.getByTestId('quote-unavailable').textContent()) ?? ''
    expect(text).toContain('This account has no Bitcoin address')
    expect(text).toContain('Choose another address under “To”.')
    expect(text).not.toContain('Change the amount')
    expect(text).not.toContain('asks again')
    expect(await page.getByTestId('ask-again').count()).toBe(0)
  })

  it('writes amounts of the service as amounts where it names the one that was asked for', () => {
    const usdc = (value: bigint) => amount(8453, 'USDC', value)
    expect(readableUnits('amount: 5 does not cover the fees of 41000.', usdc(5n))).toBe(
      'amount: 0.000005 USDC does not cover the fees of 0.041 USDC.',
    )
    // The currency of these units is unknown.
    expect(readableUnits('amount: 6 does not cover the fees of 41000', usdc(5n))).toBe(
      'amount: 6 does not cover the fees of 41000',
    )
    expect(readableUnits('5 on chain 8453, 0x5, v5, 5.5%, 1,5', usdc(5n))).toBe(
      '0.000005 USDC on chain 8453, 0x5, v5, 5.5%, 1,5',
    )
  })

  it.each(['HTTP_401', 'HTTP_403', 'HTTP_404'])(
    'blames nothing that was typed for %s, and may be asked again',
    (code) => {
      expect(refusalKind(code)).toBe('turnedAway')
      expect(isPassingRefusal(code)).toBe(true)
      expect(refusalKind('HTTP_400')).toBeUndefined()
    },
  )

  it('says where the question itself was turned away what may help, and nothing of the amount', async () => {
    const page = await open('form-turned-away')
    const text = (await page.getByTestId('quote-unavailable').textContent()) ?? ''
    expect(text).toContain('check your API key in Settings')
    expect(text).not.toContain('Change the amount')
    expect(await page.getByTestId('ask-again').count()).toBe(1)
  })

  it('tells nobody who was asked by a site to change what only the site can', async () => {
    const read = async (state: string) =>
      (await (await open(state)).getByTestId('quote-unavailable').textContent()) ?? ''
    const said = await read('approval-turned-away')
    expect(said).toContain('Try again later, check your API key in Settings, or reject this.')
    expect(said).not.toMatch(/you typed|chain or currency|to pay with, above/)
    expect(await read('approval-turned-away-open')).toContain('You can also try another currency to pay with, above.')
  })

  it('has advice of its own for every refusal whose advice is to change what was asked for', () => {
    const of = (kind: RefusalKind, setBy: SetBy) => refusalText(kind, { setBy, isTransfer: true })
    const kinds = Object.keys(enRefusals.kinds) as RefusalKind[]
    const told = kinds.filter(
      (kind) => kind !== 'blocked' && /choose|send|check|undo|set it|pay by|try again/i.test(of(kind, 'user')),
    )
    expect(told.filter((kind) => of(kind, 'site') === of(kind, 'user'))).toEqual([])
    for (const kind of told) expect(of(kind, 'site')).toMatch(/reject/i)
    expect(of('notEnough', 'siteButPay')).toContain('to pay with, above')
    expect(of('notThere', 'siteButPay')).not.toContain('to pay with, above')
  })

  it('speaks of a sponsor only where one was to pay', async () => {
    const read = async (state: string) => {
      const page = await open(state)
      await page.getByText('This needs your own API key').waitFor()
      return (await page.getByTestId('quote-unavailable').textContent()) ?? ''
    }
    expect(await read('form-unauthorized')).not.toMatch(/sponsor/i)
    expect(await read('form-no-key')).toContain('A sponsor needs an API key')
  })

  it.each(['form-fault', 'form-half', 'form-too-large'])(
    'is put down to the service where it gave no answer, and can be asked for again: %s',
    async (state) => {
      const page = await open(state)
      const text = (await page.getByTestId('quote-unavailable').textContent()) ?? ''
      expect(text).toContain('You don’t need to change anything')
      expect(text).not.toContain('Change the amount')
      expect(text).toContain('Your money hasn’t moved')
      await page.getByTestId('ask-again').click()
      await expect
        .poll(() => page.evaluate(() => window.fake.calls.filter(({ method }) => method === 'quote.ask').length))
        .toBe(2)
    },
  )

  it('can be asked for again where nobody knows what the refusal means, and not where it would be the same', async () => {
    const unheard = await open('form-unheard')
    await unheard.getByTestId('quote-unavailable').waitFor()
    expect(await unheard.getByTestId('quote-unavailable').textContent()).toContain('Relay says: ')
    expect(await unheard.getByTestId('ask-again').count()).toBe(1)
    const tooLow = await open('form-too-low')
    await tooLow.getByTestId('quote-unavailable').waitFor()
    expect(await tooLow.getByTestId('ask-again').count()).toBe(0)
  })

  it('says by how much amount and fee are more than there is, and fills in the most that goes', async () => {
    const page = await open('form-fee-short')
    const text = (await page.getByTestId('quote-refused').textContent()) ?? ''
    expect(text).not.toContain('For support')
    expect(text).toContain('up to 0.000348 ETH, you’re short by up to 0.000288 ETH')
    await page.getByTestId('use-most').click()
    await expect.poll(() => page.getByTestId('amount').inputValue()).toBe('0.099652')
  })

  it('offers no smaller amount where the fee lacks what does not leave', async () => {
    const page = await open('form-gas-missing')
    await page.getByTestId('quote-refused').waitFor()
    expect(await page.getByTestId('use-most').count()).toBe(0)
  })

  it('never raises what was typed, and keeps no fee of what is not there', async () => {
    const page = await open('form-fee-short')
    await page.getByTestId('quote-refused').waitFor()
    await page.getByTestId('amount').fill('0.05')
    await page.getByTestId('use-most').click()
    await page.locator('.field-note').waitFor()
    expect(await page.getByTestId('amount').inputValue()).toBe('0.05')
  })

  it('says what one transfer can spend of several addresses, and what to do about the rest', async () => {
    const page = await open('form-bitcoin-parts')
    const text = (await page.getByTestId('one-address').textContent()) ?? ''
    expect(text).toContain('0.01199337 BTC at most. Another 0.00497935 BTC is on your other addresses')
    expect(await page.getByTestId('quote-unavailable').count()).toBe(0)
    await page.getByTestId('use-most').click()
    await expect.poll(() => page.getByTestId('amount').inputValue()).toBe('0.01199337')
    await page.getByTestId('one-address').getByText('Another 0.00497935 BTC is on your other addresses').waitFor()
  })

  it('leads to a transaction where no signature can pay', async () => {
    const page = await open('form-permit-failed')
    await page.getByText('You can’t pay this by signature').waitFor()
    expect(await page.getByTestId('ask-again').count()).toBe(0)
    await page.getByTestId('pay-by-transaction').click()
    await page.locator('.quote .lines').first().waitFor()
    expect(await page.getByTestId('quote-unavailable').count()).toBe(0)
  })

  it('leads to a transaction where a signature would not make sure of the payment', async () => {
    const page = await open('form-permit-unbound')
    await page.getByTestId('quote-refused').waitFor()
    const waysAsked = () =>
      page.evaluate(() =>
        window.fake.calls.flatMap(({ method, params }) => (method === 'quote.ask' ? [Object(params).payment] : [])),
      )
    expect((await waysAsked()).at(-1)).toBe('permit')
    expect(await page.getByTestId('ask-again').count()).toBe(0)
    await page.getByTestId('pay-by-transaction').click()
    await page.locator('.quote .lines').first().waitFor()
    expect(await page.getByTestId('quote-refused').count()).toBe(0)
    expect((await waysAsked()).at(-1)).not.toBe('permit')
  })

  it.each<readonly [string, () => QuoteJson]>([
    ['E01', () => signing((value) => Object.assign(value, { spender: USER }))],
    ['E12', () => signing((value) => Object.assign(value, { deadline: NOW + 86_400 }))],
    ['E16', () => relayedQuote('7')],
    ['E17', () => routedQuote([])],
  ])('tells a signature refused for %s from a transaction that is refused', (code, make) => {
    const facts = factsFor(permitInput)
    const { findings } = judge({ input: permitInput, quote: make(), facts })
    expect(findings.map((each) => each.code)).toContain(code)
    expect(isOfSignature(findings)).toBe(true)
    expect(isOfSignature(judge({ quote: lied(({ steps }) => void steps.splice(0)) }).findings)).toBe(false)
  })

  it('says that an API key is missing where there is none, and leads to where one is entered', async () => {
    const page = await open('form-no-key')
    await page.getByText('This needs your own API key').waitFor()
    const ways = page.getByTestId('quote-unavailable').locator('a')
    expect(await ways.getAttribute('href')).toBe('#/settings')
  })

  it('accuses nobody where there is only too little for an output', async () => {
    const page = await open('form-output-small')
    const refused = page.getByTestId('quote-refused')
    expect(await refused.textContent()).toContain('Too little to move')
    expect(await refused.textContent()).not.toContain('Causeway refused')
    expect(await refused.getAttribute('class')).toContain('warn')
  })

  it('is not called false where a node only did not answer', async () => {
    const page = await open('form-unread')
    expect(await page.getByTestId('quote-refused').textContent()).toContain('Couldn’t check this now')
    expect(await page.getByTestId('ask-again').count()).toBe(1)
  })

  it('is not called false where only a price is missing', async () => {
    const page = await open('form-unpriced')
    const text = (await page.getByTestId('quote-refused').textContent()) ?? ''
    expect(text).toContain('No price shows that this is fair')
    expect(text).not.toContain('does not do what you asked')
  })

  it('is said once for all that one node did not say for one reason', async () => {
    const page = await open('form-unread')
    expect(await page.locator('.finding-codes').count()).toBe(0)
    await page.getByTestId('finding-details').click()
    const said = await page.getByTestId('quote-refused').locator('.findings li').allTextContents()
    expect(said).toHaveLength(2)
    expect(said[1]).toContain('didn’t say which chain it serves, your balances, and the price of gas.')
    expect(await page.locator('.finding-codes code').allTextContents()).toContain('D32')
  })
})

describe('Couldn’t read a balance that', () => {
  it('is said in a sentence of its own', async () => {
    const page = await open('form-unread')
    await page.getByTestId('max').waitFor()
    expect(await page.locator('.amount-field').first().textContent()).not.toContain('You have')
    expect(await page.getByTestId('balance-unread').allTextContents()).toEqual(['Balance not read'])
  })
})
