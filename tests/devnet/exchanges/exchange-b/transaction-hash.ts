import { quinticOfBytes } from './crypto/encoding.ts'
import { hashToQuintic } from './crypto/poseidon2.ts'
import type { Quintic } from './crypto/quintic.ts'
import { type Attributes, type KeyRegistration, REGISTER_KEY, TRANSFER, type Transfer } from './transactions.ts'

/** 304 is the main network, as here. devnet.md 5. */
export const MAIN_NETWORK = 304n

const LOW_WORD = 0xffffffffn
const MOST_ATTRIBUTES = 4

/**
 * The API key's message of a transfer.
 *
 * Only the wallet's signature binds the memo. `chainId` is 304 (main) or 300 (test). reference/devnet.md 5.
 */
export function transferHash(transfer: Transfer, chainId: bigint): Quintic {
  const hash = hashToQuintic([
    chainId,
    BigInt(TRANSFER),
    transfer.nonce,
    transfer.expiredAtMs,
    transfer.accountIndex,
    transfer.apiKeyIndex,
    transfer.toAccountIndex,
    transfer.assetIndex,
    transfer.fromRouteType,
    transfer.toRouteType,
    ...words(transfer.amount),
    ...words(transfer.usdcFee),
  ])
  return withAttributes(hash, transfer.attributes)
}

/** A new API key's message; undefined for an invalid key. */
export function registrationHash(registration: KeyRegistration, chainId: bigint): Quintic | undefined {
  const { nonce, expiredAtMs, accountIndex, apiKeyIndex, attributes } = registration
  const key = quinticOfBytes(registration.publicKey)
  if (!key) return undefined
  const type = BigInt(REGISTER_KEY)
  return withAttributes(
    hashToQuintic([chainId, type, nonce, expiredAtMs, accountIndex, apiKeyIndex, ...key]),
    attributes,
  )
}

function words(amount: bigint): readonly bigint[] {
  return [amount & LOW_WORD, amount >> 32n]
}

// With attributes: the hash of both hashes, pairs in ascending order, zero-filled to four.
function withAttributes(hash: Quintic, attributes: Attributes): Quintic {
  const pairs = Object.entries(attributes)
    .map(([number, value]) => [BigInt(number), value] as const)
    .filter(([, value]) => value !== 0n)
    .toSorted(([a], [b]) => Number(a - b))
  if (pairs.length === 0) return hash
  const padding = Array.from({ length: 2 * (MOST_ATTRIBUTES - pairs.length) }, () => 0n)
  return hashToQuintic([...hash, ...hashToQuintic([...pairs.flat(), ...padding])])
}
