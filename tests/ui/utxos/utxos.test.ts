import { expect, it } from 'vitest'
import { STRANGER_BITCOIN } from '../data.ts'
import { galleryPage } from '../page.ts'

const open = galleryPage()
const text = (value: string | null) => (value ?? '').replace(/\s+/g, ' ')

it('shows what is there, what is on its way, and each coin with its depth and who holds it', async () => {
  const page = await open('utxos')
  expect(text(await page.getByTestId('utxos-total').textContent())).toMatch(
    /^0\.04812345 BTC \$4,812\.34.*Prices from RelayPending: 0\.0025 BTC$/,
  )
  const rows = (await page.getByTestId('coins-p2wpkh').locator('li').allTextContents()).map(text)
  expect(rows).toHaveLength(4)
  expect(rows[0]).toMatch(/^0\.015 BTC.*12,043 confirmations/)
  expect(rows[1]).toContain('6 confirmations')
  expect(rows.map((row) => row.includes('Held by a transfer'))).toEqual([false, true, false, false])
  expect(rows[2]).toContain('1 confirmation')
  expect(rows[3]).toContain('Pending')
  expect(await page.getByTestId('coins-p2tr').locator('li').count()).toBe(1)
})

it('counts what a transfer holds apart from what is available', async () => {
  const page = await open('utxos')
  const account = page.locator('.coin-account').first()
  await account.waitFor()
  expect(text(await account.locator('.lines').textContent())).toBe(
    'Available0.035 BTCHeld by a transfer0.00812345 BTCPending0.0025 BTC',
  )
})

it('counts frozen and small coins apart, and says that they need a tick', async () => {
  const page = await open('utxos-protected')
  const account = page.locator('.coin-account').first()
  await account.waitFor()
  expect(text(await account.locator('.lines').textContent())).toBe(
    'Available0.02 BTCFrozen or small0.01508 BTCHeld by a transfer0.00812345 BTC',
  )
  expect(await account.locator('.card-note').textContent()).toContain('only after your tick')
})

it('is reached from the balance, looks again when asked, and then past what was remembered', async () => {
  const page = await open('home')
  await page.getByTestId('utxos-link').click()
  await page.getByTestId('utxos-total').waitFor()
  await page.getByTestId('utxos-refresh').click()
  const asked = await page.evaluate(() =>
    window.fake.calls.filter(({ method }) => method === 'bitcoin.get').map(({ params }) => params),
  )
  expect(asked).toMatchObject([{ depth: 'known' }, { depth: 'fresh' }])
})

it('says that an explorer is not to be trusted, and looks further on request', async () => {
  const page = await open('utxos-untrusted')
  const notice = page.getByTestId('utxos-unknown')
  expect(await notice.textContent()).toContain('Don’t trust it')
  await page.getByTestId('utxos-further').click()
  const asked = await page.evaluate(() =>
    window.fake.calls.filter(({ method }) => method === 'bitcoin.get').map(({ params }) => params),
  )
  expect(asked.at(-1)).toMatchObject({ depth: 'further' })
})

it('says that some addresses are still unread, and hides nothing that was read', async () => {
  const page = await open('utxos-partial')
  await page.getByTestId('utxos-total').waitFor()
  expect(await page.getByTestId('utxos-partial').textContent()).toContain('still being checked')
})

it('Couldn’t read says that nothing is lost where the coins', async () => {
  const page = await open('utxos-unknown')
  expect(await page.getByTestId('utxos-unknown').textContent()).toContain('on the chain, not in this browser')
  await page.getByRole('button', { name: 'Try again' }).click()
})

it('leads to the address where there are none', async () => {
  const page = await open('utxos-empty')
  await page.getByRole('link', { name: 'Receive' }).click()
  await page.getByRole('heading', { level: 1, name: 'Receive' }).waitFor()
})

it('hides every amount where amounts are hidden', async () => {
  const page = await open('utxos-hidden')
  await page.getByTestId('utxos-total').waitFor()
  expect(await page.locator('main').textContent()).not.toMatch(/\d\.\d+ BTC/)
})

it('freezes and labels a coin by the keyboard', async () => {
  const page = await open('utxos')
  const rows = page.locator('.coin-row')
  await rows.first().waitFor()
  await rows.first().getByTestId('coin-freeze').press('Enter')
  await rows.first().getByTestId('coin-label').press('Enter')
  await rows.first().getByTestId('coin-label-field').fill('Rent')
  await rows.first().getByTestId('coin-label-field').press('Enter')
  await rows.first().getByTestId('coin-label-field').waitFor({ state: 'detached' })
  const asked = await page.evaluate(() =>
    window.fake.calls.filter(({ method }) => method === 'coin.mark').map(({ params }) => params),
  )
  const outpoint = expect.stringMatching(/^[0-9a-f]{64}:\d+$/)
  expect(asked).toEqual([
    { outpoint, label: '', isFrozen: true },
    { outpoint, label: 'Rent', isFrozen: false },
  ])
})

it('sends the chosen coins and no others, until any may be used again; several addresses are named', async () => {
  const page = await open('utxos')
  const choose = page.getByTestId('coin-choose')
  await choose.first().waitFor()
  expect(await choose.count()).toBe(3)
  const note = page.getByTestId('coins-of-several')
  for (const at of [0, 2]) await choose.nth(at).press('Space')
  expect(text(await page.getByTestId('coins-chosen').textContent())).toBe('2 coins chosen, total 0.02 BTC')
  expect(text(await note.textContent())).toContain('coins of several addresses')
  for (const at of [2, 1]) await choose.nth(at).press('Space')
  expect(text(await page.getByTestId('coins-chosen').textContent())).toBe('2 coins chosen, total 0.035 BTC')
  expect(await note.count()).toBe(0)
  await page.getByTestId('coins-send').click()
  const chosen = page.getByTestId('chosen-coins')
  expect(text(await chosen.textContent())).toContain('Only the coins you chose (2): 0.035 BTC')
  await page.getByTestId('max').click()
  await page.getByTestId('amount').fill('0.01')
  await page.getByTestId('recipient').fill(STRANGER_BITCOIN)
  const coins = ['1', '3'].map((digit) => `${digit.repeat(64)}:0`)
  await page.waitForFunction(() => window.fake.calls.some(({ method }) => method === 'quote.ask'))
  const asked = (method: string) =>
    page.evaluate((wanted) => window.fake.calls.findLast((each) => each.method === wanted)?.params, method)
  expect([await asked('maximum.get'), await asked('quote.ask')]).toMatchObject([{ coins }, { coins }])
  await page.getByTestId('any-coins').click()
  await chosen.waitFor({ state: 'detached' })
  await page.getByTestId('max').click()
  expect(await asked('maximum.get')).not.toHaveProperty('coins')
})
