import { afterAll, beforeAll, expect, it } from 'vitest'

type Callback = (value?: unknown) => void
type Global = { browser?: unknown; chrome?: unknown }

// Chromium below version 148: no `browser`, and `chrome` checks `this` as native bindings do.
const native = globalThis as Global
const before = { browser: native.browser, chrome: native.chrome }
const kept = new Map<string, unknown>()
const heard = new Map<string, (...given: unknown[]) => void>()
const badge: string[] = []
const access: string[] = []

const event = (name: string) => ({
  addListener: (listener: (...given: unknown[]) => void) => heard.set(name, listener),
  removeListener: () => heard.delete(name),
})

const local = {
  get(key: string, done: Callback) {
    own(this, local)
    done({ [key]: kept.get(key) })
  },
  set(items: Record<string, unknown>, done: Callback) {
    own(this, local)
    for (const [key, value] of Object.entries(items)) kept.set(key, value)
    done()
  },
  remove(key: string, done: Callback) {
    kept.delete(key)
    done()
  },
  async setAccessLevel({ accessLevel }: { accessLevel: string }) {
    own(this, local)
    access.push(accessLevel)
  },
}

const chrome = {
  runtime: {
    id: 'abcdefgh',
    lastError: undefined as { message: string } | undefined,
    getURL: (path: string) => `chrome-extension://abcdefgh/${path}`,
    getManifest: () => ({ version: '1.2.3' }),
    onInstalled: event('installed'),
    onMessage: event('message'),
  },
  alarms: {
    get: (_name: string, done: Callback) => done(undefined),
    create: (name: string) => heard.get('alarm')?.({ name }),
    onAlarm: event('alarm'),
  },
  action: {
    setBadgeText: async ({ text }: { text: string }) => void badge.push(text),
    setTitle: async () => undefined,
    setBadgeBackgroundColor: async () => undefined,
  },
  tabs: {
    get: (id: number, done: Callback) => {
      if (id === 7) return done({ active: true })
      chrome.runtime.lastError = { message: 'No tab with that id.' }
      done()
      chrome.runtime.lastError = undefined
    },
  },
  storage: { local },
}

function own(self: unknown, expected: unknown): void {
  if (self !== expected) throw new TypeError('Illegal invocation')
}

beforeAll(() => {
  native.browser = undefined
  native.chrome = chrome
})

afterAll(() => {
  Object.assign(native, before)
})

it('wraps chrome where the browser has no namespace of its own', async () => {
  const { browser } = await import('../../src/platform/browser.ts')
  expect(browser).not.toBe(chrome)
  expect(browser.runtime.id).toBe('abcdefgh')
})

it('stores, closes and removes texts', async () => {
  const { closedItem } = await import('../../src/platform/closed-storage.ts')
  const item = closedItem('mark')
  await item?.write('kept')
  expect(await item?.read()).toBe('kept')
  expect(access).toEqual(['TRUSTED_CONTEXTS'])
  await item?.remove()
  expect(await item?.read()).toBeUndefined()
})

it('remembers a text without the browser until it is written or removed', async () => {
  const { closedItem } = await import('../../src/platform/closed-storage.ts')
  const item = closedItem('mark')
  expect(await item?.remembered()).toBeUndefined()
  kept.set('mark', 'first')
  expect(await item?.remembered()).toBe('first')
  kept.set('mark', 'second')
  expect([await item?.remembered(), await item?.read()]).toEqual(['first', 'second'])
  await item?.write('third')
  expect(await item?.remembered()).toBe('third')
  await item?.remove()
  expect(await item?.remembered()).toBeUndefined()
})

it('hears events', async () => {
  const { onAlarm, setPeriodicAlarm } = await import('../../src/platform/alarms.ts')
  const names: string[] = []
  const stop = onAlarm((name) => names.push(name))
  await setPeriodicAlarm('resume', 1)
  expect(names).toEqual(['resume'])
  stop()
  const { extensionVersion, onInstalled, ownFile } = await import('../../src/platform/runtime.ts')
  const reasons: string[] = []
  onInstalled((reason) => reasons.push(reason))
  heard.get('installed')?.({ reason: 'update' })
  expect(reasons).toEqual(['update'])
  expect([extensionVersion(), ownFile('phishing.bin')]).toEqual(['1.2.3', 'chrome-extension://abcdefgh/phishing.bin'])
})

it('sets the badge without the methods that this browser lacks', async () => {
  const { setBadge } = await import('../../src/platform/badge.ts')
  await setBadge({ text: '2', title: 'Causeway' })
  expect(badge).toEqual(['2'])
})

it('rejects what the browser refuses', async () => {
  const { isTabOpen } = await import('../../src/platform/tabs.ts')
  expect([await isTabOpen(7), await isTabOpen(8)]).toEqual([true, false])
})
