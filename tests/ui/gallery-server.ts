import { createReadStream, existsSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import preact from '@preact/preset-vite'
import { build } from 'vite'
import { devnet } from '../../src/core/profiles/devnet.ts'
import { relay } from '../../src/core/profiles/relay.ts'
import { logosOf } from '../run/logos.ts'
import { compiledMessages } from '../run/messages/plugin.mjs'
import { OTHER_WORDS } from '../run/page-chunks.ts'

// The extension's own policy, so that the gallery shows only permitted content.
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; base-uri 'none'; " +
  "form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'"
const PAGES = ['index.html', 'parts.html'].map((name) => join(import.meta.dirname, 'gallery', name))
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
}

// Bundles like the extension: one shared script, and one for each screen.
const SHARED = { name: 'shared', minShareCount: 2, test: (id: string) => !OTHER_WORDS.test(id) }

const FETCHED = join(import.meta.dirname, 'gallery/fetched.ts')
const FETCH = /\bimport\(('[^']+')\)/g

/** Lets the gallery know which code it still fetches. */
const TOLD_FETCHES = {
  name: 'told-fetches',
  enforce: 'pre' as const,
  transform: (code: string) => {
    const told = code.replace(FETCH, 'fetched(import($1))')
    return told === code ? undefined : { code: `import { fetched } from '${FETCHED}';${told}`, map: null }
  },
}

/** `scripts` are the URLs of all its code. */
export type Gallery = Readonly<{ url: string; scripts: readonly string[] }>

let served: Promise<Gallery> | undefined

/** Built once and served until the process ends. */
export function serveGallery(): Promise<Gallery> {
  served ??= buildAndServe()
  return served
}

async function buildAndServe(): Promise<Gallery> {
  const outDir = join(import.meta.dirname, '../../.output/galleries', `${process.pid}`)
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }))
  await build({
    root: join(import.meta.dirname, 'gallery'),
    configFile: false,
    publicDir: join(import.meta.dirname, '../../assets'),
    logLevel: 'error',
    plugins: [compiledMessages(devnet.service.name), TOLD_FETCHES, preact()],
    define: { __CAUSEWAY_LOGOS__: JSON.stringify(logosOf({ chains: [...devnet.chains, ...relay.chains] })) },
    // Keeps colours unprocessed, so that a part of a page can have the other theme.
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: false,
      cssTarget: 'chrome123',
      rolldownOptions: { input: PAGES, output: { codeSplitting: { groups: [SHARED] } } },
    },
  })
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = join(outDir, pathname === '/' ? 'index.html' : pathname)
    if (!file.startsWith(outDir) || !existsSync(file)) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'content-security-policy': POLICY,
      // Its files stay the same, so compiled code is kept as well.
      'cache-control': 'public, max-age=86400, immutable',
    })
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  const address = server.address()
  if (!address || typeof address === 'string') throw new TypeError('expected a port, got none')
  const built = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
  return {
    scripts: built.filter((name) => name.endsWith('.js')).map((name) => `/${name}`),
    url: `http://127.0.0.1:${address.port}`,
  }
}
