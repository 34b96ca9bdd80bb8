import { expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()

it('names the transaction that took the place of a step, with the way to look at it, in every language', async () => {
  const page = await open('transfer-nonce-taken-by')
  const named = page.getByTestId('taken-by')
  expect(await named.getByRole('link').getAttribute('href')).toContain(`/tx/0x${'cd'.repeat(32)}`)
  for (const [language, words] of Object.entries({
    en: 'The other transaction:',
    de: 'Die andere Transaktion:',
    es: 'La otra transacción:',
    ar: 'المعاملة الأخرى:',
    ja: '別のトランザクション：',
    'zh-Hans': '取代它的交易：',
  })) {
    await page.evaluate((said) => window.say(said as 'en'), language)
    expect(await named.textContent()).toContain(words)
  }
  expect(await (await open('transfer-nonce-taken')).getByTestId('taken-by').count()).toBe(0)
})
