import type { Hex } from '../../lib/hex.ts'
import type { KeyOutcome, KeyPorts, KeyRow } from './key-ports.ts'
import { isOver, type PendingKey, SOON, settle, shownFor, takeAway, UNLOCK, WHILE_WAITING } from './settle-key.ts'
import { type Begun, beginRevocation } from './sign-key.ts'

/** Dead bytes are re-signed this often per act. */
const MOST_SIGNATURES = 3
/** The exchange's clock may lag this much. */
const CLOCK_MS = 60_000

/**
 * Revokes a key: an ownerless one replaces it at the exchange, then the local half goes. A pending registration is
 * overtaken likewise.
 */
export async function revokeKey(known: KeyRow, ports: KeyPorts): Promise<KeyOutcome> {
  let begun: Begun
  if (known.state === 'revoking') {
    begun = { ok: true, row: known }
  } else {
    const shown = await shownFor(known, ports)
    if (!shown.ok) return { outcome: 'refused', why: shown.reason }
    if (isGone(known, shown.value, ports)) return (await takeAway(known, ports)) ? { outcome: 'removed' } : UNLOCK
    begun = await beginRevocation(known, ports)
  }
  for (let signatures = 1; begun.ok; signatures += 1) {
    const { row } = begun
    const settled = await settle(row, ports, WHILE_WAITING)
    if (settled.is === 'removed') return { outcome: 'removed' }
    if (settled.is === 'locked') return UNLOCK
    if (!(await isDead(row, ports)) || signatures === MOST_SIGNATURES) {
      return { outcome: 'waiting', why: settled.is === 'waiting' ? settled.why : SOON }
    }
    begun = await beginRevocation(row, ports)
  }
  return begun.outcome
}

// Another use of the nonce, such as a transfer, ends the wait.
async function isDead(row: PendingKey, ports: KeyPorts): Promise<boolean> {
  const nonce = await ports.exchange.nextNonce(row.accountIndex, row.apiKeyIndex)
  return isOver(row, ports) || (nonce.ok && nonce.value > row.signed.nonce)
}

// Another key replaced it, or its registration expired.
function isGone(known: KeyRow, shown: Hex | undefined, ports: KeyPorts): boolean {
  if (shown !== undefined) return shown !== known.publicKey
  return known.state === 'registering' && known.signed.expiresAtMs + CLOCK_MS < ports.nowMilliseconds()
}
