import { browser } from './browser.ts'
import { onSessionChange, readSession, removeAllSession, writeSession } from './session-storage.ts'
import { ownWindowId } from './side-panel.ts'

const DRAFT = 'draft.'
const SHARED = 'shared.'

/** Shared by all pages until the browser ends. */
export const sharedValues = {
  get: async (key: string) => text(await readSession(`${SHARED}${key}`)),
  set: (key: string, value: string) => void writeSession(`${SHARED}${key}`, value),
  on: (key: string, listener: () => void) => onSessionChange(`${SHARED}${key}`, listener),
}

/** Each tab and each window's popup has its own drafts; a new one begins with the latest. */
export function createDrafts() {
  const place = ownPlace()
  const nameOf = async (key: string) => `${DRAFT}${key}.${await place}`
  return {
    get: async (key: string) => {
      const own = text(await readSession(await nameOf(key)))
      if (own !== undefined) return own
      const latest = text(await readSession(`${DRAFT}${key}`))
      if (latest !== undefined) await writeSession(await nameOf(key), latest)
      return latest
    },
    set: (key: string, value: string) => {
      void writeSession(`${DRAFT}${key}`, value)
      void nameOf(key).then((name) => writeSession(name, value))
    },
  }
}

/** Removes drafts and shared values. */
export async function forgetDrafts(): Promise<void> {
  await Promise.all([removeAllSession(DRAFT), removeAllSession(SHARED)])
}

// A popup is in no tab.
async function ownPlace(): Promise<string> {
  const tab = await browser.tabs.getCurrent()
  return tab?.id === undefined ? `window ${await ownWindowId()}` : `tab ${tab.id}`
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
