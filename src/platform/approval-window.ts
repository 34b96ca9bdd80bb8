import type { Windows } from 'webextension-polyfill'
import { createLock } from '../lib/lock.ts'
import { browser } from './browser.ts'
import { sessionItem } from './session-storage.ts'
import { topRightOf } from './window-placement.ts'

// CSS pixels.
const WIDTH = 400
const HEIGHT = 640

export type ApprovalWindow = Readonly<{
  /** Opens or raises it. */
  open: () => Promise<void>
  /** Opens it if there is none. */
  keep: () => Promise<void>
  /** Closes an empty window without calling its listeners: that is no rejection. */
  closeIf: (isEmpty: () => Promise<boolean>) => Promise<void>
  /** Register it synchronously. Returns its own stop. */
  onClosed: (listener: () => void) => () => void
}>

/** Makes the approval window's keeper. Its stored id lets a restarted background find the open window. */
export function createApprovalWindow(path: string): ApprovalWindow {
  const kept = sessionItem('approvalWindow')
  const oneAtATime = createLock()
  const listeners = new Set<() => void>()

  async function current(): Promise<number | undefined> {
    const id = await kept.read()
    return typeof id === 'number' ? id : undefined
  }

  async function open(): Promise<void> {
    const id = await current()
    if (id === undefined) return makeNew()
    await ((await isOpen(id)) ? focus(id) : closed())
  }

  async function keep(): Promise<void> {
    const id = await current()
    if (id === undefined) return makeNew()
    if (!(await isOpen(id))) await closed()
  }

  // A request may ask for the window before the browser tells of its closing.
  async function closed(): Promise<void> {
    await kept.remove()
    for (const listener of listeners) listener()
  }

  async function makeNew(): Promise<void> {
    const created = await create(path)
    if (created.id !== undefined) await kept.write(created.id)
  }

  return {
    open: () => oneAtATime(open),
    keep: () => oneAtATime(keep),
    closeIf: (isEmpty) =>
      oneAtATime(async () => {
        const id = await current()
        if (id === undefined || !(await isEmpty())) return
        await kept.remove()
        await browser.windows.remove(id).catch(() => undefined)
      }),
    onClosed: (listener) => {
      const heard = (removed: number) => {
        void oneAtATime(async () => {
          if ((await current()) === removed) await closed()
        })
      }
      listeners.add(listener)
      browser.windows.onRemoved.addListener(heard)
      return () => {
        listeners.delete(listener)
        browser.windows.onRemoved.removeListener(heard)
      }
    },
  }
}

async function focus(id: number): Promise<void> {
  await browser.windows.update(id, { focused: true, drawAttention: true }).catch(() => undefined)
}

async function isOpen(id: number): Promise<boolean> {
  return browser.windows.get(id).then(
    () => true,
    () => false,
  )
}

async function create(path: string): Promise<Windows.Window> {
  const plain = {
    url: browser.runtime.getURL(path),
    type: 'popup',
    width: WIDTH,
    height: HEIGHT,
    focused: true,
  } as const
  const place = topRightOf(await lastBrowserWindow(), WIDTH)
  if (!place) return browser.windows.create(plain)
  // The browser refuses bounds outside every screen.
  return browser.windows.create({ ...plain, ...place }).catch(() => browser.windows.create(plain))
}

async function lastBrowserWindow(): Promise<Windows.Window | undefined> {
  try {
    const last = await browser.windows.getLastFocused()
    const beside = last.type === 'normal' ? last : (await browser.windows.getAll({ windowTypes: ['normal'] }))[0]
    return beside?.state === 'minimized' ? undefined : beside
  } catch {
    return undefined
  }
}
