import { browser } from './browser.ts'

/** One text on the disk, in a storage that content scripts cannot read. `write` resolves once the browser has it. */
export type ClosedItem = Readonly<{
  read: () => Promise<unknown>
  write: (text: string) => Promise<void>
  remove: () => Promise<void>
}>

type Closable = Readonly<{ setAccessLevel?: (level: Readonly<{ accessLevel: string }>) => Promise<void> }>

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

/** Texts by an id, in the same storage; undefined where `closedItem` gives nothing. `prefix` keeps them apart from others. */
export function closedItems(prefix: string) {
  const local: typeof browser.storage.local & Closable = browser.storage.local
  if (!local.setAccessLevel) return undefined
  return {
    all: async (): Promise<readonly unknown[]> => {
      const found = Object.entries(await local.get(null))
      return found.flatMap(([key, text]) => (key.startsWith(prefix) ? [text] : []))
    },
    write: async (id: string, text: string): Promise<void> => closedItem(prefix + id)?.write(text),
    remove: (id: string): Promise<void> => local.remove(prefix + id),
  }
}

/**
 * Closes session and local storage to content scripts: of the first that is the default, said again. Firefox does not close
 * the second, and nothing is kept there.
 */
export async function closeToContentScripts(): Promise<void> {
  const areas: readonly (typeof browser.storage.local & Closable)[] = [browser.storage.session, browser.storage.local]
  await Promise.all(areas.map((area) => area.setAccessLevel?.(closed)))
}
