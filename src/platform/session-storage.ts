import { browser } from './browser.ts'

/** Memory only; it outlives the background and ends with the browser. */
export type SessionItem = Readonly<{
  read: () => Promise<unknown>
  write: (value: unknown) => Promise<void>
  remove: () => Promise<void>
}>

/** Reads a value; undefined when there is none. */
export async function readSession(key: string): Promise<unknown> {
  return (await browser.storage.session.get(key))[key]
}

/** Stores a JSON value. */
export async function writeSession(key: string, value: unknown): Promise<void> {
  await browser.storage.session.set({ [key]: value })
}

/** Hears any page's changes; returns its stop. */
export function onSessionChange(key: string, listener: () => void): () => void {
  const hear = (changes: Readonly<Record<string, unknown>>) => {
    if (Object.hasOwn(changes, key)) listener()
  }
  browser.storage.session.onChanged.addListener(hear)
  return () => browser.storage.session.onChanged.removeListener(hear)
}

/** Removes a value. */
export async function removeSession(key: string): Promise<void> {
  await browser.storage.session.remove(key)
}

/** Removes all keys with a prefix. */
export async function removeAllSession(prefix: string): Promise<void> {
  const keys = Object.keys(await browser.storage.session.get(null)).filter((key) => key.startsWith(prefix))
  await browser.storage.session.remove(keys)
}

/** Binds the functions to one key. */
export function sessionItem(key: string): SessionItem {
  return { read: () => readSession(key), write: (value) => writeSession(key, value), remove: () => removeSession(key) }
}
