import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import preact from '@preact/preset-vite'
import type { Plugin } from 'vite'
import { defineConfig } from 'wxt'
import packageJson from './package.json' with { type: 'json' }
import { SERVED_DOCUMENTS } from './src/core/page/served-origins.ts'
import { hostsOf, isOnThisMachine, type Profile } from './src/core/profiles/profile.ts'
import { profileFromFile, shippedProfile } from './src/core/profiles/resolve.ts'
import { descriptorsIn } from './tests/run/descriptors.ts'
import { asciiScripts, backgroundScripts, pageScript } from './tests/run/extension-scripts.ts'
import { inlineStyleSources } from './tests/run/inline-styles.ts'
import { logosOf } from './tests/run/logos.ts'
import { manifestLocales } from './tests/run/messages/locales.mjs'
import { compiledMessages } from './tests/run/messages/plugin.mjs'
import { pageChunks } from './tests/run/page-chunks.ts'

const profile = chosenProfile(process.env['CAUSEWAY_PROFILE'] ?? 'devnet')
const descriptors = descriptorsIn(process.env['CAUSEWAY_DESCRIPTORS'])

export default defineConfig({
  imports: false,
  publicDir: 'assets',
  outDir: process.env['CAUSEWAY_OUTPUT'] ?? '.output',
  manifestVersion: 3,
  webExt: { disabled: true },
  vite: () => ({
    plugins: [compiledMessages(profile.service.name), preact(), asciiScripts(), themeBeforePicture],
    define: { __CAUSEWAY_LOGOS__: JSON.stringify(logosOf(profile)) },
    build: {
      sourcemap: false,
      modulePreload: { polyfill: false, resolveDependencies: fetchedBeside },
      rolldownOptions: { output: { codeSplitting: pageChunks() } },
    },
  }),
  hooks: {
    // Pages and each start of the background pay for their own. So they are built without the wrapping of other
    // entrypoints.
    'entrypoints:found': (_wxt, found) => {
      found.splice(
        0,
        found.length,
        ...found.filter(({ name }) => ![...PAGE_SCRIPTS, ...FIREFOX_SCRIPTS, 'background'].includes(name)),
      )
    },
    'build:publicAssets': async ({ config }, files) => {
      for (const name of [...PAGE_SCRIPTS, ...(config.browser === 'firefox' ? FIREFOX_SCRIPTS : [])]) {
        files.push({ relativeDest: `${name}.js`, contents: await pageScript(`entrypoints/${name}.ts`) })
      }
      const define = {
        __CAUSEWAY_PROFILE__: JSON.stringify(profile),
        __CAUSEWAY_DESCRIPTORS__: JSON.stringify(descriptors),
      }
      const scripts = await backgroundScripts(config.browser, define, profile.service.name)
      for (const [relativeDest, contents] of [...scripts, ...manifestLocales()]) files.push({ relativeDest, contents })
    },
    'build:manifestGenerated': ({ config }, manifest) => {
      const firstStyle = inlineStyleSources(readFileSync(join(config.outDir, 'popup.html'), 'utf8'))
      manifest.content_security_policy = { extension_pages: contentSecurityPolicy(firstStyle) }
    },
  },
  manifest: ({ browser }) => ({
    name: '__MSG_name__',
    default_locale: 'en',
    version: packageJson.version,
    description: '__MSG_description__',
    permissions: [
      'storage',
      'unlimitedStorage',
      'alarms',
      'notifications',
      'idle',
      'scripting',
      browser === 'firefox' ? 'declarativeNetRequestWithHostAccess' : 'sidePanel',
    ],
    host_permissions: [...new Set([...hostPermissions(), ...PAGES.matches])],
    content_scripts: [
      { ...PAGES, js: ['inpage.js'], world: 'MAIN' },
      { ...PAGES, js: ['content.js'] },
    ],
    background: browser === 'firefox' ? { scripts: ['background.js'] } : { service_worker: 'background.js' },
    incognito: 'not_allowed',
    ...(browser === 'firefox'
      ? {
          browser_specific_settings: {
            gecko: {
              id: '{6f0c2c4e-3a0b-4b62-9d0e-7f2c9a51c0de}',
              strict_min_version: '140.0',
              data_collection_permissions: { required: ['financialAndPaymentInfo'] },
            },
          },
          action: { default_area: 'navbar', default_popup: 'popup.html', default_title: 'Causeway' },
          sidebar_action: { default_panel: 'popup.html?panel', default_title: 'Causeway', open_at_install: false },
        }
      : { minimum_chrome_version: '128', side_panel: { default_path: 'popup.html?panel' } }),
  }),
})

// The first script sets a page's theme and frame, so no picture may precede it. Firefox doesn't know this word.
// There, and here if it fails, `first.css` hides the page.
const themeBeforePicture: Plugin = {
  name: 'theme-before-picture',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace('<script type="module"', '<script type="module" blocking="render"'),
  },
}

// A name list in each later import would only lengthen the first script: files come from the disk.
function fetchedBeside(file: string, others: string[]): string[] {
  return file.startsWith('chunks/main-') ? others : others.filter((other) => other.endsWith('.css'))
}

const FIREFOX_SCRIPTS = ['argon2id']
const PAGE_SCRIPTS = ['inpage', 'content', 'compatible', 'as-metamask']
const PAGES = {
  matches: SERVED_DOCUMENTS,
  run_at: 'document_start',
  all_frames: true,
  match_origin_as_fallback: true,
} as const

function chosenProfile(nameOrFile: string): Profile {
  return shippedProfile(nameOrFile) ?? profileFromFile(JSON.parse(readFileSync(nameOrFile, 'utf8')))
}

// Match patterns know no ports and no sockets; the content security policy narrows both.
function hostPermissions(): string[] {
  const hosts = hostsOf(profile).filter((host) => host.startsWith('http'))
  return [...new Set(hosts.map((host) => `${new URL(host).protocol}//${new URL(host).hostname}/*`))]
}

// `firstStyle` is the hash of the first picture's style: a fetch would delay the picture.
function contentSecurityPolicy(firstStyle: string): string {
  const local = ['http://127.0.0.1:*', 'http://localhost:*']
  const connect = [...local, ...(isOnThisMachine(profile) ? ['ws://127.0.0.1:*'] : hostsOf(profile))]
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    `style-src 'self' ${firstStyle}`,
    "img-src 'self' data:",
    "font-src 'self'",
    // `'self'` is the files of the extension, such as the list of phishing sites.
    `connect-src ${connect.join(' ')} 'self'`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    // Only for the background's scripts; pages first claim it with an empty policy.
    'trusted-types background',
  ].join('; ')
}
