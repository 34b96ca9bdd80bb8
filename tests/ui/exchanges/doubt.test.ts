import { describe, expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()

describe('a transfer of which an exchange may have taken the bytes', () => {
  it('offers to send again and to stop waiting, and says that nothing is known', async () => {
    const page = await open('transfer-exchange-doubt')
    expect(await page.getByTestId('broadcast-again').count()).toBe(1)
    expect(await page.getByTestId('slow').textContent()).toContain('The exchange may be busy')
    expect(await page.getByTestId('abandon').textContent()).toBe('Stop waiting')
    await page.getByTestId('abandon').click()
    const text = await page.getByRole('dialog').textContent()
    expect(text).toContain('It’s unknown whether your 50 USDC (Perps) left your exchange account')
    expect(text).not.toContain('stays with you')
  })

  it('says in every language that nothing is known once it is followed no more, and offers no second try', async () => {
    const page = await open('transfer-exchange-left')
    expect(await page.getByTestId('try-again').count()).toBe(0)
    expect(await page.getByTestId('outcome').textContent()).not.toContain('didn’t leave')
    for (const [language, words] of Object.entries({
      en: 'You stopped following it',
      de: 'Sie verfolgen es nicht mehr',
      es: 'Dejaste de seguirlo',
      ar: 'توقفتَ عن متابعتها',
      ja: '追跡をやめました',
      'zh-Hans': '你已不再跟踪它',
    })) {
      await page.evaluate((said) => window.say(said as 'en'), language)
      expect(await page.getByTestId('outcome').textContent()).toContain(words)
    }
  })

  it('says in every language that it probably left where an equal transfer without its number is listed', async () => {
    const page = await open('transfer-exchange-probable')
    for (const [language, words] of Object.entries({
      en: 'Probably accepted by',
      de: 'Wahrscheinlich von',
      es: 'Probablemente aceptado',
      ar: 'على الأرجح',
      ja: 'おそらく',
      'zh-Hans': '很可能',
    })) {
      await page.evaluate((said) => window.say(said as 'en'), language)
      expect(await page.getByRole('main').textContent()).toContain(words)
    }
  })

  it('says once that it probably stayed where the exchange can take it no more, and sends nothing again', async () => {
    const page = await open('transfer-exchange-lost')
    const probably = page.getByText('your money has probably not left', { exact: false })
    expect(await probably.count()).toBe(1)
    expect(await page.getByTestId('heading').textContent()).not.toContain('has arrived')
    expect(await page.getByTestId('broadcast-again').count()).toBe(0)
    await page.getByTestId('abandon').click()
    const text = await page.getByRole('dialog').textContent()
    expect(text).toContain('Check your balance there before you pay again')
    expect(text).not.toContain('may still')
  })

  it('offers a second try then, once it is followed no more', async () => {
    const page = await open('transfer-exchange-lost-left')
    expect(await page.getByTestId('outcome').textContent()).toContain('probably not left')
    expect(await page.getByTestId('try-again').count()).toBe(1)
  })

  it('says that it was not carried out in time where the end of its nonce has passed', async () => {
    const page = await open('transfer-exchange-late')
    const text = await page.getByTestId('outcome').textContent()
    expect(text).toContain('didn’t carry it out in time')
    expect(text).not.toContain('rejected')
    expect(await (await open('transfer-exchange-refused')).getByTestId('outcome').textContent()).toContain(
      'rejected it',
    )
  })
})
