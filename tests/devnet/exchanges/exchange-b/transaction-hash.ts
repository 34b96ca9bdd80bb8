import { quinticOfBytes } from './crypto/encoding.ts'
import { hashToQuintic } from './crypto/poseidon2.ts'
import type { Quintic } from './crypto/quintic.ts'
import { type Attributes, type KeyRegistration, REGISTER_KEY, TRANSFER, type Transfer } from './transactions.ts'

/** The network that a client signs for: 304 is the main one, which the devnet plays. devnet.md 5. */
export const MAIN_NETWORK = 304n

const LOW_WORD = 0xffffffffn
const MOST_ATTRIBUTES = 4

/**
 * What the API key of an account signs for a transfer. The memo is not part of it: the wallet's own signature binds
 * that. `chainId` is 304 on the main network and 300 on the test network. reference/devnet.md 5.
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

/** What a new API key signs to be registered; nothing when its 40 bytes are no field element. */
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

// With attributes, the hash is of the plain hash and of the attributes' own: number and value of each in ascending
// order, filled up with zeros to four pairs.
function withAttributes(hash: Quintic, attributes: Attributes): Quintic {
  const pairs = Object.entries(attributes)
    .map(([number, value]) => [BigInt(number), value] as const)
    .filter(([, value]) => value !== 0n)
    .toSorted(([a], [b]) => Number(a - b))
  if (pairs.length === 0) return hash
  const padding = Array.from({ length: 2 * (MOST_ATTRIBUTES - pairs.length) }, () => 0n)
  return hashToQuintic([...hash, ...hashToQuintic([...pairs.flat(), ...padding])])
}
