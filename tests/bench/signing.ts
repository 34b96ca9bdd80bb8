import { signHash, signWith } from '../../src/core/families/exchange-b/crypto/schnorr.ts'
import { bytesToHex } from '../../src/lib/hex.ts'
import { bytesOfQuintic } from '../devnet/exchanges/exchange-b/crypto/encoding.ts'
import type { Quintic } from '../devnet/exchanges/exchange-b/crypto/quintic.ts'
import * as bigints from '../devnet/exchanges/exchange-b/crypto/schnorr.ts'

/** Milliseconds per signature, ours and the plain bigint form. */
export type Signings = Readonly<{ ours: readonly number[]; floor: readonly number[] }>

/** `whole` also verifies the signature, as the wallet does; `bare` only signs. */
export type Extent = 'whole' | 'bare'

const HASH: Quintic = [1n, 2n, 3n, 4n, 5n]
const HASH_BYTES = bytesOfQuintic(HASH)
const ENTROPY = new Uint8Array(32).fill(7)

/**
 * Times exchange B signatures beside plain bigint code, in turns, in Node or a worker.
 * Throws unless both make the same bytes from the same k.
 *
 * @param secretKey 40 bytes below the order, also used as k
 */
export function timeSignings(extent: Extent, secretKey: Uint8Array, rounds: number): Signings {
  const [sign, signByBigints] = WAYS[extent]
  const values: { ours: number[]; floor: number[] } = { ours: [], floor: [] }
  for (let round = 0; round < rounds; round += 1) {
    values.ours.push(timed(() => sign(secretKey)))
    values.floor.push(timed(() => signByBigints(secretKey)))
  }
  const same = [signWith(secretKey, HASH_BYTES, secretKey), bigints.sign(HASH, secretKey, secretKey)].map(bytesToHex)
  if (same[0] !== same[1]) throw new Error('expected the same bytes of both')
  return values
}

type Act = (secretKey: Uint8Array) => unknown

const WAYS: Readonly<Record<Extent, readonly [ours: Act, bigints: Act]>> = {
  whole: [
    (secretKey) => signHash(HASH_BYTES, { secretKey, entropy: ENTROPY }),
    (secretKey) => {
      const signature = bigints.sign(HASH, secretKey, secretKey)
      if (!bigints.verify(signature, HASH, bigints.publicKeyOf(secretKey))) throw new Error('expected a signature')
    },
  ],
  bare: [
    (secretKey) => signWith(secretKey, HASH_BYTES, secretKey),
    (secretKey) => bigints.sign(HASH, secretKey, secretKey),
  ],
}

function timed(act: () => void): number {
  const began = performance.now()
  act()
  return performance.now() - began
}
