import { readFileSync } from 'node:fs'
import preact from '@preact/preset-vite'
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
    plugins: [preact()],
    define: { __CAUSEWAY_PROFILE__: JSON.stringify(profile) },
    build: { sourcemap: false },
  }),
  hooks: {
    // The page scripts are plain scripts: the content-script runtime would be paid for on every page.
    'entrypoints:resolved': ({ config }, entrypoints) => {
      const content = entrypoints.find((entrypoint) => entrypoint.name === 'content')
      if (content) Object.assign(content, { type: 'unlisted-script', outputDir: config.outDir })
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
      ...(browser === 'firefox' ? [] : ['sidePanel']),
    ],
    host_permissions: hostPermissions(),
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

const PAGES = {
  matches: ['https://*/*', 'http://localhost/*', 'http://127.0.0.1/*'],
  run_at: 'document_start',
  all_frames: false,
} as const

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
    `connect-src ${connect.join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}
