import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as ApprovalWindow from '../../src/platform/approval-window.ts'

const fake = vi.hoisted(() => {
  const open = new Set<number>()
  const session = new Map<string, unknown>()
  const heard = new Set<(id: number) => void>()
  let last = 0
  const normal = { id: 999, type: 'normal', state: 'normal' }
  const browser = {
    runtime: { getURL: (path: string) => `extension:/${path}` },
    storage: {
      session: {
        get: async (key: string) => ({ [key]: session.get(key) }),
        set: async (values: object) => {
          for (const [key, value] of Object.entries(values)) session.set(key, value)
        },
        remove: async (key: string) => void session.delete(key),
      },
    },
    windows: {
      onRemoved: {
        addListener: (listener: (id: number) => void) => heard.add(listener),
        removeListener: (listener: (id: number) => void) => heard.delete(listener),
      },
      get: async (id: number) => {
        if (!open.has(id)) throw new Error('No window')
        return { id }
      },
      update: async (id: number) => {
        if (!open.has(id)) throw new Error('No window')
      },
      remove: async (id: number) => void open.delete(id),
      create: async () => {
        last += 1
        open.add(last)
        return { id: last }
      },
      getLastFocused: async () => normal,
      getAll: async () => [normal],
    },
  }
  const tell = (id: number) => {
    for (const listener of heard) listener(id)
  }
  return { browser, open, session, tell }
})
vi.mock('../../src/platform/browser.ts', () => ({ browser: fake.browser }))

// Test files share modules.
let createApprovalWindow: typeof ApprovalWindow.createApprovalWindow
beforeAll(async () => {
  vi.resetModules()
  ;({ createApprovalWindow } = await import('../../src/platform/approval-window.ts'))
})
afterAll(() => void vi.resetModules())

beforeEach(() => {
  fake.open.clear()
  fake.session.clear()
})

describe('the approval window', () => {
  it('is opened once', async () => {
    const { open, keep } = createApprovalWindow('popup.html')
    await Promise.all([open(), keep(), open()])
    expect(fake.open.size).toBe(1)
  })

  it('tells once that the user closed it, then a new request opens another', async () => {
    const { window, closed, id } = await opened()
    fake.open.delete(id)
    fake.tell(id)
    await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce())
    await window.keep()
    expect(fake.open.size).toBe(1)
    expect(closed).toHaveBeenCalledOnce()
  })

  it.each(['open', 'keep'] as const)(
    'stays closed when a request asks to %s it before the browser tells',
    async (how) => {
      const { window, closed, id } = await opened()
      fake.open.delete(id)
      const asked = window[how]()
      fake.tell(id)
      await asked
      await window.closeIf(async () => false)
      expect(fake.open.size).toBe(0)
      expect(closed).toHaveBeenCalledOnce()
    },
  )

  it('is closed without a word when it is empty', async () => {
    const { window, closed, id } = await opened()
    await window.closeIf(async () => true)
    fake.tell(id)
    await window.closeIf(async () => false)
    expect(fake.open.size).toBe(0)
    expect(closed).not.toHaveBeenCalled()
  })
})

async function opened() {
  const window = createApprovalWindow('popup.html')
  const closed = vi.fn()
  window.onClosed(closed)
  await window.open()
  const [id] = fake.open
  if (id === undefined) throw new Error('No window was opened.')
  return { window, closed, id }
}
