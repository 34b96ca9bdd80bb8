import * as v from 'valibot'
import { LANGUAGE_TAGS } from '../core/language.ts'
import { EXCHANGE_FEE_LIMITS_USD, ROUTER_LIMITS_USD, USUAL_EXCHANGE_FEE_LIMIT_USD } from '../core/spending-limits.ts'
import type { Database } from './db.ts'

const KEY = 'settings'
// A field that cannot be read is as if it had never been set; the others keep their values.
const fields = v.object({
  autoLockMinutes: v.fallback(v.picklist([1, 5, 15, 60, 240]), 15),
  hideAmounts: v.fallback(v.boolean(), false),
  notifies: v.fallback(v.boolean(), true),
  theme: v.fallback(v.picklist(['system', 'light', 'dark']), 'system'),
  language: v.fallback(v.picklist(['system', ...LANGUAGE_TAGS]), 'system'),
  expert: v.fallback(v.boolean(), false),
  routerLimitUsd: v.fallback(v.nullable(v.picklist(ROUTER_LIMITS_USD)), null),
  exchangeFeeLimitUsd: v.fallback(v.picklist(EXCHANGE_FEE_LIMITS_USD), USUAL_EXCHANGE_FEE_LIMIT_USD),
})
const schema = v.fallback(fields, v.parse(fields, {}))

/**
 * What the user has chosen. `autoLockMinutes` is how long without the user before the wallet locks; `notifies` is whether
 * the desktop tells of crossings and of what sites had sent; a `language` is a BCP 47 tag; an `expert` may insist on a plan
 * that something speaks against; above `routerLimitUsd` dollars a swap through a router is such a plan, null is no limit;
 * nobody can insist on a transfer of exchange B that costs more than `exchangeFeeLimitUsd` dollars.
 */
export type Settings = Readonly<v.InferOutput<typeof fields>>

/** Some of the settings, to be changed. */
export type SettingsChange = Readonly<{ [K in keyof Settings]?: Settings[K] | undefined }>

export type SettingsStore = Readonly<{
  /** The settings, with defaults for what was never set or cannot be read. */
  read: () => Promise<Settings>
  /** Changes the given fields and gives the whole. */
  change: (changes: SettingsChange) => Promise<Settings>
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
