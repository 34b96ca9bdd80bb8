import { type Answer, failedFor, type Reason } from '../../../../core/reason/reason.ts'
import type { Hex } from '../../../../lib/hex.ts'
import type { ApiKeyOutcome, ApiKeyRow, KeyActionPorts } from './ports.ts'

export type PendingApiKey = Extract<ApiKeyRow, { signed: unknown }>

/** `taken` means that another key has the index and used the nonce. */
type Settled = Readonly<{ is: 'active' | 'removed' | 'taken' | 'locked' } | { is: 'waiting'; why: Reason }>

/** These are pauses before each look, milliseconds. */
export const ONE_LOOK = [0, 0] as const
export const REPEATED_LOOKS = [0, 0, 500, 1_000, 1_500, 2_000] as const

export const UNLOCK_FIRST: ApiKeyOutcome = { outcome: 'unlock', why: { code: 'LOCKED' } }

/** Dead bytes are re-signed this often per act. */
export const MOST_SIGNATURES = 3

export const KEY_SOON: Reason = { code: 'API_KEY_SOON' }
const OVER: Reason = { code: 'API_KEY_TIME_OVER' }

/** Posts stored bytes if needed; the exchange's list decides, since answers may be lost. */
export async function settlePendingKey(
  row: PendingApiKey,
  ports: KeyActionPorts,
  waits: readonly number[],
): Promise<Settled> {
  let why = KEY_SOON
  let isPosted = false
  for (const milliseconds of waits) {
    if (milliseconds > 0) await ports.wait(milliseconds)
    const shown = await publicKeyAt(row, ports)
    if (!shown.ok) {
      why = shown.reason
      continue
    }
    const settled = await conclude(row, shown.value, ports)
    if (settled) return settled
    if (isPosted) continue
    isPosted = true
    if (isRegistrationExpired(row, ports)) {
      why = OVER
      continue
    }
    const sending = await ports.exchange.send(row.signed)
    why = sending.result === 'accepted' ? KEY_SOON : sending.reason
  }
  return { is: 'waiting', why }
}

/** Reads the public key at an index; undefined without one. */
export async function publicKeyAt(
  { accountIndex, apiKeyIndex }: Pick<ApiKeyRow, 'accountIndex' | 'apiKeyIndex'>,
  { exchange }: KeyActionPorts,
): Promise<Answer<Hex | undefined>> {
  const listed = await exchange.apiKeys(accountIndex)
  if (!listed.ok) return listed
  const found = listed.value.find((each) => each.apiKeyIndex === apiKeyIndex)
  const isUnread = listed.unread?.some((each) => (each.apiKeyIndex ?? apiKeyIndex) === apiKeyIndex) ?? false
  if (!found && isUnread) return failedFor({ code: 'UNREADABLE' }, `The key ${apiKeyIndex} cannot be read`)
  return { ok: true, value: found?.publicKey }
}

/** Says whether the bytes have expired by our clock. */
export function isRegistrationExpired({ signed }: PendingApiKey, ports: KeyActionPorts): boolean {
  return signed.expiresAtMs < ports.nowMilliseconds()
}

/** Stores a key as active. */
export async function storeAsActive(
  { accountIndex, l1Address, apiKeyIndex, publicKey }: Omit<ApiKeyRow, 'state' | 'sinceSeconds'>,
  ports: KeyActionPorts,
): Promise<void> {
  const sinceSeconds = Math.floor(ports.nowMilliseconds() / 1_000)
  await ports.rows.set({ accountIndex, l1Address, apiKeyIndex, publicKey, sinceSeconds, state: 'active' })
}

/** Removes the secret half, then the record; false while locked. */
export async function removeApiKey({ accountIndex }: ApiKeyRow, ports: KeyActionPorts): Promise<boolean> {
  if (!(await ports.sealed.remove(accountIndex))) return false
  await ports.rows.remove(accountIndex)
  return true
}

async function conclude(
  row: PendingApiKey,
  shown: Hex | undefined,
  ports: KeyActionPorts,
): Promise<Settled | undefined> {
  if (shown === undefined) return undefined
  if (row.state === 'revoking') {
    if (shown === row.publicKey) return undefined
    return { is: (await removeApiKey(row, ports)) ? 'removed' : 'locked' }
  }
  if (shown !== row.publicKey) return { is: 'taken' }
  await storeAsActive(row, ports)
  return { is: 'active' }
}
