import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../src/ui/messages/language.ts'
import { buildExtension } from '../run/build.mjs'
import { lazyNames } from '../run/messages/catalogues.mjs'
import { sharedBuild } from '../run/shared-build.mjs'
import { buildForWorld } from '../run/world-build.ts'
import { LIVE_HOSTS } from './live-hosts.ts'

const OUTPUT = join(import.meta.dirname, '../../.output/build-test')
const LOCAL = ['http://127.0.0.1:*', 'http://localhost:*']
let chrome = ''
let firefox = ''
let live = ''

beforeAll(() => {
  chrome = sharedBuild('chrome')
  firefox = sharedBuild('firefox')
  live = buildExtension({ browser: 'chrome', profile: 'relay', output: join(OUTPUT, 'relay'), quiet: true })
}, 180_000)

type Manifest = Readonly<Record<string, unknown>> & {
  permissions: string[]
  host_permissions: string[]
  content_security_policy: { extension_pages: string }
  content_scripts: Readonly<Record<string, unknown>>[]
}

const manifestOf = (folder: string) => JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest
const sizeOf = (...path: string[]) => statSync(join(...path)).size
const scriptsOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'))

// The page's first script loads the app after the first paint.
const firstScript = (folder: string) => {
  const html = readFileSync(join(folder, 'popup.html'), 'utf8')
  const [script, ...more] = [...html.matchAll(/(?:src|href)="\/(chunks\/[^"]+\.js)"/g)].map((found) => found[1] ?? '')
  if (script === undefined || more.length > 0)
    throw new Error(`expected one script in the popup's document, got ${html}`)
  return script
}

// The first script's immediate imports, with English, under any bundled name.
const appOf = (folder: string) => [
  ...new Set(readFileSync(join(folder, firstScript(folder)), 'utf8').match(/chunks\/[\w.-]+\.js/g) ?? []),
]

const NO_SOURCES = ['default-src', 'frame-ancestors', 'base-uri', 'form-action', 'object-src']
const PAGES = ['https://*/*', 'http://localhost/*', 'http://127.0.0.1/*']

const lastPart = (name: string) => name.slice(name.lastIndexOf('/') + 1)

// Names of the chunks of other languages' messages.
const WORDS = new RegExp(`^(?:messages|lazy-parts|formats|${lazyNames().map(lastPart).join('|')})-[\\w-]{8}\\.js$`)

const wordsOf = (folder: string) => {
  const app = appOf(folder)
  return readdirSync(join(folder, 'chunks')).filter((name) => WORDS.test(name) && !app.includes(`chunks/${name}`))
}

const withImports = (folder: string, name: string): readonly string[] => {
  const found = new Set([name])
  for (const each of found) {
    const code = readFileSync(join(folder, 'chunks', each), 'utf8')
    for (const [, next = ''] of code.matchAll(/(?:from|import)\s*["`]\.\/([\w.-]+\.js)["`]/g)) found.add(next)
  }
  return [...found]
}

// The limits leave a little room: they catch a new library, not a renamed variable.
const TOO_LARGE = 'Load heavy code by `await import()`, or raise this limit and say why in the commit.'

describe('sizes, minified', () => {
  it('a page pays for at most 5,250 bytes, both scripts together', () => {
    const sizes = ['inpage.js', 'content.js'].map((file) => sizeOf(chrome, file))
    expect(sizes.every((size) => size > 500)).toBe(true)
    expect(
      sizes.reduce((sum, size) => sum + size, 0),
      TOO_LARGE,
    ).toBeLessThanOrEqual(5_250)
  })

  it.each([
    ['background.js', 251_300],
    ['background-wallet-runtime.js', 660_000],
    ['background-password-guesses.js', 451_500],
  ])('%s stays within %s bytes', (file, most) => {
    expect(sizeOf(chrome, file)).toBeGreaterThan(1_000)
    expect(sizeOf(chrome, file), TOO_LARGE).toBeLessThanOrEqual(most)
  })

  it('the popup draws itself from at most 187,000 bytes of script; the other screens follow in a quiet moment', () => {
    const first = firstScript(chrome)
    const app = appOf(chrome)
    expect(app.length).toBeGreaterThan(0)
    expect(
      [first, ...app].reduce((sum, name) => sum + sizeOf(chrome, name), 0),
      TOO_LARGE,
    ).toBeLessThanOrEqual(187_000)
    const words = wordsOf(chrome)
    const all = readdirSync(join(chrome, 'chunks')).filter((name) => !words.includes(name))
    expect(
      all.reduce((sum, name) => sum + sizeOf(chrome, 'chunks', name), 0),
      TOO_LARGE,
    ).toBeLessThanOrEqual(773_900)
  })

  it('the words of another language are at most 233,500 bytes, and no part of what English is drawn from', () => {
    const words = wordsOf(chrome)
    const languages = words.filter((name) => name.startsWith('messages-')).length
    expect(languages).toBe(LANGUAGES.length - 1)
    const together = words.reduce((sum, name) => sum + sizeOf(chrome, 'chunks', name), 0)
    expect(together).toBeLessThanOrEqual(233_500 * languages)
  })
})

it('carries the licences of its fonts and logos', () => {
  expect(readFileSync(join(chrome, 'fonts/LICENSE'), 'utf8')).toContain('SIL OPEN FONT LICENSE')
  expect(readFileSync(join(chrome, 'logos/LICENSE'), 'utf8')).toContain('Copyright (c) 2024 0xa3k5')
})

it.each([
  ['devnet', () => chrome, []],
  ['relay', () => live, ['avax', 'arbitrum-one', 'bnb', 'optimism', 'pol']],
])('has the logos that %s pins, and no others', (_name, folder, more) => {
  const code = scriptsOf(folder())
    .map((name) => readFileSync(join(folder(), name), 'utf8'))
    .join('')
  for (const logo of ['usdc', 'usdt', 'base-2', 'btc', ...more])
    expect(code).toMatch(new RegExp(`["'\`]?${logo}["'\`]?:\\[\\[`))
  for (const logo of ['avax', 'arbitrum-one', 'solana'].filter((each) => !more.includes(each)))
    expect(code).not.toMatch(new RegExp(`["'\`]?${logo}["'\`]?:\\[\\[`))
})

// A fetch costs more than parsing ten thousand bytes.
describe('scripts of a page', () => {
  it('are three when the app begins, one of them a few lines, and few when all of it is there', () => {
    expect(appOf(chrome).length, 'Group the new chunk in tests/run/page-chunks.ts.').toBeLessThanOrEqual(3)
    const words = wordsOf(chrome)
    const all = readdirSync(join(chrome, 'chunks')).filter((name) => !words.includes(name))
    expect(all.length, 'Group the new chunks in tests/run/page-chunks.ts.').toBeLessThanOrEqual(48)
  })

  it('are those of the app and of its words alone before the first screen, in any language', () => {
    const begun = new Set([firstScript(chrome), ...appOf(chrome)].map((name) => name.replace('chunks/', '')))
    const isWords = (name: string) => wordsOf(chrome).includes(name)
    for (const name of wordsOf(chrome).filter((each) => each.startsWith('messages-'))) {
      const needed = withImports(chrome, name).filter((each) => !isWords(each) && !begun.has(each))
      const bytes = needed.reduce((sum, each) => sum + sizeOf(chrome, 'chunks', each), 0)
      expect({ name, needed, isSmall: bytes < 1_000 }).toMatchObject({ isSmall: true })
    }
  })
})

describe('the first picture of a page', () => {
  it('is in its document, and is the one that the app begins with', () => {
    const html = readFileSync(join(chrome, 'popup.html'), 'utf8')
    const mark = readFileSync(join(import.meta.dirname, '../../src/ui/display/logo.tsx'), 'utf8')
    const paths = [...mark.matchAll(/'(M[^']+)'/g)].map(([, path]) => path ?? '')
    expect(paths).toHaveLength(2)
    for (const path of paths) expect(html).toContain(path)
  })

  it('waits for at most 6,300 bytes of script and 12,700 of style, which is in its document', () => {
    const html = readFileSync(join(chrome, 'popup.html'), 'utf8')
    expect(html).not.toMatch(/<link[^>]*stylesheet/)
    expect(html.match(/<style>/g)).toHaveLength(1)
    expect(sizeOf(chrome, 'popup.html')).toBeLessThanOrEqual(12_700)
    expect(sizeOf(chrome, firstScript(chrome))).toBeLessThanOrEqual(6_300)
  })

  it('comes when the script has said which theme it has, and not before', () => {
    const html = readFileSync(join(chrome, 'popup.html'), 'utf8')
    expect(html).toMatch(/<script type="module" blocking="render" [^>]*src=/)
    // Firefox's substitute.
    expect(html).toMatch(/<html [^>]*data-waits/)
    expect(html).toMatch(/html\[data-waits\]\{[^}]*visibility:hidden/)
  })

  it.each(['chrome', 'firefox'])('has no style in its document but the one that its policy names, in %s', (browser) => {
    const folder = browser === 'chrome' ? chrome : firefox
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(readFileSync(join(folder, 'popup.html'), 'utf8')) ?? []
    const hash = createHash('sha256').update(style).digest('base64')
    const policy = manifestOf(folder).content_security_policy.extension_pages
    expect(policy.split('; ')).toContain(`style-src 'self' 'sha256-${hash}'`)
  })

  it('has no letter in it, which would wait for its font', () => {
    const [, body = ''] = /<body>([\s\S]*)<\/body>/.exec(readFileSync(join(chrome, 'popup.html'), 'utf8')) ?? []
    expect(body).toContain('<svg')
    expect(body.replace(/<!--[\s\S]*?-->|<[^>]*>/g, '').trim()).toBe('')
  })
})

describe('the manifest', () => {
  it('has its name and description in every language, short enough for a store', () => {
    const locales = readdirSync(join(chrome, '_locales'))
    expect(locales).toHaveLength(LANGUAGES.length)
    expect(manifestOf(chrome)).toMatchObject({ name: '__MSG_name__', default_locale: 'en' })
    for (const locale of locales) {
      const words = JSON.parse(readFileSync(join(chrome, '_locales', locale, 'messages.json'), 'utf8'))
      expect(words.name.message).toBe('Causeway')
      expect(words.description.message.length, locale).toBeLessThanOrEqual(132)
    }
  })

  it('asks for these permissions and no others', () => {
    expect(manifestOf(chrome).permissions).toEqual([
      'storage',
      'unlimitedStorage',
      'alarms',
      'notifications',
      'idle',
      'scripting',
      'sidePanel',
    ])
    const others = manifestOf(chrome).permissions.filter((each) => each !== 'sidePanel')
    expect(manifestOf(firefox).permissions).toEqual([...others, 'declarativeNetRequestWithHostAccess'])
  })

  it.each(['web_accessible_resources', 'externally_connectable', 'optional_permissions', 'key'])(
    'has no %s',
    (field) => {
      expect(manifestOf(chrome)[field]).toBeUndefined()
    },
  )

  it.each([
    [
      'live',
      () => live,
      [...LOCAL, ...LIVE_HOSTS],
      LIVE_HOSTS.filter((each) => each.startsWith('https')).map((each) => `${each}/*`),
    ],
    ['devnet', () => chrome, [...LOCAL, 'ws://127.0.0.1:*'], []],
  ])(
    'walls a %s build off from all but its listed hosts, by these rules and no others',
    (_name, folder, hosts, pages) => {
      const { content_security_policy: policy, host_permissions: permitted, ...rest } = manifestOf(folder())
      const rules = policy.extension_pages.split('; ').map((rule) => rule.split(' '))
      const { 'style-src': style = [], ...others } = Object.fromEntries(
        rules.map(([name = '', ...to]) => [name, to.sort()]),
      )
      expect(style.filter((each) => !/^'sha256-[\w+/]{43}='$/.test(each))).toEqual(["'self'"])
      expect(others).toEqual({
        ...Object.fromEntries(NO_SOURCES.map((name) => [name, ["'none'"]])),
        'script-src': ["'self'", "'wasm-unsafe-eval'"],
        'img-src': ["'self'", 'data:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...hosts].sort(),
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ['background'],
      })
      expect([...permitted].sort()).toEqual([...pages, ...PAGES].sort())
      expect(rest['optional_host_permissions']).toBeUndefined()
    },
  )

  it('injects into secure pages and this machine only, frames and documents that inherit an origin included', () => {
    for (const script of manifestOf(chrome).content_scripts) {
      expect(script).toMatchObject({
        matches: PAGES,
        run_at: 'document_start',
        all_frames: true,
        match_origin_as_fallback: true,
      })
    }
    expect(existsSync(join(chrome, 'content.js')) && existsSync(join(chrome, 'inpage.js'))).toBe(true)
  })

  it('tells Firefox that addresses and amounts leave it, and excludes Android', () => {
    expect(manifestOf(firefox)).toMatchObject({
      action: { default_area: 'navbar', default_popup: 'popup.html' },
      browser_specific_settings: {
        gecko: { data_collection_permissions: { required: ['financialAndPaymentInfo'] } },
      },
    })
    expect(manifestOf(firefox)['browser_specific_settings']).not.toHaveProperty('gecko_android')
  })

  it('has a background that Firefox can run too', () => {
    expect(manifestOf(firefox)['background']).toEqual({ scripts: ['background.js'] })
  })
})

describe('the code that ships', () => {
  it('evaluates no text and writes no HTML', () => {
    for (const name of scriptsOf(chrome)) {
      const code = readFileSync(join(chrome, name), 'utf8')
      expect(code, name).not.toMatch(/\beval\(|new Function\(|document\.write|insertAdjacentHTML/)
    }
  })

  it('leaves no name in a page', () => {
    for (const name of ['inpage.js', 'content.js']) {
      expect(readFileSync(join(chrome, name), 'utf8').trim()).toMatch(/^(?:\/\/.*\n)?\(function\(\)\{[\s\S]*\}\)\(\);$/)
    }
  })

  it('names no host but those of its profile, and the pages that libraries refer to in their messages', () => {
    const allowed =
      /^https?:\/\/(127\.0\.0\.1|localhost|www\.w3\.org|viem\.sh|4byte\.sourcify\.dev|abitype\.dev|docs\.soliditylang\.org|github\.com|wxt\.dev)$/
    const hosts = scriptsOf(chrome).flatMap(
      (name) => readFileSync(join(chrome, name), 'utf8').match(/https?:\/\/[\w.-]+/g) ?? [],
    )
    expect(hosts.length).toBeGreaterThan(0)
    expect(
      [...new Set(hosts)].filter((host) => !allowed.test(host)),
      'Name these hosts in the profile, or remove them from the code.',
    ).toEqual([])
  })
})

describe('the copy of a build for a world', () => {
  it('is, file by file, what a build for that world is', () => {
    const at = (port: number) => `http://127.0.0.1:${port}`
    const chains = { 1: [at(5001), at(5002)], 8453: [at(5003)], 999: [at(5004)] }
    const explorers = { explorer: at(5005), secondExplorer: `${at(5005)}/other` }
    const exchanges = { exchangeA: { url: at(5006) }, exchangeB: { url: at(5007) } }
    const urls = { service: at(5008), stream: 'ws://127.0.0.1:5008', dapp: at(5009) }
    const profile = join(OUTPUT, 'world.json')
    writeFileSync(profile, JSON.stringify({ ...urls, chains, bitcoin: explorers, ...exchanges }))
    const own = buildExtension({ browser: 'chrome', profile, output: join(OUTPUT, 'own'), quiet: true })
    const copy = buildForWorld({ browser: 'chrome', profile, output: join(OUTPUT, 'copy') })
    const filesOf = (folder: string) =>
      Object.fromEntries(
        readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .filter((name) => statSync(join(folder, name)).isFile())
          .map((name) => [
            name,
            createHash('sha256')
              .update(readFileSync(join(folder, name)))
              .digest('hex'),
          ]),
      )
    expect(filesOf(copy)).toEqual(filesOf(own))
    expect(filesOf(copy)['background.js']).not.toBe(filesOf(chrome)['background.js'])
  })
})
