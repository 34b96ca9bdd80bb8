import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type * as PageScripts from '../../src/platform/page-scripts.ts'

const fake = vi.hoisted(() => {
  const registered: object[] = []
  const scripting = {
    unregisterContentScripts: async () => void registered.splice(0),
    registerContentScripts: async (scripts: readonly object[]) => void registered.push(...scripts),
  }
  return { registered, browser: { scripting } }
})
vi.mock('../../src/platform/browser.ts', () => ({ browser: fake.browser }))

let scripts: typeof PageScripts
beforeAll(async () => {
  vi.resetModules()
  scripts = await import('../../src/platform/page-scripts.ts')
})
afterAll(() => void vi.resetModules())

it('serves a site, its frames and the documents that inherit its origin, and replaces what was registered', async () => {
  const script = { origin: 'https://app.example', files: ['compatible.js'] }
  await scripts.runInPages([{ ...script, origin: 'https://old.example' }])
  await scripts.runInPages([script])
  expect(fake.registered).toEqual([
    expect.objectContaining({
      matches: ['https://app.example/*'],
      js: ['compatible.js'],
      allFrames: true,
      matchOriginAsFallback: true,
      world: 'MAIN',
    }),
  ])
})
