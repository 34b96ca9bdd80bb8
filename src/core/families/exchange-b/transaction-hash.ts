import type { Bytes } from '../../../lib/bytes.ts'
import { areWords, bytesOfElements, elementsOfBytes, elementsOfNumbers } from './crypto/field-elements.ts'
import { hashToQuintic } from './crypto/poseidon2.ts'
import { QUINTIC_BYTES } from './crypto/quintic.ts'
import { type ExchangeBTransaction, type ExchangeBTransfer, TYPE_NUMBERS } from './transaction.ts'

/** By number; the wallet sends none. */
type Attributes = Readonly<Record<number, number>>

const WORD_HALF = 2 ** 32
const MOST_ATTRIBUTES = 4

/**
 * The API key's 40-byte message: Poseidon2 of the transaction's numbers (reference, "Exchange B").
 *
 * Only the wallet's text binds a transfer's memo.
 *
 * @throws RangeError for an invalid public key
 */
export function transactionHash(transaction: ExchangeBTransaction, attributes: Attributes = {}): Bytes {
  const { networkId, type, nonce, expiresAtMs, accountIndex, apiKeyIndex } = transaction
  const common = [networkId, TYPE_NUMBERS[type], nonce, expiresAtMs, accountIndex, apiKeyIndex]
  const elements =
    transaction.type === 'transfer'
      ? elementsOfNumbers([...common, ...moved(transaction)])
      : joined(elementsOfNumbers(common), elementsOfKey(transaction.publicKey))
  return bytesOfElements(withAttributes(hashToQuintic(elements), attributes))
}

function moved(transfer: ExchangeBTransfer): readonly number[] {
  const { toAccountIndex, assetIndex, fromRouteType, toRouteType, amount, usdcFee } = transfer
  return [toAccountIndex, assetIndex, fromRouteType, toRouteType, ...halves(amount), ...halves(usdcFee)]
}

function halves(amount: number): readonly number[] {
  return [amount % WORD_HALF, Math.floor(amount / WORD_HALF)]
}

function elementsOfKey(publicKey: Uint8Array): Float64Array {
  if (publicKey.length !== QUINTIC_BYTES || !areWords(publicKey)) {
    throw new RangeError(`expected a public key of ${QUINTIC_BYTES} bytes that is an element`)
  }
  return elementsOfBytes(publicKey)
}

// Zero attributes are dropped; zero pairs fill up to four.
function withAttributes(hash: Float64Array, attributes: Attributes): Float64Array {
  const pairs = Object.entries(attributes)
    .map(([number, value]) => [Number(number), value])
    .filter(([, value]) => value !== 0)
    .sort(([a = 0], [b = 0]) => a - b)
  if (pairs.length === 0) return hash
  const padding = Array.from({ length: 2 * (MOST_ATTRIBUTES - pairs.length) }, () => 0)
  return hashToQuintic(joined(hash, hashToQuintic(elementsOfNumbers([...pairs.flat(), ...padding]))))
}

function joined(...parts: readonly Float64Array[]): Float64Array {
  return Float64Array.from(parts.flatMap((part) => [...part]))
}
