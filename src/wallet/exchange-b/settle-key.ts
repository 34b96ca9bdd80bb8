import type { Reason } from '../../core/reason.ts'
import type { Hex } from '../../lib/hex.ts'
import type { Answer } from '../node-port.ts'
import type { KeyOutcome, KeyPorts, KeyRow } from './key-ports.ts'

/** A key whose next state the exchange was asked for, or is about to be. */
export type PendingKey = Extract<KeyRow, { signed: unknown }>

/**
 * How far it has come. `taken`: another key stands in the place that ours was to have, and used the nonce up, so that
 * ours can never be registered there. `waiting` says what for.
 */
type Settled = Readonly<{ is: 'active' | 'removed' | 'taken' | 'locked' } | { is: 'waiting'; why: Reason }>

/** How long before each look at the exchange, milliseconds: before the bytes are posted, after, and while waiting. */
export const ONE_LOOK = [0, 0] as const
export const WHILE_WAITING = [0, 0, 500, 1_000, 1_500, 2_000] as const

/** What is said where a key is needed and the wallet is locked. */
export const UNLOCK: KeyOutcome = { outcome: 'unlock', why: { code: 'LOCKED' } }

export const SOON: Reason = { code: 'API_KEY_SOON' }
const OVER: Reason = { code: 'API_KEY_TIME_OVER' }

/**
 * Looks at what the exchange shows, posts the stored bytes where that is not yet what they bring about, and looks again.
 * The exchange's list decides, never its answer to the bytes: that may be lost, or be about an earlier copy of them.
 */
export async function settle(row: PendingKey, ports: KeyPorts, waits: readonly number[]): Promise<Settled> {
  let why = SOON
  let isPosted = false
  for (const milliseconds of waits) {
    if (milliseconds > 0) await ports.wait(milliseconds)
    const shown = await shownFor(row, ports)
    if (!shown.ok) {
      why = shown.reason
      continue
    }
    const settled = await conclude(row, shown.value, ports)
    if (settled) return settled
    if (isPosted) continue
    isPosted = true
    if (isOver(row, ports)) {
      why = OVER
      continue
    }
    const sending = await ports.exchange.send(row.signed)
    why = sending.result === 'accepted' ? SOON : sending.reason
  }
  return { is: 'waiting', why }
}

/** The public key that the exchange shows under a key's index; undefined where it lists none there. */
export async function shownFor(
  { accountIndex, apiKeyIndex }: Pick<KeyRow, 'accountIndex' | 'apiKeyIndex'>,
  { exchange }: KeyPorts,
): Promise<Answer<Hex | undefined>> {
  const listed = await exchange.apiKeys(accountIndex)
  if (!listed.ok) return listed
  return { ok: true, value: listed.value.find((each) => each.apiKeyIndex === apiKeyIndex)?.publicKey }
}

/** Whether the signed bytes are good for nothing any more, by our own clock. */
export function isOver({ signed }: PendingKey, ports: KeyPorts): boolean {
  return signed.expiresAtMs < ports.nowMilliseconds()
}

/** Keeps a key as one that signs. */
export async function activate(
  { accountIndex, l1Address, apiKeyIndex, publicKey }: Omit<KeyRow, 'state' | 'sinceSeconds'>,
  ports: KeyPorts,
): Promise<void> {
  const sinceSeconds = Math.floor(ports.nowMilliseconds() / 1_000)
  await ports.rows.set({ accountIndex, l1Address, apiKeyIndex, publicKey, sinceSeconds, state: 'active' })
}

/** Takes the secret half away, and then what is known of it; false while the wallet is locked. */
export async function takeAway({ accountIndex }: KeyRow, ports: KeyPorts): Promise<boolean> {
  if (!(await ports.sealed.remove(accountIndex))) return false
  await ports.rows.remove(accountIndex)
  return true
}

async function conclude(row: PendingKey, shown: Hex | undefined, ports: KeyPorts): Promise<Settled | undefined> {
  if (shown === undefined) return undefined
  if (row.state === 'revoking') {
    if (shown === row.publicKey) return undefined
    return { is: (await takeAway(row, ports)) ? 'removed' : 'locked' }
  }
  if (shown !== row.publicKey) return { is: 'taken' }
  await activate(row, ports)
  return { is: 'active' }
}
