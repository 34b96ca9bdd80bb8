import { expiryFrom } from '../../../../core/families/exchange-b/transaction.ts'
import { type KeyTerms, signKeyRegistration, signKeyRevocation } from '../../../../core/sign/exchange-b.ts'
import { wipe } from '../../../../lib/bytes.ts'
import { type PendingApiKey, UNLOCK_FIRST } from './pending-key.ts'
import type { ApiKeyOutcome, ApiKeyRow, KeyActionPorts, SignedKeyChange } from './ports.ts'

export type ApiKeySlot = Pick<ApiKeyRow, 'accountIndex' | 'l1Address' | 'apiKeyIndex' | 'publicKey'>

export type SignedRegistration =
  | Readonly<{ ok: true; row: PendingApiKey }>
  | Readonly<{ ok: false; outcome: ApiKeyOutcome }>

type Bytes = Readonly<{ bytes: string; hash: string }>

/** Signs a sealed key's registration and stores it before posting. */
export function beginRegistration(place: ApiKeySlot, ports: KeyActionPorts): Promise<SignedRegistration> {
  return begin('registering', place, ports, (terms, l1Key, entropy) =>
    ports.sealed
      .withExchangeBKey(place.accountIndex, (apiKey) =>
        signKeyRegistration(terms, { l1Key, apiKey, entropy }, ports.signer),
      )
      .then((lent) => (lent.lent ? lent.value : undefined)),
  )
}

/** Signs a replacement by an ownerless key and stores it before posting. */
export function beginRevocation(place: ApiKeySlot, ports: KeyActionPorts): Promise<SignedRegistration> {
  return begin('revoking', place, ports, (terms, l1Key, entropy) =>
    signKeyRevocation(terms, { l1Key, entropy, seed: ports.random(32) }, ports.signer),
  )
}

async function begin(
  state: PendingApiKey['state'],
  { accountIndex, l1Address, apiKeyIndex, publicKey }: ApiKeySlot,
  ports: KeyActionPorts,
  sign: (terms: KeyTerms, l1Key: Uint8Array, entropy: Uint8Array) => Promise<Bytes | undefined>,
): Promise<SignedRegistration> {
  const nonce = await ports.exchange.nextNonce(accountIndex, apiKeyIndex)
  if (!nonce.ok) return { ok: false, outcome: { outcome: 'refused', why: nonce.reason } }
  const nowMs = ports.nowMilliseconds()
  const expiresAtMs = expiryFrom(nowMs)
  const common = { networkId: ports.networkId, l1Address, accountIndex, apiKeyIndex }
  const terms: KeyTerms = { terms: 'exchangeB', ...common, nonce: nonce.value, expiresAtMs }
  const ready = await ports.withOwnerKey(l1Address, async (l1Key) => {
    const entropy = ports.random(32)
    try {
      return await sign(terms, l1Key, entropy)
    } finally {
      wipe(entropy)
    }
  })
  if (!ready) return { ok: false, outcome: UNLOCK_FIRST }
  const signed: SignedKeyChange = { bytes: ready.bytes, hash: ready.hash, nonce: nonce.value, expiresAtMs }
  const sinceSeconds = Math.floor(nowMs / 1_000)
  const row: PendingApiKey = { accountIndex, l1Address, apiKeyIndex, publicKey, sinceSeconds, state, signed }
  await ports.rows.set(row)
  return { ok: true, row }
}
