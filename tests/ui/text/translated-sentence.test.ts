import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { OWN_LABELS_ENGLISH } from '../../../src/core/page/descriptors/own-labels-english.ts'
import { REASONS } from '../../../src/core/reason/codes.ts'
import { type Reason, saying } from '../../../src/core/reason/reason.ts'
import { different } from '../../../src/core/verify/findings-in-english/different.ts'
import { FINDING_WORDS } from '../../../src/core/verify/findings-in-english/table.ts'
import type { Sentence } from '../../../src/core/verify/findings-in-english/words.ts'
import enDifferences from '../../../src/ui/messages/en/findings/differences.json'
import { LANGUAGES, language, spokenOther } from '../../../src/ui/messages/language.ts'
import { partsAreSpoken } from '../../../src/ui/messages/lazy-part.ts'
import { translatedSentence } from '../../../src/ui/text/translated-sentence.ts'
import { messagesByPath } from '../../run/messages/catalogues.mjs'
import { englishFindings } from '../../run/messages/findings.ts'

const OTHERS = LANGUAGES.map(({ language }) => language).filter((tag) => tag !== 'en')

function valuesSaid(words: unknown): readonly string[] {
  if (typeof words !== 'function') return []
  const asked = new Set<string>()
  const values = new Proxy({}, { get: (_, name) => asked.add(String(name)) && `<${String(name)}>` })
  const said = String(words(values))
  return [...asked].filter((name) => said.includes(`<${name}>`)).sort()
}

const FOLDER = join(import.meta.dirname, '../../../src/core/verify/findings-in-english')
const NO_AREAS = ['table.ts', 'different.ts', 'values.ts', 'words.ts']

describe('the sentences of findings', () => {
  it('have names of their own, whatever they are about', async () => {
    const files = readdirSync(FOLDER).filter((file) => !NO_AREAS.includes(file))
    const areas: readonly object[] = await Promise.all(files.map((file) => import(join(FOLDER, file))))
    const names = areas.flatMap((area) => Object.values(area).flatMap((words) => Object.keys(words)))
    expect(
      names.filter((name, index) => names.indexOf(name) !== index),
      'Two sentences have these names. Rename one.',
    ).toEqual([])
    expect(
      names.filter((name) => !(name in FINDING_WORDS)),
      'Name the area of these sentences in src/core/verify/findings-in-english/table.ts.',
    ).toEqual([])
  })

  it('begin with an Arabic letter in Arabic, so that the line runs from the right', async () => {
    const sentences = (await (await spokenOther('ar')?.parts())?.['findings/findings']()) ?? {}
    const values = new Proxy({}, { get: (_, name) => String(name) })
    const said = (words: unknown) => String(typeof words === 'function' ? words(values) : words)
    const others = Object.entries(sentences).filter(([, words]) => !/^\p{Script=Arabic}/u.test(said(words)))
    expect(others.map(([name]) => name)).toEqual([])
  })
})

describe('English', () => {
  it('says in its catalogue, for translators, the words of `src/core`', () => {
    expect(
      Object.entries(messagesByPath('en', 'findings/findings')),
      'Run `npm run messages`, and translate its changes of en/findings/findings.json.',
    ).toEqual(Object.entries(englishFindings()))
    expect(messagesByPath('en', 'approval/descriptions')).toEqual(OWN_LABELS_ENGLISH)
    expect(enDifferences.sentence({ means: 'It is another.', expected: '1', got: '"2"' })).toBe(
      different('It is another.')({ expected: '1', got: '"2"' }),
    )
  })
})

const SHAPES = ['nothing', 'a value', 'an object', 'a list of 3']

describe.each(OTHERS)('%s', (tag) => {
  it('has its own words for a value that is not quoted, and leaves a quoted one as it is', async () => {
    language.value = tag
    await partsAreSpoken()
    const said = (expected: string, got: string) =>
      translatedSentence({ says: 'transferMalformed', expected, got }) ?? ''
    for (const shape of SHAPES) {
      expect(said(shape, `"${shape}"`).replace(`"${shape}"`, '')).not.toContain(shape)
      expect(said(shape, `"${shape}"`)).toContain(`"${shape}"`)
    }
    expect(said('a list of 3', '12')).toMatch(/3.*12/)
    language.value = 'en'
    await partsAreSpoken()
  })

  it('says how old a quote is', async () => {
    language.value = tag
    await partsAreSpoken()
    expect(translatedSentence({ says: 'quoteTooOld', seconds: '10800' })).toMatch(/3\D/)
    language.value = 'en'
    await partsAreSpoken()
  })

  it('says of a finding whatever English says of it: each address, amount and name', async () => {
    const parts = await spokenOther(tag)?.parts()
    const sentences = Object.entries((await parts?.['findings/findings']()) ?? {})
    expect(sentences.length).toBeGreaterThan(0)
    for (const [name, words] of sentences) {
      const english = valuesSaid(Reflect.get(FINDING_WORDS, name))
      expect([name, ...valuesSaid(words)], `Say each value of English in ${tag}.`).toEqual([
        name,
        ...(english.includes('got') ? [] : english),
      ])
    }
  })
})

const WITH_REASON = Object.entries(FINDING_WORDS).filter(([, words]) => valuesSaid(words).includes('why'))

/** Every value is `7` except the reason. */
function sentenceWith(name: string, why: unknown): Sentence {
  const values = valuesSaid(Reflect.get(FINDING_WORDS, name)).map((each) => [each, '7'])
  return { ...Object.fromEntries(values), says: name, why } as Sentence
}

/** Each of our reasons, with `7` as every value. */
const REASON_OF_EACH = Object.entries(REASONS)
  .filter(([code]) => code !== 'SAID')
  .map(([code, names]) => ({ ...Object.fromEntries(names.map((name) => [name, '7'])), code }) as Reason)

describe.each(OTHERS)('a reason in a sentence, in %s', (tag) => {
  it('is said in the same language, and ends with one full stop', async () => {
    language.value = tag
    await partsAreSpoken()
    for (const [name] of WITH_REASON) {
      for (const why of REASON_OF_EACH) {
        const said = translatedSentence(sentenceWith(name, why)) ?? ''
        expect(said, name).not.toMatch(/[.。]\u2069?[.。]|undefined|\[object/)
        const own = said.replace(/Causeway|Relay|Bitcoin|HTTP|API|EVM|gas|app\.example\.com/g, '')
        if (['ja', 'zh-Hans', 'ar', 'ko'].includes(tag)) expect(own, why.code).not.toMatch(/[A-Za-z]{2,}/)
      }
    }
    language.value = 'en'
    await partsAreSpoken()
  })
})

describe('the sentence of a finding', () => {
  const UNSAID = { says: 'balanceUnsaid', chain: 'Base' } as const

  const COST = { says: 'costHigh', cost: '0.006 ETH', pays: '0.1 ETH' } as const

  afterEach(async () => {
    language.value = 'en'
    await partsAreSpoken()
  })

  it('is the one that it brings along in English', () => {
    expect(translatedSentence(COST)).toBeUndefined()
  })

  it('names the service in every language, English too', async () => {
    expect(translatedSentence({ says: 'clockOffService', seconds: '7200' })).toBe(
      'Your clock differs from Relay’s by 2 h: an old quote could look new.',
    )
    for (const tag of OTHERS) {
      language.value = tag
      await partsAreSpoken()
      expect(translatedSentence({ says: 'clockOffService', seconds: '7200' }), tag).toContain('Relay')
    }
  })

  it.each(['en', 'es', 'vi'] as const)('keeps the capital of a name behind a colon in %s', async (tag) => {
    language.value = tag
    await partsAreSpoken()
    const why = (code: 'ARRIVAL_UNNAMED' | 'OFFLINE') =>
      translatedSentence({ says: 'depositAddressNotProven', address: '0x1', why: { code } })
    expect(why('ARRIVAL_UNNAMED')).toMatch(/: Relay /)
    expect(why('OFFLINE')).toMatch(/: \p{Ll}/u)
  })

  it('is said in the language of the page, with amounts that keep their order where words run from the right', async () => {
    language.value = 'de'
    await partsAreSpoken()
    expect(translatedSentence(COST)).toBe('Das kostet bis zu 0,006 ETH von 0,1 ETH, zuzüglich Netzwerkgebühr.')
    language.value = 'ar'
    await partsAreSpoken()
    expect(translatedSentence(COST)).toContain('\u20680.006\u00a0ETH\u2069')
  })

  it.each([
    ['es', 'El nodo de Base no dijo tu saldo: no hubo conexión, o se cortó.'],
    ['de', 'Der Node für Base hat Ihr Guthaben nicht genannt: Keine Verbindung, oder sie ist abgebrochen.'],
    ['ja', 'Baseのノードから、残高の回答がありませんでした：接続できないか、接続が切れました。'],
    ['zh-Hans', 'Base 的节点没有给出你的余额：无法连接，或连接中断了。'],
    ['ko', 'Base 노드가 잔액을 알려 주지 않았어요: 연결이 없거나 끊겼어요.'],
    ['vi', 'Node của Base không cho biết số dư của bạn: không có kết nối hoặc kết nối bị ngắt.'],
    ['ar', 'لم تذكر عقدة \u2068Base\u2069 رصيدك: \u2068تعذّر الاتصال، أو انقطع\u2069.'],
  ] as const)('says the reason in it in %s', async (tag, said) => {
    language.value = tag
    await partsAreSpoken()
    expect(translatedSentence({ ...UNSAID, why: { code: 'OFFLINE' } })).toBe(said)
  })

  it('has the words of somebody else as they came', async () => {
    language.value = 'ar'
    await partsAreSpoken()
    const said = translatedSentence({ ...UNSAID, why: saying('no\u202e way.') })
    expect(said).toBe('لم تذكر عقدة \u2068Base\u2069 رصيدك: \u2068no way\u2069.')
    const refused = translatedSentence({ ...UNSAID, why: { code: 'NODE_REFUSES', words: 'no\u202e way.' } })
    expect(refused).toMatch(/ \u2068no way\u2069\u2069\.$/)
  })

  it('holds nothing of what others have said that turns or hides the words around it', async () => {
    language.value = 'ar'
    await partsAreSpoken()
    const said = translatedSentence({ says: 'orderVersionUnknown', version: 'v9\u202e\u2069\u200b' })
    expect(said).toContain('\u2068v9\u2069')
  })
})
