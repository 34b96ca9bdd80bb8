import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type * as SiteAccess from '../../src/platform/site-access.ts'

const fake = vi.hoisted(() => {
  const allowed = new Set<string>()
  const tabs = new Map<number, Readonly<{ url?: string }>>()
  const heard = { added: new Set<() => void>(), removed: new Set<() => void>() }
  const eventOf = (listeners: Set<() => void>) => ({
    addListener: (listener: () => void) => void listeners.add(listener),
    removeListener: (listener: () => void) => void listeners.delete(listener),
  })
  const browser = {
    runtime: { getManifest: () => ({ host_permissions: ['https://*/*', 'http://localhost/*'] }) },
    permissions: {
      contains: async ({ origins }: Readonly<{ origins: string[] }>) => origins.every((each) => allowed.has(each)),
      request: async ({ origins }: Readonly<{ origins: string[] }>) => {
        for (const each of origins) allowed.add(each)
        return true
      },
      onAdded: eventOf(heard.added),
      onRemoved: eventOf(heard.removed),
    },
    tabs: {
      get: async (id: number) => {
        const tab = tabs.get(id)
        if (!tab) throw new Error('No tab')
        return tab
      },
    },
  }
  return { browser, allowed, tabs, heard }
})
vi.mock('../../src/platform/browser.ts', () => ({ browser: fake.browser }))

let access: typeof SiteAccess
beforeAll(async () => {
  vi.resetModules()
  access = await import('../../src/platform/site-access.ts')
})
afterAll(() => void vi.resetModules())
beforeEach(() => {
  fake.allowed.clear()
  fake.tabs.clear()
})

it('has all sites only where each host of the manifest is allowed, as after a request', async () => {
  fake.allowed.add('https://*/*')
  expect(await access.hasAllSites()).toBe(false)
  expect(await access.requestAllSites()).toBe(true)
  expect(await access.hasAllSites()).toBe(true)
})

it('has a site by its host, whatever the port', async () => {
  fake.allowed.add('http://localhost/*')
  const local = { origin: 'http://localhost:5173', topOrigin: 'http://localhost:5173', tabId: 1 }
  expect(await access.hasSiteAccess(local)).toBe(true)
  fake.allowed.clear()
  fake.tabs.set(1, {})
  expect(await access.hasSiteAccess(local)).toBe(false)
})

it('has the site of a tab whose toolbar button was clicked, but not the other sites in its frames', async () => {
  fake.tabs.set(2, { url: 'https://app.example/swap' })
  const page = { origin: 'https://app.example', topOrigin: 'https://app.example', tabId: 2 }
  expect(await access.hasSiteAccess(page)).toBe(true)
  expect(await access.hasSiteAccess({ ...page, origin: 'https://frame.example' })).toBe(false)
})

it('tells both changes until it is stopped', () => {
  const told: boolean[] = []
  const stop = access.onSiteAccessChange((isAllowed) => told.push(isAllowed))
  for (const listener of fake.heard.removed) listener()
  for (const listener of fake.heard.added) listener()
  expect(told).toEqual([false, true])
  stop()
  expect([fake.heard.added.size, fake.heard.removed.size]).toEqual([0, 0])
})
