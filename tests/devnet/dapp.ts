import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join, normalize, sep } from 'node:path'
import type { Hono } from 'hono'
import { createApp } from './http.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
}

/** Serves the demo dApp of `folder`, and the ready line at /world.json. */
export function dappApp(folder: string, readyLine: () => unknown): Hono {
  const app = createApp(`The dApp server has the files of ${folder}, and /world.json; this is none of them.`)
  app.get('/world.json', (context) => context.json(readyLine()))
  // One file serves all explorer pages and reads the path.
  app.get('*', (context) => {
    const { path } = context.req
    const file = fileOf(folder, path.startsWith('/explorer/') ? '/explorer.html' : path)
    if (!file) return context.notFound()
    const headers = { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream', 'cache-control': 'no-store' }
    return context.body(new Uint8Array(readFileSync(file)), 200, headers)
  })
  return app
}

function fileOf(folder: string, path: string): string | undefined {
  const file = normalize(join(folder, decode(path)))
  if (file !== folder && !file.startsWith(folder + sep)) return undefined
  const found = existsSync(file) && statSync(file).isDirectory() ? join(file, 'index.html') : file
  return existsSync(found) ? found : undefined
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
