import * as v from 'valibot'
import type { Database } from './db.ts'

const KEY = 'settings'
// A field that cannot be read is as if it had never been set; the others keep their values.
const fields = v.object({
  autoLockMinutes: v.fallback(v.picklist([1, 5, 15, 60, 240]), 15),
  hideAmounts: v.fallback(v.boolean(), false),
  theme: v.fallback(v.picklist(['system', 'light', 'dark']), 'system'),
  expert: v.fallback(v.boolean(), false),
})
const schema = v.fallback(fields, v.parse(fields, {}))

/**
 * What the user has chosen. `autoLockMinutes` is how long without the user before the wallet locks; an `expert` may insist
 * on a plan that something speaks against.
 */
export type Settings = Readonly<v.InferOutput<typeof fields>>

export type SettingsStore = Readonly<{
  /** The settings, with defaults for what was never set or cannot be read. */
  read: () => Promise<Settings>
  /** Changes the given fields and gives the whole. */
  change: (changes: Readonly<{ [K in keyof Settings]?: Settings[K] | undefined }>) => Promise<Settings>
}>

/** Makes the store of the settings over the database. */
export function createSettings(database: Database): SettingsStore {
  return {
    read: async () => v.parse(schema, await database.read('settings', (store) => store.get(KEY))),
    change: (changes) =>
      database.write('settings', async (store) => {
        const set = Object.entries(changes).filter(([, value]) => value !== undefined)
        const settings = v.parse(schema, { ...v.parse(schema, await store.get(KEY)), ...Object.fromEntries(set) })
        await store.put(settings, KEY)
        return settings
      }),
  }
}
