import { browser } from './browser.ts'
import { readSession, writeSession } from './session-storage.ts'

/** Closed to content scripts; `write` resolves once the browser has it. */
export type ClosedItem = Readonly<{
  read: () => Promise<unknown>
  /** Its text since the last write: a session's first write blocks reads for seconds. */
  remembered: () => Promise<unknown>
  write: (text: string) => Promise<void>
  remove: () => Promise<void>
}>

type Closable = Readonly<{ setAccessLevel?: (level: Readonly<{ accessLevel: string }>) => Promise<void> }>
type Listing = Readonly<{ getKeys?: () => Promise<string[]> }>

const SESSION = 'browserSession'
const closed = { accessLevel: 'TRUSTED_CONTEXTS' } as const

/**
 * Gives a closed text of local storage. Undefined in Firefox, which cannot close it against compromised content
 * scripts. Source: threat model 3.3.
 */
export function closedItem(key: string): ClosedItem | undefined {
  const local: typeof browser.storage.local & Closable = browser.storage.local
  if (!local.setAccessLevel) return undefined
  let known: unknown
  const read = async () => (await local.get(key))[key]
  return {
    read,
    remembered: async () => {
      known ??= await read()
      return known
    },
    write: async (text) => {
      await local.setAccessLevel?.(closed)
      await local.set({ [key]: text })
      known = undefined
    },
    remove: async () => {
      await local.remove(key)
      known = undefined
    },
  }
}

/** Gives a text of local storage in any browser. Firefox cannot close it, so only public chain data may be in it. */
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

/** Gives all closed texts and a browser session's id; undefined where `closedItem` is. */
export function closedTexts() {
  const local: typeof browser.storage.local & Closable & Listing = browser.storage.local
  if (!local.setAccessLevel) return undefined
  return {
    session: async (): Promise<string> => {
      const known = await readSession(SESSION)
      if (typeof known === 'string') return known
      const made = crypto.randomUUID()
      await writeSession(SESSION, made)
      return made
    },
    // Chromium lists keys only since version 130.
    ids: async () => (local.getKeys ? local.getKeys() : Object.keys(await local.get(null))),
    read: (keys: readonly string[]): Promise<Readonly<Record<string, unknown>>> => local.get([...keys]),
    write: async (texts: Readonly<Record<string, string>>): Promise<void> => {
      await local.setAccessLevel?.(closed)
      await local.set(texts)
    },
    remove: (keys: readonly string[]): Promise<void> => local.remove([...keys]),
  }
}

/** Closes storage to content scripts and asks to keep it. */
export async function protectStorage(): Promise<void> {
  const areas: readonly (typeof browser.storage.local & Closable)[] = [browser.storage.session, browser.storage.local]
  await Promise.all([navigator.storage.persist?.(), ...areas.map((area) => area.setAccessLevel?.(closed))])
}
