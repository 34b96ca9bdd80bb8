import type { Reason } from '../core/reason.ts'

/** A site that sees accounts: which, since when, the chain that it is on, and how it finds the wallet. */
export type SiteView = Readonly<{
  origin: string
  accounts: readonly string[]
  grantedAtSeconds: number
  chainId: number
  compatibility: Compatibility
  /** Whether its questions to a node are answered as if what is missing were there. */
  readsAsIfFunded: boolean
  /** It came to be known to steal after it was let in, and sees nothing for now. */
  isWithheld: boolean
}>

/** A site that finds the wallet as `window.ethereum`, and whether by the name of another wallet. */
export type CompatibleSiteView = Readonly<{ origin: string; isMetaMask: boolean }>

/** How a site finds the wallet besides its announcement. */
export type Compatibility = 'off' | 'plain' | 'metaMask'

export type CompatibilityAnswer = Readonly<{ ok: true; origin: string } | { ok: false; reason: Reason }>
