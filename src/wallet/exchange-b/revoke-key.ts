import type { Hex } from '../../lib/hex.ts'
import type { KeyOutcome, KeyPorts, KeyRow } from './key-ports.ts'
import { isOver, type PendingKey, SOON, settle, shownFor, takeAway, UNLOCK, WHILE_WAITING } from './settle-key.ts'
import { type Begun, beginRevocation } from './sign-key.ts'

/** How often bytes that can do nothing any more are signed anew within one act. */
const MOST_SIGNATURES = 3
/** How long bytes may still be taken by an exchange whose clock is behind ours, milliseconds. */
const CLOCK_MS = 60_000

/**
 * Takes a key away at the exchange, where one that nobody has takes its place, and then here: only once the exchange shows
 * another. A registration that may still be taken is overtaken in the same way.
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

// A nonce that something else used up, such as a transfer with this very key, leaves nothing to wait for.
async function isDead(row: PendingKey, ports: KeyPorts): Promise<boolean> {
  const nonce = await ports.exchange.nextNonce(row.accountIndex, row.apiKeyIndex)
  return isOver(row, ports) || (nonce.ok && nonce.value > row.signed.nonce)
}

// Another key is in its place; or the exchange never took it, and cannot take it any more.
function isGone(known: KeyRow, shown: Hex | undefined, ports: KeyPorts): boolean {
  if (shown !== undefined) return shown !== known.publicKey
  return known.state === 'registering' && known.signed.expiresAtMs + CLOCK_MS < ports.nowMilliseconds()
}
