import { expect, it } from 'vitest'
import { galleryPage } from '../../page.ts'

const opened = galleryPage()

it('N4: a refused fee is not shown as paid: why it was refused, which transaction counts, and another try', async () => {
  const page = await opened('transfer-bitcoin-refused')
  const said = await page.getByTestId('replacement-refused').textContent()
  expect(said).toContain('The network rejected the higher fee.')
  expect(said).toContain('insufficient fee, rejecting replacement')
  expect(await page.getByText('Sent again with a higher miner fee').count()).toBe(0)
  expect(await page.getByTestId('replacement-minerFee').count()).toBe(1)
})

it('a fee above 10 % of the amount says its share, and is paid only with its tick', async () => {
  const page = await opened('replacement-miner-high-fee')
  const taken = () =>
    page.evaluate(() =>
      window.fake.calls.flatMap(({ method, params }) => (method === 'replacement.take' ? [params] : [])),
    )
  expect(await page.getByTestId('high-fee').textContent()).toMatch(/13%.*0\.02.*BTC/)
  const confirm = page.getByTestId('confirm')
  await confirm.click({ force: true })
  expect(await confirm.getAttribute('aria-disabled')).toBe('true')
  expect(await taken()).toEqual([])
  await page.getByTestId('accept-fee').check({ force: true })
  await page.locator('[data-testid=confirm]:not([aria-disabled])').click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await taken()).toMatchObject([{ isFeeTicked: true }])
})

it('a fee that our own recipient pays says what arrives then, and once it has', async () => {
  const page = await opened('replacement-miner-paid-by-recipient')
  const terms = await page.getByTestId('replacement-terms').textContent()
  expect(terms).toMatch(/Arrives then.*0\.01996913.*instead of 0\.02/)
  expect(terms).not.toContain('Change reduced')
  expect(terms).toMatch(/New miner fee0\.00004321 BTC · \$4\.33/)
  expect(await page.getByRole('dialog').textContent()).toContain('comes off the payment to your own address')
  const arrived = await opened('transfer-bitcoin-shrunk')
  expect(await arrived.getByTestId('outcome').textContent()).toContain('The higher miner fee came off your 0.02')
  expect(await arrived.locator('.lines').first().textContent()).toMatch(/You paid0\.01996913/)
  await arrived.getByText('Sent 0.01996913').waitFor()
  expect(await arrived.locator('.timeline').textContent()).not.toContain('0.02 BTC')
  expect(await arrived.locator('.transfer-head').textContent()).toContain('0.019969 BTC')
})

it('a fee above the amount says the limit, and has no button to pay it', async () => {
  const page = await opened('replacement-miner-over-limit')
  const said = await page.getByTestId('replacement-unavailable').textContent()
  expect(said).toContain('pays no fee above the amount')
  expect(await page.getByTestId('confirm').count()).toBe(0)
})

it('where no higher fee can be paid, CPFP of our own payment is offered in its place', async () => {
  const page = await opened('transfer-bitcoin-no-replacement')
  expect(await page.getByTestId('cpfp').count()).toBe(0)
  await page.getByTestId('replacement-minerFee').click()
  await page.getByTestId('replacement-unavailable').waitFor()
  await page.getByTestId('replacement-cpfp').click()
  const terms = await page.getByTestId('cpfp-terms').textContent()
  expect(terms).toContain('Yours in this transaction')
  expect(await page.getByRole('dialog').textContent()).toContain('The payment itself stays the same.')
  await page.locator('[data-testid=confirm]:not([aria-disabled])').click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await page.evaluate(() => window.fake.calls.map(({ method }) => method))).toContain('cpfp.take')
})
