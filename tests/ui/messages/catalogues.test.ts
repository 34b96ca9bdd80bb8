import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LANGUAGE_TAGS } from '../../../src/core/text/language.ts'
import {
  catalogueNames,
  folderOf,
  folders,
  MESSAGES,
  messagesByPath,
  typeFiles,
} from '../../run/messages/catalogues.mjs'
import {
  mapLeaves,
  namesService,
  placeholdersOf,
  pluralsOf,
  selectorsOf,
  textsOf,
} from '../../run/messages/compile.mjs'

const NAMES = catalogueNames()
const LABEL = 60
const SENTENCE = 120

/** Neither a server nor “to serve”. */
const SERVICE: Readonly<Record<(typeof LANGUAGE_TAGS)[number], RegExp>> = {
  en: /service/i,
  es: /servicio/i,
  de: /dienst(?!ag)/i,
  ja: /サービス/,
  'zh-Hans': /服务(?!器|于|的链)/,
  ar: /(?<!\p{L})[وبف]?(ال|لل)?خدمة/u,
  'pt-BR': /serviço/i,
  vi: /dịch vụ/i,
  ko: /서비스/,
  tr: /hizmet(?! e[dt])/i,
}
const NAMED_BY_SERVICE = ['transfer/failure-reasons', 'transfer/more-failure-reasons']
const WORD = /[\w-]+/g

/** They mean any service. */
const OF_ANY_SERVICE = new Set(['settings/settings:settings.profile', 'settings/settings:settings.profileMeaning'])

const APP: Readonly<Record<(typeof LANGUAGE_TAGS)[number], Readonly<{ app: RegExp; site: RegExp }>>> = {
  en: { app: /\bapps?\b(?!\.\w)/i, site: /\b(web)?sites?\b/i },
  es: { app: /\b(apps?|aplicación)\b/i, site: /\bsitios?\b/i },
  de: { app: /\bapps?\b/i, site: /\bwebsites?\b/i },
  ja: { app: /アプリ/, site: /サイト/ },
  'zh-Hans': { app: /应用/, site: /网站/ },
  ar: { app: /تطبيق/, site: /موقع|مواقع/ },
  'pt-BR': { app: /\bapps?\b/i, site: /\bsites?\b/i },
  vi: { app: /ứng dụng/i, site: /trang web/i },
  ko: { app: /앱/, site: /사이트/ },
  tr: { app: /uygulama/i, site: /\bsite/i },
}

const all = LANGUAGE_TAGS.filter((tag) => existsSync(join(MESSAGES, folderOf(tag)))).flatMap((tag) =>
  catalogueNames(folderOf(tag)).flatMap((name) =>
    Object.entries(messagesByPath(folderOf(tag), name)).map(([path, message]) => ({
      tag,
      key: `${name}:${path}`,
      message,
    })),
  ),
)

function wordsOfSources(): ReadonlySet<string> {
  const files = ['src', 'entrypoints'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  const read = files.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.json.ts'))
  return new Set(read.flatMap((file) => readFileSync(file, 'utf8').match(WORD) ?? []))
}

function saidIn(tag: keyof typeof APP, message: string): Readonly<{ app: boolean; site: boolean }> {
  const text = textsOf(message, tag).join(' ')
  return { app: APP[tag].app.test(text), site: APP[tag].site.test(text) }
}

function isTooLong(text: string): boolean {
  const sentences = text.split(/(?<=[.?!…:;。？！：؟؛])\s*/)
  const isLabel = sentences.length === 1 && !/[.?!…:。？！：؟]$/.test(text)
  return sentences.some((sentence) => sentence.length > (isLabel ? LABEL : SENTENCE))
}

describe('the catalogues', () => {
  it('are a folder for each language, and for no other', () => {
    expect(
      folders().toSorted(),
      'Name the language in src/core/text/language.ts, and copy a folder of src/ui/messages for it.',
    ).toEqual(LANGUAGE_TAGS.map(folderOf).toSorted())
  })

  it.each(LANGUAGE_TAGS)('have in %s every key of English, in its order, and no other', (tag) => {
    expect(catalogueNames(folderOf(tag)), `Add or delete files of src/ui/messages/${folderOf(tag)}.`).toEqual(NAMES)
    for (const name of NAMES) {
      expect(
        Object.keys(messagesByPath(folderOf(tag), name)),
        `Give src/ui/messages/${folderOf(tag)}/${name}.json the keys of en/${name}.json, in their order.`,
      ).toEqual(Object.keys(messagesByPath('en', name)))
    }
  })

  it.each(LANGUAGE_TAGS)('have in %s the placeholders of English, and those that only choose a form at will', (tag) => {
    for (const name of NAMES) {
      const english = messagesByPath('en', name)
      for (const [path, message] of Object.entries(messagesByPath(folderOf(tag), name))) {
        const where = `${tag} ${name}: ${path}`
        const expected = placeholdersOf(english[path] ?? '')
        const got = Object.keys(placeholdersOf(message, tag, where))
        expect(Object.keys(expected), `${where} has a placeholder that English lacks.`).toEqual(
          expect.arrayContaining(got),
        )
        const free = selectorsOf(english[path] ?? '')
        const missing = Object.keys(expected).filter((each) => !got.includes(each) && !free.includes(each))
        expect(missing, `${where} lacks these placeholders of English.`).toEqual([])
      }
    }
  })

  it('name the service in every language where English does', () => {
    const naming = new Set(
      all.filter(({ tag, message }) => tag === 'en' && namesService(message)).map(({ key }) => key),
    )
    const others = all.filter(({ tag, key, message }) => naming.has(key) && !namesService(message, tag))
    expect(others.map(({ tag, key }) => `${tag} ${key}`)).toEqual([])
  })

  it('say “the service” nowhere else, and never where its name is known', () => {
    const found = all.filter(({ tag, key, message }) => {
      return !OF_ANY_SERVICE.has(key) && SERVICE[tag].test(message.replaceAll('{service}', ''))
    })
    expect(found.map(({ tag, key }) => `${tag} ${key}`)).toEqual([])
  })

  it('say “app” in every language where English does, and “site” there only beside it', () => {
    const asked = new Map(all.filter(({ tag }) => tag === 'en').map(({ key, message }) => [key, saidIn('en', message)]))
    const found = all.filter(({ tag, key, message }) => {
      const [english, said] = [asked.get(key), saidIn(tag, message)]
      return english?.app && (!said.app || (said.site && !english.site))
    })
    expect(found.map(({ tag, key }) => `${tag} ${key}`)).toEqual([])
  })

  it.each(LANGUAGE_TAGS)('have in %s every form that its numbers need', (tag) => {
    const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions()
    // For exact millions.
    const categories = pluralCategories.filter((each) => each !== 'many' || tag === 'ar')
    const lacking = all
      .filter((each) => each.tag === tag)
      .flatMap(({ key, message }) => pluralsOf(message, tag, key).map((keys) => ({ key, keys })))
      .filter(({ keys }) => !keys.some((key) => key.startsWith('=')))
      .filter(({ keys }) => categories.some((each) => !keys.includes(each)))
    expect(lacking, `Give these plurals a case for each of ${categories.join(', ')}.`).toEqual([])
  })

  it('say no label of over 60 characters and no sentence of over 120', () => {
    const found = all.filter(({ tag, message }) => textsOf(message, tag).some(isTooLong))
    expect(
      found.map(({ tag, key }) => `${tag} ${key}`),
      'Shorten these messages, or split their sentences.',
    ).toEqual([])
  })

  it('have the types that `npm run messages` writes', () => {
    const old = [...typeFiles()].filter(([file, types]) => !existsSync(file) || readFileSync(file, 'utf8') !== types)
    expect(
      old.map(([file]) => file),
      'Run `npm run messages` and commit these files.',
    ).toEqual([])
  })

  it('have no key that no source names', () => {
    const named = wordsOfSources()
    const isNamed = (key: string) => named.has(key) || (key.endsWith('Text') && named.has(key.slice(0, -4)))
    const unnamed = NAMES.filter((name) => !NAMED_BY_SERVICE.includes(name)).flatMap((name) =>
      Object.keys(messagesByPath('en', name))
        .filter((path) => !path.split('.').every((key) => /^\d+$/.test(key) || isNamed(key)))
        .map((path) => `${name}:${path}`),
    )
    expect(unnamed, 'Delete these messages in every language.').toEqual([])
  })

  it('hold texts and groups of texts only', () => {
    for (const name of NAMES) expect(() => mapLeaves(messagesByPath('en', name), (text: string) => text)).not.toThrow()
  })
})
