import * as v from 'valibot'
import { GAP_LIMIT, GAP_LIMITS } from '../../core/families/bitcoin/gap-limit.ts'
import { SHOWN_CURRENCIES } from '../../core/money/local-currency.ts'
import { TOKEN_ORDERS } from '../../core/money/token-order.ts'
import { AUTO_LOCK_MINUTES, COMPUTER_IDLE_MINUTES } from '../../core/policy/auto-lock.ts'
import {
  EXCHANGE_FEE_LIMITS_USD,
  ROUTER_LIMITS_USD,
  USUAL_EXCHANGE_FEE_LIMIT_USD,
} from '../../core/policy/limit-choices.ts'
import { LANGUAGE_TAGS } from '../../core/text/language.ts'
import type { Reading } from '../sealed/reading.ts'
import type { SealedRows } from '../sealed/rows.ts'

const NAME = { store: 'settings', key: 'settings' } as const
// An unreadable field takes its default. The plain ones are needed while locked.
const plainFields = v.object({
  hideAmounts: v.fallback(v.boolean(), false),
  notifies: v.fallback(v.boolean(), true),
  theme: v.fallback(v.picklist(['system', 'light', 'dark']), 'system'),
  language: v.fallback(v.picklist(['system', ...LANGUAGE_TAGS]), 'system'),
  currency: v.fallback(v.picklist(SHOWN_CURRENCIES), 'USD'),
  tokenOrder: v.fallback(v.picklist(TOKEN_ORDERS), 'value'),
  hidesSmall: v.fallback(v.boolean(), false),
  bitcoinGapLimit: v.fallback(v.picklist(GAP_LIMITS), GAP_LIMIT),
})
const sealedFields = v.object({
  autoLockMinutes: v.fallback(v.picklist(AUTO_LOCK_MINUTES), 15),
  computerIdleMinutes: v.fallback(v.picklist(COMPUTER_IDLE_MINUTES), 5),
  expert: v.fallback(v.boolean(), false),
  routerLimitUsd: v.fallback(v.nullable(v.picklist(ROUTER_LIMITS_USD)), null),
  exchangeFeeLimitUsd: v.fallback(v.picklist(EXCHANGE_FEE_LIMITS_USD), USUAL_EXCHANGE_FEE_LIMIT_USD),
})
const plain = v.fallback(plainFields, v.parse(plainFields, {}))
const sealed = v.fallback(sealedFields, v.parse(sealedFields, {}))
const [SHORTEST] = AUTO_LOCK_MINUTES
const [SMALLEST] = ROUTER_LIMITS_USD
const [CHEAPEST] = EXCHANGE_FEE_LIMITS_USD
const STRICTEST: SealedSettings = {
  autoLockMinutes: SHORTEST,
  computerIdleMinutes: SHORTEST,
  expert: false,
  routerLimitUsd: SMALLEST,
  exchangeFeeLimitUsd: CHEAPEST,
}

type SealedSettings = v.InferOutput<typeof sealedFields>

/** `bitcoinGapLimit`: BIP-44; `language`: BCP 47; null is no limit; no user may exceed `exchangeFeeLimitUsd`. */
export type StoredSettings = Readonly<v.InferOutput<typeof plainFields> & SealedSettings>

export type SettingsChange = Readonly<{ [K in keyof StoredSettings]?: StoredSettings[K] | undefined }>

export type SettingsStore = Readonly<{
  /** Unset and unreadable fields take their defaults, locked and changed ones the strictest values. */
  read: () => Promise<StoredSettings>
  change: (changes: SettingsChange) => Promise<StoredSettings>
}>

/** Makes the store of settings. */
export function createSettings(rows: SealedRows): SettingsStore {
  async function read(): Promise<StoredSettings> {
    const [open, reading] = await Promise.all([rows.plain(NAME), rows.read(NAME)])
    return { ...v.parse(plain, open), ...sealedOf(reading) }
  }
  return {
    read,
    change: async (changes) => {
      const set = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
      const isIn = (fields: object) => Object.keys(set).some((name) => name in fields)
      if (isIn(plainFields.entries)) {
        await rows.changePlain(NAME, (before) => v.parse(plain, { ...v.parse(plain, before), ...set }))
      }
      if (isIn(sealedFields.entries)) {
        await rows.change(NAME, (reading) => ({ content: v.parse(sealed, { ...sealedOf(reading), ...set }) }))
      }
      return read()
    },
  }
}

function sealedOf(reading: Reading): SealedSettings {
  if (reading.state === 'none') return v.parse(sealed, {})
  return reading.state === 'intact' ? v.parse(sealed, reading.content) : STRICTEST
}
