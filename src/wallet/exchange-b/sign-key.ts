import { expiryFrom } from '../../core/exchange-b/transaction.ts'
import { type KeyTerms, signKeyRegistration, signKeyRevocation } from '../../core/sign/exchange-b.ts'
import { wipe } from '../../lib/bytes.ts'
import type { KeyOutcome, KeyPorts, KeyRow, SignedKey } from './key-ports.ts'
import { type PendingKey, UNLOCK } from './settle-key.ts'

export type KeyPlace = Pick<KeyRow, 'accountIndex' | 'l1Address' | 'apiKeyIndex' | 'publicKey'>

export type Begun = Readonly<{ ok: true; row: PendingKey }> | Readonly<{ ok: false; outcome: KeyOutcome }>

type Bytes = Readonly<{ bytes: string; hash: string }>

/** Signs a sealed key's registration and stores it before posting. */
export function beginRegistration(place: KeyPlace, ports: KeyPorts): Promise<Begun> {
  return begin('registering', place, ports, (terms, l1Key, entropy) =>
    ports.sealed
      .withExchangeBKey(place.accountIndex, (apiKey) =>
        signKeyRegistration(terms, { l1Key, apiKey, entropy }, ports.signer),
      )
      .then((lent) => (lent.lent ? lent.value : undefined)),
  )
}

/** Signs a replacement by an ownerless key and stores it before posting. */
export function beginRevocation(place: KeyPlace, ports: KeyPorts): Promise<Begun> {
  return begin('revoking', place, ports, (terms, l1Key, entropy) =>
    signKeyRevocation(terms, { l1Key, entropy, seed: ports.random(32) }, ports.signer),
  )
}

async function begin(
  state: PendingKey['state'],
  { accountIndex, l1Address, apiKeyIndex, publicKey }: KeyPlace,
  ports: KeyPorts,
  sign: (terms: KeyTerms, l1Key: Uint8Array, entropy: Uint8Array) => Promise<Bytes | undefined>,
): Promise<Begun> {
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
  if (!ready) return { ok: false, outcome: UNLOCK }
  const signed: SignedKey = { bytes: ready.bytes, hash: ready.hash, nonce: nonce.value, expiresAtMs }
  const sinceSeconds = Math.floor(nowMs / 1_000)
  const row: PendingKey = { accountIndex, l1Address, apiKeyIndex, publicKey, sinceSeconds, state, signed }
  await ports.rows.set(row)
  return { ok: true, row }
}
