import { browser } from './browser.ts'

/** One value in memory-only storage: it outlives the background and ends with the browser. JSON values. */
export type SessionItem = Readonly<{
  read: () => Promise<unknown>
  write: (value: unknown) => Promise<void>
  remove: () => Promise<void>
}>

/** The value under `key`; undefined when there is none. */
export async function get(key: string): Promise<unknown> {
  return (await browser.storage.session.get(key))[key]
}

/** Keeps a JSON value under `key` until the browser ends. */
export async function set(key: string, value: unknown): Promise<void> {
  await browser.storage.session.set({ [key]: value })
}

/** Calls `listener` when what is under `key` has become something else, by whichever page; returns its own stop. */
export function onChange(key: string, listener: () => void): () => void {
  const hear = (changes: Readonly<Record<string, unknown>>) => {
    if (Object.hasOwn(changes, key)) listener()
  }
  browser.storage.session.onChanged.addListener(hear)
  return () => browser.storage.session.onChanged.removeListener(hear)
}

/** Forgets what is under `key`. */
export async function remove(key: string): Promise<void> {
  await browser.storage.session.remove(key)
}

/** Forgets every value whose key begins with `prefix`. */
export async function removeAll(prefix: string): Promise<void> {
  const keys = Object.keys(await browser.storage.session.get(null)).filter((key) => key.startsWith(prefix))
  await browser.storage.session.remove(keys)
}

/** The first three above for one key. */
export function sessionItem(key: string): SessionItem {
  return { read: () => get(key), write: (value) => set(key, value), remove: () => remove(key) }
}
