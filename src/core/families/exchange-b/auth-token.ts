import { type Bytes, utf8ToBytes } from '../../../lib/bytes.ts'
import { bytesToHex } from '../../../lib/hex.ts'
import { MOST_ACCOUNT_INDEX, MOST_API_KEY_INDEX } from './account-and-key-indexes.ts'
import { bytesOfElements, elementsOfBytes, WORD_BYTES } from './crypto/field-elements.ts'
import { hashToQuintic } from './crypto/poseidon2.ts'

/** Epoch seconds; the exchange accepts eight hours at most. */
export type AuthTokenTerms = Readonly<{ accountIndex: number; apiKeyIndex: number; deadlineSeconds: number }>

/**
 * The text that an API key signs for the account's own reads.
 * Source: the exchange's lighter-go, `ConstructAuthToken`.
 * @throws RangeError for impossible terms
 */
export function authTokenText({ accountIndex, apiKeyIndex, deadlineSeconds }: AuthTokenTerms): string {
  const numbers = [
    [deadlineSeconds, Number.MAX_SAFE_INTEGER],
    [accountIndex, MOST_ACCOUNT_INDEX],
    [apiKeyIndex, MOST_API_KEY_INDEX],
  ] as const
  if (!numbers.every(([number, most]) => Number.isSafeInteger(number) && number >= 0 && number <= most)) {
    throw new RangeError('expected a deadline, an account and an API key, each as a whole number')
  }
  return numbers.map(([number]) => number).join(':')
}

/** The 40-byte Poseidon2 of its bytes, eight to a word, zero-padded. */
export function authTokenHash(text: string): Bytes {
  const bytes = utf8ToBytes(text)
  const words = new Uint8Array(Math.ceil(bytes.length / WORD_BYTES) * WORD_BYTES)
  words.set(bytes)
  return bytesOfElements(hashToQuintic(elementsOfBytes(words)))
}

/** The text with its 80-byte signature in hex. */
export function authToken(text: string, signature: Uint8Array): string {
  return `${text}:${bytesToHex(signature).slice(2)}`
}
