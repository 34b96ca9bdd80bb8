import { expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()
type Page = Awaited<ReturnType<typeof open>>

const paramsOf = (page: Page, method: string) =>
  page.evaluate((name) => window.fake.calls.filter((call) => call.method === name).map(({ params }) => params), method)

it('asks about one more word, and shows the wallet of a passphrase before it is stored', async () => {
  const page = await open('welcome-import-extra')
  expect(await paramsOf(page, 'vault.firstAddress')).toEqual([])
  expect(await page.getByTestId('extra-word').textContent()).not.toContain('Zürich25')
  await page.getByTestId('extra-yes').click()
  await page.getByTestId('found-older').first().waitFor()
  const mnemonic = 'zebra '.repeat(12).trim()
  expect(await paramsOf(page, 'vault.funds')).toEqual([{ mnemonic, passphrase: 'Zürich25' }])
  await page.getByTestId('passphrase').fill(' Zürich 25')
  expect(await page.getByTestId('found-next').count()).toBe(0)
  await page.getByTestId('show-wallet').click()
  await page.getByTestId('found-next').click()
  expect(await paramsOf(page, 'vault.firstAddress')).toEqual([
    { mnemonic, passphrase: 'Zürich25' },
    { mnemonic, passphrase: ' Zürich 25' },
  ])
  await page.getByTestId('new-password').fill('four herons under a tin moon')
  await page.getByTestId('repeat-password').fill('four herons under a tin moon')
  await page.locator('[data-testid=create-vault]:not([aria-disabled=true])').click()
  await page.getByTestId('open-wallet').waitFor()
  expect(await paramsOf(page, 'vault.create')).toMatchObject([{ mnemonic, passphrase: ' Zürich 25' }])
})

it('asks about several words, and about those that a longer phrase could have', async () => {
  const page = await open('welcome-import')
  const phrase = 'zebra '.repeat(12).trim()
  await page.evaluate((right) => {
    const { call } = window.fake
    Object.assign(window.fake, {
      call: async (...of: Parameters<typeof call>) => {
        const isRight = Reflect.get(Object(of[1]), 'mnemonic') === right
        if (of[0] !== 'vault.check' || isRight) return call(...of)
        return { ok: false, reason: { code: 'PHRASE_ORDER' }, wordIndexes: [] }
      },
    })
  }, phrase)
  const paste = (text: string) =>
    page.getByTestId('word-1').evaluate((field, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', pasted)
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, text)
  await paste(`${phrase.replace('zebra', 'zebrra')} Two  Words`)
  expect(await page.getByTestId('word-13').count()).toBe(0)
  await page.getByTestId('word-1').fill('zebra')
  await page.getByTestId('check-phrase').click()
  await page.getByTestId('extra-yes').click()
  await page.getByTestId('found-wallet').waitFor()
  await page.getByRole('button', { name: 'Back' }).click()
  await paste(`${phrase} Not  Zebra words`)
  await page.getByTestId('word-15').waitFor()
  await page.getByTestId('check-phrase').click()
  await page.getByTestId('extra-yes').click()
  await page.getByTestId('found-wallet').waitFor()
  const asked = (await paramsOf(page, 'vault.firstAddress')) as readonly { passphrase: string }[]
  expect(asked.map(({ passphrase }) => passphrase)).toEqual(['Two  Words', 'Not  Zebra words'])
})

it('names bitcoin on BIP-44 and BIP-49 paths, and how to move it', async () => {
  const page = await open('welcome-import-found')
  const found = page.getByTestId('found-older')
  const texts = (await found.allTextContents()).map((text) => text.replace(/\s+/g, ''))
  const howTo = 'Causeway can’t spend it. Send it to a Causeway Bitcoin address from the wallet that made the old one.'
  expect(texts).toEqual(
    [
      ['BIP-44', '1LqBGSKuX5yYUonjxT5qGfpUsXKYYWeabA', '0.0125'],
      ['BIP-49', '37VucYSaXLCAsxYyAPfbSi9eh4iEcbShgf', '0.0004'],
    ].map(([standard, address, amount]) =>
      `Warning:Bitcoin at an older address (${standard})${address}${amount} BTC${howTo}`.replace(/\s+/g, ''),
    ),
  )
})

it('keeps the field of the passphrase in view while accounts are found', async () => {
  const page = await open('welcome-import-extra')
  await page.setViewportSize({ width: 400, height: 420 })
  await page.evaluate(() => {
    const { call } = window.fake
    Object.assign(window.fake, {
      call: async (...of: Parameters<typeof call>) => {
        if (of[0] === 'vault.funds') await new Promise((go) => addEventListener('found', go, { once: true }))
        return call(...of)
      },
    })
  })
  await page.getByTestId('extra-no').click()
  await page.getByTestId('passphrase').focus()
  await page.evaluate(() => dispatchEvent(new Event('found')))
  await page.getByTestId('found-older').first().waitFor()
  const field = await page.getByTestId('passphrase').boundingBox()
  await page.setViewportSize({ width: 400, height: 600 })
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(420)
})

it('is left out on a press, and forgotten with the words when the page is left', async () => {
  const page = await open('welcome-import-extra')
  await page.getByTestId('extra-no').click()
  await page.getByTestId('found-wallet').waitFor()
  expect(await page.getByTestId('passphrase').inputValue()).toBe('')
  await page.getByTestId('passphrase').fill('Zürich25')
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
  await page.getByTestId('words-forgotten').waitFor()
  expect(await page.getByTestId('word-1').inputValue()).toBe('')
})

it('is asked for where the words alone are those of another wallet', async () => {
  const page = await open('forgotten-other')
  await page.getByTestId('passphrase').fill(' Zürich 25')
  await page.getByTestId('try-passphrase').click()
  await page.getByTestId('new-password').waitFor()
  expect(await paramsOf(page, 'recovery.look')).toContainEqual({
    source: { mnemonic: 'zoo '.repeat(12).trim(), passphrase: ' Zürich 25' },
  })
})
