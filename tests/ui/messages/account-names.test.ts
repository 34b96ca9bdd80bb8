import { expect, it } from 'vitest'
import { LANGUAGE_TAGS } from '../../../src/core/text/language.ts'
import { accountNamesIn } from '../../../src/ui/messages/desktop-words.ts'

it.each(LANGUAGE_TAGS)('names an account in %s by its number, in plain text', async (language) => {
  const { ofWords, imported } = await accountNamesIn(language)
  for (const name of [ofWords(12), imported(12)]) {
    expect(name).toContain('12')
    expect(name).not.toMatch(/[\p{Cc}\p{Cf}]/u)
  }
})

it('spaces a number as its language does', async () => {
  expect((await accountNamesIn('de')).ofWords(1)).toBe('Konto 1')
  expect((await accountNamesIn('ja')).ofWords(1)).toBe('アカウント1')
  expect((await accountNamesIn('zh-Hans')).imported(2)).toBe('导入的私钥 2')
})
