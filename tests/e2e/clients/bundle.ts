import { build } from 'vite'
import { type Site, startSite } from '../sites.ts'

export async function serveClients(entry: string): Promise<Site> {
  const script = await bundle(entry)
  return startSite({
    '/': { body: '<!doctype html><title>clients</title><script src="/clients.js"></script>' },
    '/clients.js': { type: 'text/javascript', body: script },
  })
}

async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { global: 'window', 'process.env': '{}' },
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: entry, output: { format: 'iife', codeSplitting: false } },
    },
  })
  const chunk = 'output' in built ? built.output[0] : undefined
  if (!chunk) throw new Error(`expected a script made of ${entry}`)
  return chunk.code
}
