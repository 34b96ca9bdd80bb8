import { describe, expect, it } from 'vitest'
import { REASONS } from '../../../src/core/reason/codes.ts'
import { REASON_SENTENCES, type ReasonSentences } from '../../../src/core/reason/sentences.ts'
import enReasons from '../../../src/ui/messages/en/reasons.json'
import { LANGUAGES, spokenOther } from '../../../src/ui/messages/language.ts'
import { messagesByPath } from '../../run/messages/catalogues.mjs'
import { withoutName } from './without-name.ts'

const codes = Object.entries(REASONS)

function said(words: ReasonSentences, code: string, names: readonly string[]): string {
  const of = Reflect.get(words, code) as string | ((values: object) => string)
  return typeof of === 'string' ? of : of(Object.fromEntries(names.map((name) => [name, `<${name}>`])))
}

describe.each(LANGUAGES.map(({ language }) => language))('the words of reasons in %s', (language) => {
  it('are there for every code, with every value in them, and are sentences', async () => {
    const words = (await (await spokenOther(language)?.parts())?.reasons()) ?? enReasons
    expect(Object.keys(words).sort()).toEqual(Object.keys(REASONS).sort())
    for (const [code, names] of codes) {
      const text = said(words, code, names)
      for (const name of names) expect(text, code).toContain(`<${name}>`)
      if (!names.some((name) => name === 'words')) expect(text, code).toMatch(/[.。]$|：<\w+>$/)
    }
  })

  it('are in that language: no word of more than a name is Latin where its letters are not', async () => {
    if (!['ja', 'zh-Hans', 'ar', 'ko'].includes(language)) return
    const words = (await (await spokenOther(language)?.parts())?.reasons()) ?? enReasons
    for (const [code, names] of codes) {
      const own = said(words, code, names).replace(
        /<\w+>|Causeway|Relay|Bitcoin|HTTP|API|EVM|gas|app\.example\.com/g,
        '',
      )
      expect(own, code).not.toMatch(/[A-Za-z]{2,}/)
    }
  })
})

describe('the English catalogue of reasons', () => {
  it('says the words of `src/core`, which knows no name of a service', () => {
    const inText = ([code, names]: (typeof codes)[number]) => {
      const marked = said(REASON_SENTENCES, code, names)
      return [code, marked.replaceAll(/<(\w+)>/g, '{$1}')]
    }
    const english = Object.entries(messagesByPath('en', 'reasons')).map(([code, text]) => [code, withoutName(text)])
    expect(Object.fromEntries(english)).toEqual(Object.fromEntries(codes.map(inText)))
  })
})
