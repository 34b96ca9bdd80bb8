import * as v from 'valibot'
import { GAP_LIMIT, GAP_LIMITS } from '../../core/families/bitcoin/gap-limit.ts'
import { AUTO_LOCK_MINUTES } from '../../core/policy/auto-lock.ts'
import {
  EXCHANGE_FEE_LIMITS_USD,
  ROUTER_LIMITS_USD,
  USUAL_EXCHANGE_FEE_LIMIT_USD,
} from '../../core/policy/spending-limits.ts'
import { LANGUAGE_TAGS } from '../../core/text/language.ts'
import type { Database } from '../database/indexed-db.ts'

const KEY = 'settings'
// An unreadable field takes its default.
const fields = v.object({
  autoLockMinutes: v.fallback(v.picklist(AUTO_LOCK_MINUTES), 15),
  hideAmounts: v.fallback(v.boolean(), false),
  notifies: v.fallback(v.boolean(), true),
  theme: v.fallback(v.picklist(['system', 'light', 'dark']), 'system'),
  language: v.fallback(v.picklist(['system', ...LANGUAGE_TAGS]), 'system'),
  expert: v.fallback(v.boolean(), false),
  routerLimitUsd: v.fallback(v.nullable(v.picklist(ROUTER_LIMITS_USD)), null),
  bitcoinGapLimit: v.fallback(v.picklist(GAP_LIMITS), GAP_LIMIT),
  exchangeFeeLimitUsd: v.fallback(v.picklist(EXCHANGE_FEE_LIMITS_USD), USUAL_EXCHANGE_FEE_LIMIT_USD),
})
const schema = v.fallback(fields, v.parse(fields, {}))

/** `bitcoinGapLimit`: BIP-44; `language`: BCP 47; null is no limit; no user may exceed `exchangeFeeLimitUsd`. */
export type StoredSettings = Readonly<v.InferOutput<typeof fields>>

export type SettingsChange = Readonly<{ [K in keyof StoredSettings]?: StoredSettings[K] | undefined }>

export type SettingsStore = Readonly<{
  /** Unset and unreadable fields take their defaults. */
  read: () => Promise<StoredSettings>
  change: (changes: SettingsChange) => Promise<StoredSettings>
}>

/** Makes the store of settings. */
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
