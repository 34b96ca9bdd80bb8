import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { OWN } from '../data.ts'
import { galleryPage } from '../page.ts'

const open = galleryPage()

describe('typed data of a contract that is described', () => {
  it('are said in plain words, with all of them as they are signed one press away', async () => {
    const page = await open('approval-permit')
    const described = await page.getByTestId('described').textContent()
    await page.getByRole('heading', { name: 'Let someone take up to 100 USDC' }).waitFor()
    expect(described).toMatch(/Up to100 USDC.*Your account.*ChainBase/)
    expect(await page.getByText('100000000').count()).toBe(0)
    await page.getByTestId('typed-data-all').click()
    expect(await page.getByText('100000000').count()).toBe(1)
  })

  it('have the hashes that a second device shows, one press away', async () => {
    const page = await open('approval-permit')
    await page.getByTestId('typed-data-hashes').click()
    const shown = page.locator('.fold:has([data-testid=typed-data-hashes]) dd')
    await shown.nth(2).waitFor()
    const hashes = await shown.allTextContents()
    expect(hashes).toHaveLength(3)
    for (const hash of hashes) expect(hash).toMatch(/^0x[0-9a-f]{64}$/)
  })

  it('say of several tokens, one after the other, how much of each', async () => {
    const page = await open('approval-permit2')
    expect(await page.getByTestId('described').textContent()).toMatch(
      /^Spender.*Up toUnlimited \(USDC\)Approved until.*Up to5,000,000 units of an unknown token.*Token contract.*Signature valid until.*ChainBaseNonce0 · 4$/,
    )
  })

  it('say how much of a token is taken for an order, with all of the order in sight', async () => {
    const page = await open('approval-permit2-once')
    await page.getByRole('heading', { name: 'Let someone take up to 100 USDC' }).waitFor()
    expect(await page.getByTestId('described').textContent()).toContain('Up to100 USDC')
    await page.getByText('99000000', { exact: true }).waitFor()
    expect(await page.getByTestId('typed-data-all').count()).toBe(0)
  })

  it('say of an approval in Permit2 that it holds for one block, or that its time is past', async () => {
    const page = await open('approval-permit2-short')
    expect(await page.getByTestId('described').textContent()).toMatch(
      /Approved untilThe end of its block.*Approved until[^()]*\(already over\)Signature valid until[^()]*ChainBaseNonce0 · 1$/,
    )
  })

  it.each([
    ['approval-permit', /up to this amount without asking, until it’s used up, replaced or revoked/],
    ['approval-permit2', /through Permit2.*until it ends or you revoke it/],
    ['approval-permit2-once', /up to these amounts.*once.*No approval is left after that/],
    ['approval-send-signed', /anyone who has it can make this one payment: exactly this amount/],
    ['approval-fetch-signed', /only the recipient below can collect this one payment/],
    ['approval-typed-data-contract', /every token you let it take, to anyone/],
    ['approval-typed-data-cosmos', /another chain may carry out all that is shown below/],
    ['approval-permit-unknown', /The time named may limit only the use of the signature/],
  ])('say what becomes of their kind of permit: %s', async (state, sentence) => {
    const page = await open(state)
    const said = await page.getByTestId('typed-data-power').textContent()
    expect(said).toMatch(sentence)
    expect(said).not.toMatch(/at least/)
  })

  it.each([
    ['approval-permit', 'Sign an approval?'],
    ['approval-permit2', 'Sign an approval?'],
    ['approval-permit-unknown', 'Sign an approval?'],
    ['approval-send-signed', 'Sign a payment?'],
    ['approval-fetch-signed', 'Sign a payment?'],
    ['approval-typed-data', 'Sign data?'],
  ])('are asked about by what they come to: %s', async (state, question) => {
    const page = await open(state)
    await page.getByRole('heading', { level: 1, name: question, exact: true }).waitFor()
  })

  it('name in their title no amount of several tokens, and none that anyone sends', async () => {
    const several = await open('approval-permit2')
    await several.getByRole('heading', { name: 'Let someone take tokens', exact: true }).waitFor()
    const payment = await open('approval-send-signed')
    await payment.getByRole('heading', { name: 'Let anyone send tokens as named here', exact: true }).waitFor()
  })

  it('are shown plainly for any other contract, whatever it calls itself', async () => {
    const page = await open('approval-permit-unknown')
    expect(await page.getByTestId('described').count()).toBe(0)
    expect(await page.getByText('100000000').count()).toBe(1)
    expect(await page.getByTestId('typed-data-power').count()).toBe(1)
  })

  it('spell every address one way, and mark those of the wallet, in whatever letters the site gave them', async () => {
    const page = await open('approval-permit-unknown')
    const own = page.locator('.typed dd').filter({ hasText: 'Your account' })
    expect(await own.getByTestId('full-address').textContent()).toBe(OWN)
    expect(await page.getByText('Your account', { exact: true }).count()).toBe(1)
  })
})

describe('data for an unknown contract', () => {
  const payment = (page: Page) => page.getByTestId('possible-payment')

  it('name the tokens and amounts that it may take, and the form of the data', async () => {
    const page = await open('approval-typed-data-contract')
    expect(await payment(page).textContent()).toMatch(
      /may take your tokens.*up to 100 USDC.*any amount of USDC.*through Permit2.*to anyone.*without an approval/,
    )
    await page.getByRole('heading', { name: 'Let a contract act in your name' }).waitFor()
    expect(await page.getByTestId('typed-data-all').count()).toBe(0)
    await page.getByText('functionSignature').waitFor()
  })

  it('say that no approval stands, and stay red', async () => {
    const page = await open('approval-typed-data-contract-none')
    expect(await payment(page).textContent()).toMatch(/No token approval.*unknown tokens weren’t checked/)
    expect(await page.getByTestId('typed-data-power').getAttribute('class')).toContain('danger')
  })
})

it('names the spender of an unlimited permit by every list that knows it', async () => {
  const page = await open('approval-permit-unlimited')
  const known = page.getByTestId('known-spender')
  await known.waitFor()
  expect(await known.textContent()).toMatch(/router.*My exchange.*approved this address before/i)
  expect(await page.getByTestId('reject').getAttribute('class')).toContain('primary')
})
