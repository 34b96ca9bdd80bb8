import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { FINDING_WORDS } from '../../../src/core/verify/words/words.ts'
import { LANGUAGES, language, spokenOther } from '../../../src/ui/messages/language.ts'
import { partsAreSpoken } from '../../../src/ui/messages/part.ts'
import { inOwnWords } from '../../../src/ui/messages/sentence-messages.ts'

const OTHERS = LANGUAGES.map(({ language }) => language).filter((tag) => tag !== 'en')

/** The names of the values that a sentence says, in their alphabetical order. */
function valuesSaid(words: unknown): readonly string[] {
  if (typeof words !== 'function') return []
  const asked = new Set<string>()
  const values = new Proxy({}, { get: (_, name) => asked.add(String(name)) && `<${String(name)}>` })
  const said = String(words(values))
  return [...asked].filter((name) => said.includes(`<${name}>`)).sort()
}

const FOLDER = join(import.meta.dirname, '../../../src/core/verify/words')
const NO_AREAS = ['different.ts', 'values.ts', 'words.ts']

describe('the sentences of findings', () => {
  it('have names of their own, whatever they are about', async () => {
    const files = readdirSync(FOLDER).filter((file) => !NO_AREAS.includes(file))
    const areas: readonly object[] = await Promise.all(files.map((file) => import(join(FOLDER, file))))
    const names = areas.flatMap((area) => Object.values(area).flatMap((words) => Object.keys(words)))
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    expect(names.sort()).toEqual(Object.keys(FINDING_WORDS).sort())
  })

  it('begin with an Arabic letter in Arabic, so that the line runs from the right', async () => {
    const sentences = (await (await spokenOther('ar')?.parts())?.sentences()) ?? {}
    const values = new Proxy({}, { get: (_, name) => String(name) })
    const said = (words: unknown) => String(typeof words === 'function' ? words(values) : words)
    const others = Object.entries(sentences).filter(([, words]) => !/^\p{Script=Arabic}/u.test(said(words)))
    expect(others.map(([name]) => name)).toEqual([])
  })
})

describe.each(OTHERS)('%s', (tag) => {
  it('says of a finding whatever English says of it: each address, amount and name', async () => {
    const parts = await spokenOther(tag)?.parts()
    const sentences = Object.entries((await parts?.sentences()) ?? {})
    expect(sentences.length).toBeGreaterThan(0)
    for (const [name, words] of sentences) {
      expect([name, ...valuesSaid(words)]).toEqual([name, ...valuesSaid(Reflect.get(FINDING_WORDS, name))])
    }
  })
})

describe('the sentence of a finding', () => {
  const COST = { says: 'costHigh', cost: '0.006 ETH', pays: '0.1 ETH' } as const

  afterEach(async () => {
    language.value = 'en'
    await partsAreSpoken()
  })

  it('is the one that it brings along in English', () => {
    expect(inOwnWords(COST)).toBeUndefined()
  })

  it('is said in the language of the page, with amounts that keep their order where words run from the right', async () => {
    language.value = 'de'
    await partsAreSpoken()
    expect(inOwnWords(COST)).toBe('Das kostet bis zu 0.006 ETH von 0.1 ETH.')
    language.value = 'ar'
    await partsAreSpoken()
    expect(inOwnWords(COST)).toContain('\u20680.006 ETH\u2069')
  })

  it('holds nothing of what others have said that turns or hides the words around it', async () => {
    language.value = 'ar'
    await partsAreSpoken()
    const said = inOwnWords({ says: 'orderVersionUnknown', version: 'v9\u202e\u2069\u200b' })
    expect(said).toContain('\u2068v9\u2069')
  })
})
