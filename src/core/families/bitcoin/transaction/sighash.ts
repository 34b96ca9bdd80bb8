import { schnorr } from '@noble/curves/secp256k1'
import { sha256 } from '@noble/hashes/sha2'
import { type Bytes, concatBytes } from '../../../../lib/bytes.ts'
import { hexToBytes } from '../../../../lib/hex.ts'
import { compactSize, littleEndian } from './byte-reader.ts'
import { type BitcoinTransactionParts, type TransactionOutput, writeOutput } from './transaction.ts'

/** Both bind the whole transaction; Taproot's default writes no byte. */
export const SIGHASH_ALL = 1
export const SIGHASH_DEFAULT = 0

export type Digests = Readonly<{
  /** P2WPKH, SIGHASH_ALL (BIP-143). */
  segwit: (index: number) => Bytes
  /** P2TR by its key, without an annex (BIP-341). */
  taproot: (index: number, sighash: typeof SIGHASH_DEFAULT | typeof SIGHASH_ALL) => Bytes
}>

/**
 * Computes the digests of a transaction, lazily.
 *
 * @param spent the spent outputs in input order; a missing one throws a RangeError
 */
export function digestsOf(transaction: BitcoinTransactionParts, spent: readonly TransactionOutput[]): Digests {
  const parts = once(() => partsOf(transaction))
  const segwit = once(() => segwitFrame(transaction, parts()))
  const taproot = once(() => taprootFrame(transaction, spent, parts()))
  return {
    segwit: (index) => {
      const { before, after } = segwit()
      const { script, valueSats } = at(spent, index)
      // BIP-143, item 5: P2WPKH's script code is P2PKH of the same hash.
      const code = concatBytes(PAY_TO_HASH, script.subarray(2, 22), CHECK_SIGNATURE)
      const value = littleEndian(valueSats, 8)
      const own = [at(parts().outpoints, index), code, value, at(parts().sequences, index)]
      return doubleSha256(concatBytes(before, ...own, after))
    },
    taproot: (index, sighash) => {
      at(spent, index)
      const place = concatBytes(KEY_PATH, littleEndian(index, 4))
      return new Uint8Array(schnorr.utils.taggedHash('TapSighash', EPOCH, Uint8Array.of(sighash), taproot(), place))
    },
  }
}

const PAY_TO_HASH = Uint8Array.of(0x19, 0x76, 0xa9, 0x14)
const CHECK_SIGNATURE = Uint8Array.of(0x88, 0xac)
const EPOCH = Uint8Array.of(0)
// BIP-341, "spend_type": no script path and no annex.
const KEY_PATH = Uint8Array.of(0)

type Parts = Readonly<{ outpoints: readonly Uint8Array[]; sequences: readonly Uint8Array[]; outputs: Uint8Array }>

function partsOf({ inputs, outputs }: BitcoinTransactionParts): Parts {
  return {
    outpoints: inputs.map(({ txid, vout }) => concatBytes(hexToBytes(`0x${txid}`).reverse(), littleEndian(vout, 4))),
    sequences: inputs.map(({ sequence }) => littleEndian(sequence, 4)),
    outputs: concatBytes(...outputs.map(writeOutput)),
  }
}

// BIP-143: the parts before and after the input's own fields.
function segwitFrame(
  { version, lockTime }: BitcoinTransactionParts,
  parts: Parts,
): Readonly<{ before: Bytes; after: Bytes }> {
  const outpoints = doubleSha256(concatBytes(...parts.outpoints))
  const sequences = doubleSha256(concatBytes(...parts.sequences))
  const sighash = littleEndian(SIGHASH_ALL, 4)
  return {
    before: concatBytes(littleEndian(version, 4), outpoints, sequences),
    after: concatBytes(doubleSha256(parts.outputs), littleEndian(lockTime, 4), sighash),
  }
}

// BIP-341, "Common signature message", without sighash type and input index.
function taprootFrame(
  { version, lockTime }: BitcoinTransactionParts,
  spent: readonly TransactionOutput[],
  parts: Parts,
): Bytes {
  const amounts = spent.map(({ valueSats }) => littleEndian(valueSats, 8))
  const scripts = spent.flatMap(({ script }) => [compactSize(script.length), script])
  const hashes = [parts.outpoints, amounts, scripts, parts.sequences, [parts.outputs]].map((each) =>
    sha256(concatBytes(...each)),
  )
  return concatBytes(littleEndian(version, 4), littleEndian(lockTime, 4), ...hashes)
}

function doubleSha256(bytes: Uint8Array): Bytes {
  return new Uint8Array(sha256(sha256(bytes)))
}

function at<T>(list: readonly T[], index: number): T {
  const found = list[index]
  if (found === undefined) throw new RangeError(`expected an input below ${list.length}, got ${index}`)
  return found
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
