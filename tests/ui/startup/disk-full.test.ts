import { expect, it } from 'vitest'
import { galleryPage } from '../page.ts'

const open = galleryPage()

it('names a full disk where nothing can be read, does not lead to a restart, and goes on by itself', async () => {
  const page = await open('no-answer-full')
  await page.getByTestId('disk-full').waitFor()
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
  expect(await page.locator('main').textContent()).not.toContain('restart')
  await page.evaluate(() => Reflect.set(globalThis, 'hasSpace', true))
  await page.getByTestId('open-bridge').waitFor()
  expect(await page.getByTestId('disk-full').count()).toBe(0)
})

it('names it over what is shown, once it can no longer be read, until it can', async () => {
  const page = await open('no-answer-full')
  await page.evaluate(() => Reflect.set(globalThis, 'hasSpace', true))
  await page.getByTestId('open-bridge').waitFor()
  const tell = (hasSpace: boolean) =>
    page.evaluate((there) => {
      Reflect.set(globalThis, 'hasSpace', there)
      window.fake.tell('wallet')
    }, hasSpace)
  await tell(false)
  await page.getByTestId('disk-full').waitFor()
  expect(await page.getByTestId('open-bridge').count()).toBe(1)
  await tell(true)
  await page.getByTestId('disk-full').waitFor({ state: 'detached' })
})

it('says how far an update of the history is, in every language, until it is finished', async () => {
  const page = await open('no-answer-full')
  const tell = (update: object) =>
    page.evaluate((now) => {
      Object.assign(globalThis, { hasSpace: true, update: now })
      window.fake.tell('wallet')
    }, update)
  await tell({ updating: { done: 3_000, total: 10_000 } })
  const line = page.getByTestId('updating')
  await line.waitFor()
  for (const [language, words] of Object.entries({
    en: 'Updating your history: 3,000 of 10,000',
    de: 'Ihr Verlauf wird aktualisiert: 3\u202f000 von 10\u202f000',
    es: 'Actualizando tu historial: 3,000 de 10,000',
    ar: 'جارٍ تحديث سجلّك: \u20683,000\u2069 من \u206810,000\u2069',
    ja: '履歴を更新しています：10,000件中3,000件',
    'zh-Hans': '正在更新你的记录：3,000 / 10,000',
  })) {
    await page.evaluate((said) => window.say(said as 'en'), language)
    expect(await line.textContent()).toContain(words)
  }
  await tell({})
  await line.waitFor({ state: 'detached' })
})
