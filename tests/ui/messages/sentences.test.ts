import { describe, expect, it } from 'vitest'
import { FINDING_WORDS } from '../../../src/core/verify/words/words.ts'
import { LANGUAGES, spokenOther } from '../../../src/ui/messages/language.ts'

const OTHERS = LANGUAGES.map(({ language }) => language).filter((tag) => tag !== 'en')

/** The names of the values that a sentence says, in their alphabetical order. */
function valuesSaid(words: unknown): readonly string[] {
  if (typeof words !== 'function') return []
  const asked = new Set<string>()
  const values = new Proxy({}, { get: (_, name) => asked.add(String(name)) && `<${String(name)}>` })
  const said = String(words(values))
  return [...asked].filter((name) => said.includes(`<${name}>`)).sort()
}

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
