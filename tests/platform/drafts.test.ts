import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as Drafts from '../../src/platform/drafts.ts'

const fake = vi.hoisted(() => {
  const session = new Map<string, unknown>()
  const place: { tab: number | undefined; window: number } = { tab: undefined, window: 1 }
  const browser = {
    storage: {
      session: {
        get: async (key: string) => ({ [key]: session.get(key) }),
        set: async (values: object) => {
          for (const [key, value] of Object.entries(values)) session.set(key, value)
        },
      },
    },
    tabs: { getCurrent: async () => (place.tab === undefined ? undefined : { id: place.tab }) },
    windows: { getCurrent: async () => ({ id: place.window }) },
  }
  return { browser, session, place }
})
vi.mock('../../src/platform/browser.ts', () => ({ browser: fake.browser }))

let createDrafts: typeof Drafts.createDrafts
beforeAll(async () => {
  vi.resetModules()
  ;({ createDrafts } = await import('../../src/platform/drafts.ts'))
})
afterAll(() => void vi.resetModules())

beforeEach(() => fake.session.clear())

async function openedIn(place: Partial<typeof fake.place>) {
  Object.assign(fake.place, { tab: undefined, window: 1 }, place)
  const drafts = createDrafts()
  await drafts.get('')
  return drafts
}

async function write(drafts: ReturnType<typeof createDrafts>, text: string): Promise<void> {
  drafts.set('form', text)
  await expect.poll(() => drafts.get('form')).toBe(text)
}

describe('each window keeps its own draft', () => {
  it.each([
    ['popups of two windows', { window: 1 }, { window: 2 }],
    ['two tabs of one window', { tab: 7 }, { tab: 8 }],
    ['a popup and a tab of its window', {}, { tab: 7 }],
  ])('%s', async (_, one, other) => {
    const [first, second] = [await openedIn(one), await openedIn(other)]
    await write(first, '20 USDC')
    await write(second, '0.1 ETH')
    expect(await first.get('form')).toBe('20 USDC')
    const again = await openedIn(one)
    expect(await again.get('form')).toBe('20 USDC')
  })

  it('a new one begins with the latest, and changes no other', async () => {
    const first = await openedIn({ window: 1 })
    await write(first, '20 USDC')
    const second = await openedIn({ window: 2 })
    expect(await second.get('form')).toBe('20 USDC')
    await write(first, '30 USDC')
    expect(await second.get('form')).toBe('20 USDC')
  })
})
