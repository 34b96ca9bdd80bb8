import type { Hex } from '../../../../lib/hex.ts'
import {
  isRegistrationExpired,
  KEY_SOON,
  MOST_SIGNATURES,
  type PendingApiKey,
  publicKeyAt,
  REPEATED_LOOKS,
  removeApiKey,
  settlePendingKey,
  UNLOCK_FIRST,
} from './pending-key.ts'
import type { ApiKeyOutcome, ApiKeyRow, KeyActionPorts } from './ports.ts'
import { beginRevocation, type SignedRegistration } from './signing.ts'

/** The exchange's clock may lag this much. */
const CLOCK_MS = 60_000

/**
 * Revokes a key: an ownerless one replaces it at the exchange, then the local half goes. A pending registration is
 * overtaken likewise.
 */
export async function revokeApiKey(known: ApiKeyRow, ports: KeyActionPorts): Promise<ApiKeyOutcome> {
  let begun: SignedRegistration
  if (known.state === 'revoking') {
    begun = { ok: true, row: known }
  } else {
    const shown = await publicKeyAt(known, ports)
    if (!shown.ok) return { outcome: 'refused', why: shown.reason }
    if (isGone(known, shown.value, ports))
      return (await removeApiKey(known, ports)) ? { outcome: 'removed' } : UNLOCK_FIRST
    begun = await beginRevocation(known, ports)
  }
  for (let signatures = 1; begun.ok; signatures += 1) {
    const { row } = begun
    const settled = await settlePendingKey(row, ports, REPEATED_LOOKS)
    if (settled.is === 'removed') return { outcome: 'removed' }
    if (settled.is === 'locked') return UNLOCK_FIRST
    if (!(await isDead(row, ports)) || signatures === MOST_SIGNATURES) {
      return { outcome: 'waiting', why: settled.is === 'waiting' ? settled.why : KEY_SOON }
    }
    begun = await beginRevocation(row, ports)
  }
  return begun.outcome
}

// Another use of the nonce ends the wait.
async function isDead(row: PendingApiKey, ports: KeyActionPorts): Promise<boolean> {
  const nonce = await ports.exchange.nextNonce(row.accountIndex, row.apiKeyIndex)
  return isRegistrationExpired(row, ports) || (nonce.ok && nonce.value > row.signed.nonce)
}

// Another key replaced it, or its registration expired.
function isGone(known: ApiKeyRow, shown: Hex | undefined, ports: KeyActionPorts): boolean {
  if (shown !== undefined) return shown !== known.publicKey
  return known.state === 'registering' && known.signed.expiresAtMs + CLOCK_MS < ports.nowMilliseconds()
}
