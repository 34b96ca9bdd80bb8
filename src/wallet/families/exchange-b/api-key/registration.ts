import {
  FIRST_API_KEY_INDEX,
  MOST_API_KEY_INDEX,
} from '../../../../core/families/exchange-b/account-and-key-indexes.ts'
import type { Reason } from '../../../../core/reason/reason.ts'
import { wipe } from '../../../../lib/bytes.ts'
import { bytesToHex, type Hex } from '../../../../lib/hex.ts'
import { accountOwner } from '../account-owner.ts'
import {
  isRegistrationExpired,
  MOST_SIGNATURES,
  type PendingApiKey,
  publicKeyAt,
  REPEATED_LOOKS,
  settlePendingKey,
  storeAsActive,
  UNLOCK_FIRST,
} from './pending-key.ts'
import type { ApiKeyRow, KeyActionPorts, RegisteredApiKey } from './ports.ts'
import { type ApiKeySlot, beginRegistration, type SignedRegistration } from './signing.ts'

const SEED_BYTES = 32

const ALL_TAKEN = refusal({ code: 'API_KEYS_TAKEN' })
const BEING_REVOKED = refusal({ code: 'API_KEY_REVOKING' })
const UNREAD_KEY = refusal({ code: 'UNREADABLE' })
const NOT_SHOWN = refusal({ code: 'API_KEY_NOT_SHOWN' })

type Asked = Readonly<{ accountIndex: number; password: string | undefined }>

type BegunOrNot = SignedRegistration | Readonly<{ ok: false; outcome: RegisteredApiKey }>

/** Seals, signs, stores, posts and checks an account's key, or resumes: a begun key is never replaced. */
export async function registerApiKey(
  asked: Asked,
  known: ApiKeyRow | undefined,
  ports: KeyActionPorts,
): Promise<RegisteredApiKey> {
  if (known?.state === 'revoking') return BEING_REVOKED
  if (known?.state === 'active') {
    const shown = await publicKeyAt(known, ports)
    return shown.ok && shown.value !== known.publicKey ? NOT_SHOWN : { outcome: 'active' }
  }
  let begun: BegunOrNot = known ? { ok: true, row: known } : await begin(asked, ports)
  for (let signatures = 1; begun.ok; signatures += 1) {
    const { row } = begun
    const settled = await settlePendingKey(row, ports, REPEATED_LOOKS)
    if (settled.is === 'active') return { outcome: 'active' }
    const isDead = settled.is === 'taken' || isRegistrationExpired(row, ports)
    if (!isDead || signatures === MOST_SIGNATURES) {
      return { outcome: 'waiting', why: settled.is === 'waiting' ? settled.why : NOT_SHOWN.why }
    }
    begun = settled.is === 'taken' ? await beginAtFree(row, asked, ports) : await register(row, asked, ports)
  }
  return begun.outcome
}

async function begin(asked: Asked, ports: KeyActionPorts): Promise<BegunOrNot> {
  const { accountIndex } = asked
  const owner = await accountOwner(accountIndex, ports)
  if (!owner.ok) return owner
  const listed = await ports.exchange.apiKeys(accountIndex)
  if (!listed.ok) return { ok: false, outcome: refusal(listed.reason) }
  const publicKey = await sealedKey(accountIndex, ports)
  if (publicKey === undefined) return { ok: false, outcome: UNLOCK_FIRST }
  const about = { accountIndex, l1Address: owner.l1Address, publicKey }
  const own = listed.value.find((each) => each.publicKey === publicKey)
  if (!own) return beginAtFree(about, asked, ports)
  await storeAsActive({ ...about, apiKeyIndex: own.apiKeyIndex }, ports)
  return { ok: false, outcome: { outcome: 'active' } }
}

// Earlier bytes are dead, so it stays one key.
async function beginAtFree(
  about: Pick<PendingApiKey, 'accountIndex' | 'l1Address' | 'publicKey'>,
  asked: Asked,
  ports: KeyActionPorts,
): Promise<BegunOrNot> {
  const { accountIndex, l1Address, publicKey } = about
  const listed = await ports.exchange.apiKeys(accountIndex)
  if (!listed.ok) return { ok: false, outcome: refusal(listed.reason) }
  const { unread = [] } = listed
  // A registration could replace an unreadable key.
  if (unread.some((each) => each.apiKeyIndex === undefined)) return { ok: false, outcome: UNREAD_KEY }
  const taken = new Set([...listed.value, ...unread].map((each) => each.apiKeyIndex))
  for (let apiKeyIndex = FIRST_API_KEY_INDEX; apiKeyIndex <= MOST_API_KEY_INDEX; apiKeyIndex += 1) {
    if (!taken.has(apiKeyIndex)) return register({ accountIndex, l1Address, apiKeyIndex, publicKey }, asked, ports)
  }
  return { ok: false, outcome: ALL_TAKEN }
}

// The key can trade, so safeguards guard every registration.
async function register(place: ApiKeySlot, { password }: Asked, ports: KeyActionPorts): Promise<BegunOrNot> {
  const asked = { act: { what: 'data', account: place.l1Address }, password } as const
  const guarded = await ports.guard.pass(
    asked,
    () => beginRegistration(place, ports),
    ({ ok }) => ok,
  )
  return guarded.passed ? guarded.value : { ok: false, outcome: { outcome: 'password', ...guarded.refusal } }
}

// A killed worker leaves a sealed key without a record.
async function sealedKey(accountIndex: number, ports: KeyActionPorts): Promise<Hex | undefined> {
  const lent = await ports.sealed.withExchangeBKey(accountIndex, ports.signer.publicKeyOf)
  if (lent.lent) return bytesToHex(lent.value)
  if (lent.why === 'locked') return undefined
  const seed = ports.random(SEED_BYTES)
  const secretKey = await ports.signer.makeKey(seed)
  try {
    const publicKey = bytesToHex(await ports.signer.publicKeyOf(secretKey))
    return (await ports.sealed.put(accountIndex, secretKey)) ? publicKey : undefined
  } finally {
    wipe(secretKey, seed)
  }
}

function refusal(why: Reason) {
  return { outcome: 'refused', why } as const
}
