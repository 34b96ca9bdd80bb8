import type { Reason } from '../../core/reason/reason.ts'

export type SiteView = Readonly<{
  origin: string
  accounts: readonly string[]
  grantedAtSeconds: number
  chainId: number
  compatibility: CompatibilityMode
  /** Failed reads are retried as if funded. */
  readsAsIfFunded: boolean
  /** Blocked after it became known as malicious. */
  isWithheld: boolean
}>

export type CompatibleSiteView = Readonly<{ origin: string; isMetaMask: boolean }>

/** Besides the announcement. */
export type CompatibilityMode = 'off' | 'plain' | 'metaMask'

export type CompatibilityAnswerView = Readonly<{ ok: true; origin: string } | { ok: false; reason: Reason }>
