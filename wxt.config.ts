import { readFileSync } from 'node:fs'
import preact from '@preact/preset-vite'
import { build, type Plugin } from 'vite'
import { defineConfig } from 'wxt'
import packageJson from './package.json' with { type: 'json' }
import { hostsOf, type Profile } from './src/core/profile.ts'
import { profileFromFile, shippedProfile } from './src/core/profiles/resolve.ts'

const profile = chosenProfile(process.env['CAUSEWAY_PROFILE'] ?? 'devnet')
const isLocal = hostsOf(profile).every((host) => ['127.0.0.1', 'localhost'].includes(new URL(host).hostname))

export default defineConfig({
  imports: false,
  publicDir: 'assets',
  outDir: process.env['CAUSEWAY_OUTPUT'] ?? '.output',
  manifestVersion: 3,
  webExt: { disabled: true },
  vite: () => ({
    plugins: [preact(), asciiScripts()],
    define: { __CAUSEWAY_PROFILE__: JSON.stringify(profile) },
    build: { sourcemap: false },
  }),
  hooks: {
    // Pages pay for these: they are built by themselves, without the wrapping that other entrypoints get.
    'entrypoints:found': (_wxt, found) => {
      found.splice(0, found.length, ...found.filter(({ name }) => !PAGE_SCRIPTS.includes(name)))
    },
    'build:publicAssets': async (_wxt, files) => {
      for (const name of PAGE_SCRIPTS) {
        files.push({ relativeDest: `${name}.js`, contents: await pageScript(`entrypoints/${name}.ts`) })
      }
    },
  },
  manifest: ({ browser }) => ({
    name: 'Causeway',
    version: packageJson.version,
    description: packageJson.description,
    permissions: [
      'storage',
      'unlimitedStorage',
      'alarms',
      'notifications',
      'idle',
      'scripting',
      ...(browser === 'firefox' ? [] : ['sidePanel']),
    ],
    host_permissions: [...new Set([...hostPermissions(), ...PAGES.matches])],
    content_security_policy: { extension_pages: contentSecurityPolicy() },
    content_scripts: [
      { ...PAGES, js: ['inpage.js'], world: 'MAIN' },
      { ...PAGES, js: ['content.js'] },
    ],
    incognito: 'not_allowed',
    ...(browser === 'firefox'
      ? {
          browser_specific_settings: {
            gecko: {
              id: '{6f0c2c4e-3a0b-4b62-9d0e-7f2c9a51c0de}',
              strict_min_version: '140.0',
              data_collection_permissions: { required: ['none'] },
            },
          },
        }
      : { minimum_chrome_version: '128', side_panel: { default_path: 'popup.html' } }),
  }),
})

// One letter outside of Latin-1 makes Chromium keep a whole script with two bytes for each letter, and read it slower.
function asciiScripts(): Plugin {
  return {
    name: 'ascii-scripts',
    generateBundle: (_options, bundle) => {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        const others = file.code.match(OTHER_LETTERS)?.length ?? 0
        // The words of a language with letters of its own would be twice as long.
        if (others < file.code.length / 50) file.code = file.code.replace(OTHER_LETTERS, escaped)
      }
    },
  }
}

const OTHER_LETTERS = /[^\0-\x7f]/g

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
}

const PAGE_SCRIPTS = ['inpage', 'content', 'compatible', 'as-metamask']
const PAGES = {
  matches: ['https://*/*', 'http://localhost/*', 'http://127.0.0.1/*'],
  run_at: 'document_start',
  all_frames: false,
} as const

// Chromium reads a function twice where it does not know that it is called at once, and so do most of these; the hint is
// worth a third of what both scripts cost a page. Without it, and in other browsers, it is a comment.
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad'

// One classic script that leaves no name in the page.
async function pageScript(input: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'chrome128', rolldownOptions: { input, output: { format: 'iife' } } },
  })
  const chunk = 'output' in built ? built.output[0] : undefined
  if (!chunk) throw new Error(`expected a script made of ${input}`)
  return `${COMPILE_AT_ONCE}\n${chunk.code}`
}

function chosenProfile(nameOrFile: string): Profile {
  return shippedProfile(nameOrFile) ?? profileFromFile(JSON.parse(readFileSync(nameOrFile, 'utf8')))
}

// Match patterns know no ports and no sockets; the content security policy narrows both.
function hostPermissions(): string[] {
  const hosts = hostsOf(profile).filter((host) => host.startsWith('http'))
  return [...new Set(hosts.map((host) => `${new URL(host).protocol}//${new URL(host).hostname}/*`))]
}

function contentSecurityPolicy(): string {
  const connect = isLocal ? ['http://127.0.0.1:*', 'ws://127.0.0.1:*'] : hostsOf(profile)
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    // `'self'` is the files of the extension, such as the list of phishing sites.
    `connect-src ${connect.join(' ')} 'self'`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}
