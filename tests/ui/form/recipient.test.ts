import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { OWN_BITCOIN, STRANGER, STRANGER_BITCOIN } from '../data.ts'
import { galleryPage } from '../page.ts'

const open = galleryPage()
const params = (page: Page, method: string) =>
  page.evaluate((name) => window.fake.calls.filter((call) => call.method === name).map((call) => call.params), method)

describe('a recipient that nothing is known of', () => {
  it('is said to be asked first, where it is an exchange, of the very coin and chain, and that a contract pays', async () => {
    const page = await open('form-contract')
    await page.getByTestId('recipient-contract').waitFor()
    const warning = (await page.getByTestId('recipient-warning').textContent()) ?? ''
    expect(warning).toContain('whether it credits ETH on Base paid by a contract')
  })

  it('is not, once something was sent there', async () => {
    const page = await open('form-named')
    await page.getByTestId('recipient-named').waitFor()
    expect(await page.locator('main').textContent()).not.toContain('whether it credits')
  })

  it('is not, where it is known to be a wallet that an exchange pays from, and no deposit address', async () => {
    const page = await open('form-exchange-wallet')
    await page.getByTestId('recipient-exchange').waitFor()
    await page.getByTestId('recipient-warning').waitFor()
    expect(await page.locator('main').textContent()).not.toContain('whether it credits')
  })

  it('is, also beside a name, where only another currency was sent there, or on another chain', async () => {
    const page = await open('form-named-new')
    await page.getByTestId('recipient-named').getByText('whether it credits ETH on Base').waitFor()
  })
})

describe('what cannot be', () => {
  it('is all of a coin that its own fee would take: said below it, and nothing is filled in', async () => {
    const page = await open('form-dust')
    await page.getByTestId('max').click()
    await page.getByText('Not enough ETH for the fee.').waitFor()
    expect(await page.getByTestId('amount').inputValue()).toBe('')
  })

  it('is what there is none of, and leads to where it is received', async () => {
    const page = await open('form-none')
    await page.getByText('You have no ETH yet.').waitFor()
    expect(await page.getByTestId('to-receive').getAttribute('href')).toBe('#/receive')
  })

  it('is what is on its way, which is said instead of that there is none', async () => {
    const page = await open('form-on-its-way')
    await page.getByText('0.019978 BTC is pending: you can send it').waitFor()
    expect(await page.getByTestId('to-receive').count()).toBe(0)
  })

  it('is a Bitcoin address where something arrives on another chain, and is called one', async () => {
    const page = await open('form-stranger')
    await page.getByTestId('recipient').fill(STRANGER_BITCOIN)
    await page.getByRole('alert').getByText('That’s a Bitcoin address.').waitFor()
    await page.getByTestId('recipient').fill('0x12')
    await page.getByRole('alert').getByText('That’s a Bitcoin address.').waitFor({ state: 'detached' })
  })
})

describe('where it comes back to', () => {
  const drafted = (page: Page) => page.evaluate(() => JSON.parse(window.drafts.get('form') ?? '{}'))

  it('is said of a refund where it is an address of another kind', async () => {
    const page = await open('form-refund-other')
    await page.getByTestId('refundTo').fill(STRANGER_BITCOIN)
    await page.getByRole('alert').getByText('That’s a Bitcoin address. This refund needs one of 0x').waitFor()
  })

  it('is forgotten, and who pays with it, when money leaves another kind of chain', async () => {
    const page = await open('form-refund-bitcoin')
    expect(await page.getByTestId('refundTo').count()).toBe(1)
    await page.getByTestId('from').click()
    await page.getByRole('option', { name: /^ETH on Ethereum/ }).click()
    await page.getByTestId('refundTo').waitFor({ state: 'detached' })
    expect(await drafted(page)).toMatchObject({ payment: 'deposit', from: { chainId: 1 } })
    expect(await drafted(page)).not.toHaveProperty('refundTo')
  })

  it('stays where money leaves another chain of the same kind', async () => {
    const page = await open('form-refund-other')
    await page.getByTestId('from').click()
    await page.getByRole('option', { name: /^USDC on Base/ }).click()
    await expect.poll(() => drafted(page)).toMatchObject({ refundTo: STRANGER, from: { chainId: 8453 } })
  })
})

describe('whom a token goes to', () => {
  it('is offered gas besides where its chain’s node says that there is none, and the quote is asked for with it', async () => {
    const page = await open('form-no-gas-there')
    const offer = page.getByTestId('no-gas')
    expect(await offer.textContent()).toContain('The recipient has no ETH on Base')
    await offer.getByTestId('add-gas').click()
    await offer.waitFor({ state: 'detached' })
    await expect.poll(async () => (await params(page, 'quote.ask')).at(-1)).toMatchObject({ topupGasUsd: 2_000_000n })
  })

  it('is offered none where it has some, and nobody is asked where what arrives is the gas itself', async () => {
    const page = await open('form-stranger')
    await page.getByTestId('recipient-warning').waitFor()
    expect(await page.getByTestId('no-gas').count()).toBe(0)
    expect(await params(page, 'recipient.gas')).toEqual([])
  })
})

describe('an address that is typed', () => {
  it.each([
    ['form-named', STRANGER],
    ['form-bitcoin-stranger', STRANGER_BITCOIN],
  ])('stands whole below its field, which is too short for it: %s', async (state, address) => {
    const page = await open(state)
    expect(await page.locator('.recipient').getByTestId('full-address').textContent()).toBe(address)
  })

  it('is not shown as one before it is one', async () => {
    const page = await open('form-bitcoin-bad')
    await page.locator('.recipient [role=alert]').first().waitFor()
    expect(await page.locator('.recipient').getByTestId('full-address').count()).toBe(0)
  })
})

describe('a name for an address', () => {
  it('is offered where it has none, and there is nothing to save without one', async () => {
    const page = await open('form-stranger')
    expect(await page.getByTestId('save-name').textContent()).toBe('Save with a name')
    await page.getByTestId('save-name').click()
    expect(await page.getByTestId('address-name').inputValue()).toBe('')
    expect(await page.getByTestId('keep-name').getAttribute('aria-disabled')).toBe('true')
  })

  it('is offered to be changed where it has one, which stands in the field', async () => {
    const page = await open('form-named')
    await page.getByTestId('recipient-named').waitFor()
    expect(await page.getByTestId('save-name').textContent()).toBe('Rename')
    await page.getByTestId('save-name').click()
    expect(await page.getByTestId('address-name').inputValue()).toBe('Anna')
    await page.getByTestId('address-name').fill('Anna B.')
    await page.keyboard.press('Enter')
    await page.locator('[role=status]', { hasText: 'Anna B. is in your address book.' }).waitFor()
    expect(await params(page, 'book.save')).toEqual([{ name: 'Anna B.', family: 'evm', address: STRANGER }])
  })

  it.each(['form-bitcoin-own', 'form-bitcoin-own-used'])('is not for what is the wallet’s own: %s', async (state) => {
    const page = await open(state)
    await page.getByTestId('recipient-own').waitFor()
    expect(await page.getByTestId('save-name').count()).toBe(0)
  })
})

describe('a pasted link', () => {
  it('is its address; a call of another function stays as it is', async () => {
    const page = await open('form-stranger')
    const field = page.getByTestId('recipient')
    for (const link of [`ethereum:${STRANGER}`, `ethereum:${STRANGER}@8453`, `base:${STRANGER}`]) {
      await field.fill(link)
      await expect.poll(() => field.inputValue()).toBe(STRANGER)
      expect(await page.getByTestId('link-taken').count()).toBe(0)
    }
    const link = `ethereum:${STRANGER}/approve?uint256=1`
    await field.fill(link)
    await page.getByTestId('link-refused').getByText('can’t read this link').waitFor()
    expect(await page.getByText('needs 0x and 40').count()).toBe(0)
    expect(await field.inputValue()).toBe(link)
  })

  it('sets its chain and amount, says so, and is undone', async () => {
    const page = await open('form-stranger')
    const field = page.getByTestId('recipient')
    const to = await page.getByTestId('to').getAttribute('aria-label')
    const amount = await page.getByTestId('amount').inputValue()
    await field.fill(`ethereum:${STRANGER}@1?value=2.5e17`)
    await page.getByTestId('link-taken').getByText('Taken from the link: 0.25 ETH on Ethereum.').waitFor()
    expect(await field.inputValue()).toBe(STRANGER)
    expect(await page.getByTestId('to').getAttribute('aria-label')).toContain('ETH on Ethereum')
    await page.getByTestId('link-undo').click()
    await page.getByTestId('link-taken').waitFor({ state: 'detached' })
    expect(await field.inputValue()).toBe('')
    expect(await page.getByTestId('to').getAttribute('aria-label')).toBe(to)
    expect(await page.getByTestId('amount').inputValue()).toBe(amount)
  })

  it('with a required parameter, or of an unknown chain, is refused by its name', async () => {
    const page = await open('form-stranger')
    const field = page.getByTestId('recipient')
    await field.fill(`bitcoin:${STRANGER_BITCOIN}?amount=1&req-vault=1`)
    await page.getByTestId('link-refused').getByText('“req-vault”').waitFor()
    await field.fill(`ethereum:${STRANGER}@424242`)
    await page.getByText('This code is for chain 424242, which Causeway doesn’t know.').waitFor()
    expect(await page.getByTestId('link-taken').count()).toBe(0)
    expect(await field.inputValue()).toBe(`ethereum:${STRANGER}@424242`)
  })

  it('with an invisible character names it, and loses it by a click', async () => {
    const page = await open('form-stranger')
    const field = page.getByTestId('recipient')
    await field.fill(`\u200b${STRANGER.slice(0, 9)}\u202e${STRANGER.slice(9)}`)
    await page.getByText('It contains invisible characters: U+200B, U+202E.').waitFor()
    await page.getByTestId('visible-recipient').click()
    expect(await field.inputValue()).toBe(STRANGER)
  })
})

describe('the recipient on Bitcoin', () => {
  it('is oneself by one’s own address there, and is then left for the wallet to fill in', async () => {
    const page = await open('form-bitcoin')
    expect(await page.locator('.recipient bdi').first().getAttribute('title')).toBe(OWN_BITCOIN)
    const [asked] = (await params(page, 'quote.ask')) as Readonly<Record<string, unknown>>[]
    expect(asked).toMatchObject({ originChainId: 1, destinationChainId: 8_253_038 })
    expect(Object.keys(asked ?? {}).filter((name) => name === 'recipient' || name === 'refundTo')).toEqual([])
  })

  it('is known as one’s own in any writing of it', async () => {
    const page = await open('form-bitcoin-own')
    await page.getByTestId('recipient-own').waitFor()
    expect(await page.getByTestId('recipient-warning').count()).toBe(0)
  })

  it('is known as one’s own also when the screens know other addresses of the wallet only', async () => {
    const page = await open('form-bitcoin-own-used')
    await page.getByTestId('recipient-own').waitFor()
    expect(await page.getByTestId('recipient-warning').count()).toBe(0)
  })

  it('is warned of when it is a stranger’s, after looking whether anything was sent there before', async () => {
    const page = await open('form-bitcoin-stranger')
    const warning = (await page.getByTestId('recipient-warning').textContent()) ?? ''
    expect(warning).toContain('ask whether it credits BTC on Bitcoin: you could lose')
    expect(await params(page, 'recipients.check')).toEqual([
      { places: [{ address: STRANGER_BITCOIN, chainId: 8_253_038 }] },
    ])
  })

  it.each([
    ['form-bitcoin-bad', 'doesn’t fit its checksum'],
    ['form-bitcoin-identifier', 'Not a Bitcoin address you can pay'],
  ])('is refused before anything is asked: %s', async (state, sentence) => {
    const page = await open(state)
    await page.locator('.recipient [role=alert]', { hasText: sentence }).waitFor()
    expect(await params(page, 'quote.ask')).toEqual([])
  })

  it('is an address of the other chain when the sides are changed, and says so', async () => {
    const page = await open('form-bitcoin-stranger')
    await page.getByTestId('turn').click()
    await page.locator('.recipient [role=alert]', { hasText: 'That’s a Bitcoin address' }).waitFor()
  })
})

describe('a name of a gateway', () => {
  it('is asked there only after a press, and says which host sees it', async () => {
    const page = await open('form-name-gateway')
    await page.getByTestId('name-gateway').waitFor()
    expect(await page.getByTestId('name-gateway').textContent()).toContain('gateway.example')
    expect(await params(page, 'name.resolve')).toEqual([{ name: 'anna.offchain.eth' }])
    await page.getByTestId('ask-gateway').focus()
    await page.keyboard.press('Enter')
    await page.getByTestId('name-found').waitFor()
    expect(await params(page, 'name.resolve')).toEqual([
      { name: 'anna.offchain.eth' },
      { name: 'anna.offchain.eth', asksGateway: true },
    ])
  })
})
