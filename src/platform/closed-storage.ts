import { browser } from './browser.ts'
import { get, set } from './session-storage.ts'

/** One text on the disk, in a storage that content scripts cannot read. `write` resolves once the browser has it. */
export type ClosedItem = Readonly<{
  read: () => Promise<unknown>
  write: (text: string) => Promise<void>
  remove: () => Promise<void>
}>

type Closable = Readonly<{ setAccessLevel?: (level: Readonly<{ accessLevel: string }>) => Promise<void> }>
type Listing = Readonly<{ getKeys?: () => Promise<string[]> }>

const SESSION = 'browserSession'
const closed = { accessLevel: 'TRUSTED_CONTEXTS' } as const

/**
 * The text under `key` of local storage; undefined where there is none. Nothing at all where the browser cannot close this
 * storage, as Firefox cannot: a content script that was taken over could read what is in it. It is closed before anything
 * is written. Source: threat model 3.3.
 */
export function closedItem(key: string): ClosedItem | undefined {
  const local: typeof browser.storage.local & Closable = browser.storage.local
  if (!local.setAccessLevel) return undefined
  return {
    read: async () => (await local.get(key))[key],
    write: async (text) => {
      await local.setAccessLevel?.(closed)
      await local.set({ [key]: text })
    },
    remove: () => local.remove(key),
  }
}

/**
 * The text under `key` of local storage, in any browser. Firefox can't close it to content scripts: only what every chain
 * shows may be in it.
 */
export function localItem(key: string): Pick<ClosedItem, 'read' | 'write'> {
  const local: typeof browser.storage.local & Closable = browser.storage.local
  return {
    read: async () => (await local.get(key))[key],
    write: async (text) => {
      await local.setAccessLevel?.(closed)
      await local.set({ [key]: text })
    },
  }
}

/**
 * All texts of the same storage by their keys, and a name of the time since the browser began; undefined where `closedItem` gives
 * nothing.
 */
export function closedTexts() {
  const local: typeof browser.storage.local & Closable & Listing = browser.storage.local
  if (!local.setAccessLevel) return undefined
  return {
    session: async (): Promise<string> => {
      const known = await get(SESSION)
      if (typeof known === 'string') return known
      const made = crypto.randomUUID()
      await set(SESSION, made)
      return made
    },
    // Chromium lists keys from version 130 on; before, only with what lies under them.
    ids: async () => (local.getKeys ? local.getKeys() : Object.keys(await local.get(null))),
    read: (keys: readonly string[]): Promise<Readonly<Record<string, unknown>>> => local.get([...keys]),
    write: async (texts: Readonly<Record<string, string>>): Promise<void> => {
      await local.setAccessLevel?.(closed)
      await local.set(texts)
    },
    remove: (keys: readonly string[]): Promise<void> => local.remove([...keys]),
  }
}

/**
 * Closes session and local storage to content scripts: of the first that is the default, said again. Firefox does not close
 * the second, and only marks are kept there.
 */
export async function closeToContentScripts(): Promise<void> {
  const areas: readonly (typeof browser.storage.local & Closable)[] = [browser.storage.session, browser.storage.local]
  await Promise.all(areas.map((area) => area.setAccessLevel?.(closed)))
}
