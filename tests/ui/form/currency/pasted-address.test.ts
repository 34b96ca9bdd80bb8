import { describe, expect, it } from 'vitest'
import { pastedAddress } from '../../../../src/ui/form/currency/pasted-address.ts'
import { EMPTY_DRAFT, readDraft, reversedDraft, writeDraft } from '../../../../src/ui/form/draft.ts'
import { chosenCurrencies, currencyRefOf } from '../../../../src/ui/form/sides/chosen-currencies.ts'
import { readForm } from '../../../../src/ui/form/validation.ts'
import { balances, chains, currency, OWN } from '../../data.ts'
import { galleryPage } from '../../page.ts'
import { PASTED } from '../token-scenes.ts'

const open = galleryPage()
const SAID = { symbol: 'PEP', name: 'Pepper', decimals: 9 }
const PEPPER = { chainId: 8453, address: PASTED, isNative: false, ...SAID }

describe('what is typed into the list of currencies', () => {
  const pasted = (typed: string) => {
    const found = pastedAddress(typed, chains)
    return found && 'address' in found ? [found.address, ...found.chains.map(({ name }) => name)] : found?.problem
  }

  it('is an address wherever one stands in it, of the EVM chains that the rest names', () => {
    const evm = chains.filter(({ family }) => family === 'evm').map(({ name }) => name)
    expect(pasted(` ${PASTED.toLowerCase()} `)).toEqual([PASTED, ...evm])
    expect(pasted(`base ${PASTED}`)).toEqual([PASTED, 'Base'])
    expect(pasted(`${PASTED} bitcoin`)).toEqual([PASTED])
  })

  it.each(['', 'usdc base', PASTED.slice(0, -1), `${PASTED}0`])('is a name otherwise: %s', (typed) => {
    expect(pasted(typed)).toBeUndefined()
  })

  it('is wrong where its letters do not fit', () => {
    expect(pasted(PASTED.replace('F', 'f'))).toBe('wrongChecksum')
  })
})

describe('a token that was found', () => {
  const draft = {
    ...EMPTY_DRAFT,
    from: currencyRefOf(PEPPER, chains),
    to: currencyRefOf(currency(1, 'ETH'), chains),
    amount: '2.5',
  }

  it('is kept in the draft as its chain describes it, and what is pinned by its address alone', () => {
    expect(readDraft(writeDraft(draft))).toEqual(draft)
    expect(draft.from).toEqual({ chainId: 8453, address: PASTED, said: SAID })
    expect(draft.to).toEqual({ chainId: 1, address: currency(1, 'ETH').address })
    expect(chosenCurrencies(reversedDraft(draft), { chains, balances }).to).toEqual(PEPPER)
  })

  it('is asked for by name, for the proof to be read again', () => {
    const read = readForm(draft, { chains, balances, account: OWN })
    expect(read).toMatchObject({ ok: true, transfer: { amount: 2_500_000_000n, currencies: [PEPPER] } })
  })

  it('never stands in for what is pinned, whatever a draft says of it', () => {
    const usdc = currency(8453, 'USDC')
    const from = { chainId: 8453, address: usdc.address.toLowerCase(), said: { ...SAID, decimals: 0 } }
    expect(chosenCurrencies({ ...draft, from }, { chains, balances }).from).toEqual(usdc)
  })

  it.each([37, -1, 1.5, '18'])('is none where its decimals are %s', (decimals) => {
    const text = JSON.stringify({ ...draft, from: { ...draft.from, said: { ...SAID, decimals } } })
    expect(readDraft(text).from).toEqual({ chainId: 8453, address: PASTED })
  })
})

describe('the list of currencies', () => {
  it('offers a token that stands at a pasted address, says that nobody vouches for it, and takes it over', async () => {
    const page = await open('form-paste')
    const option = page.getByRole('option')
    await option.getByText('PEP on Base').waitFor()
    expect(await option.count()).toBe(1)
    expect(await option.textContent()).toContain('Not on Causeway’s list')
    expect((await option.getByTestId('full-address').textContent())?.replace(/\s/g, '')).toBe(PASTED)
    expect(await option.locator('.verified').count()).toBe(0)
    await option.click()
    await page.getByTestId('custom-token').waitFor()
    const drafted = await page.evaluate(() => JSON.parse(window.drafts.get('form') ?? '{}'))
    expect(drafted.to).toEqual({
      chainId: 8453,
      address: PASTED,
      said: { symbol: 'PEP', name: 'Pepper', decimals: 18 },
    })
  })

  it('says strongly that a token is not the one that it is called like, and draws no known sign for it', async () => {
    const page = await open('form-paste-false')
    const option = page.getByRole('option')
    await option.getByText('Not the USDC on Causeway’s list').waitFor()
    expect(await option.locator('.coin').textContent()).toBe('U')
    await page.getByTestId('token-unread').getByText('Couldn’t read HyperEVM').waitFor()
  })

  it('says that no token stands there only of the chains that said so, and asks anew', async () => {
    const none = await open('form-paste-none')
    await none.getByTestId('token-nothing').getByText('on Ethereum, Base, and HyperEVM').waitFor()
    expect(await none.getByTestId('token-unread').count()).toBe(0)
    const silent = await open('form-paste-silent')
    await silent.getByTestId('token-nothing').getByText('on Ethereum.').waitFor()
    const asked = () => silent.evaluate(() => window.fake.calls.filter(({ method }) => method === 'token.find').length)
    const before = await asked()
    await silent.getByTestId('token-again').click()
    await expect.poll(asked).toBe(before + 1)
    const waiting = await open('form-paste-asking')
    await waiting.getByTestId('token-asking').waitFor()
    expect(await waiting.getByTestId('token-nothing').count()).toBe(0)
  })
})

describe('a token that anybody may have made', () => {
  it.each([
    ['review-token', 'PEP isn’t on Causeway’s list'],
    ['review-token-imitating', 'This isn’t the USDC on Causeway’s list'],
  ])('is said again in the review, and ticked before the yes: %s', async (state, title) => {
    const page = await open(state)
    await page.getByTestId('custom-token').getByText(title).waitFor()
    const confirm = page.getByTestId('confirm')
    await page.getByTestId('accept-first').waitFor()
    expect(await confirm.getAttribute('aria-disabled')).toBe('true')
    await page.getByTestId('accept-custom-token').check({ force: true })
    await expect.poll(() => page.getByTestId('accept-first').count()).toBe(0)
    await page.locator('[data-testid=confirm]:not([aria-disabled])').waitFor()
  })

  it('shows what the account has of it, for the most that can be sent', async () => {
    const page = await open('form-token-leaves')
    await page.getByText('4,200 PEP').waitFor()
  })
})
