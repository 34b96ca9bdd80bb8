import { entropyToMnemonic, mnemonicToEntropy, validateMnemonic } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english'
import type { Reason } from '../../core/reason/reason.ts'
import { type Bytes, concatBytes, wipe } from '../../lib/bytes.ts'
import { VaultError } from '../error.ts'
import { similarWords } from './similar-words.ts'

/** `position` counts from 1. */
export type WrongWord = Readonly<{ position: number; suggestions: readonly string[] }>

/** `reason` repeats no input. */
export type MnemonicProblem =
  | Readonly<{ kind: 'length'; words: number; reason: Reason }>
  | Readonly<{ kind: 'words'; wrong: readonly WrongWord[]; reason: Reason }>
  | Readonly<{ kind: 'checksum'; reason: Reason }>

/** The caller wipes `entropy`. */
export type MnemonicReading = Readonly<{ ok: true; entropy: Bytes } | { ok: false; problem: MnemonicProblem }>

const lengths = [12, 15, 18, 21, 24]

/** Makes 128 random bits (BIP-39). The caller wipes them. */
export function newEntropy(crypto: Crypto): Bytes {
  return crypto.getRandomValues(new Uint8Array(16))
}

/** Gives the English words of an entropy (BIP-39). Throws `BAD_ENTROPY`. */
export function entropyToWords(entropy: Uint8Array): readonly string[] {
  assertEntropy(entropy)
  return entropyToMnemonic(entropy, wordlist).split(' ')
}

/** Reads 12 to 24 English words (BIP-39), in any case and white space. */
export function readMnemonic(typed: string): MnemonicReading {
  const words = typed
    .normalize('NFKD')
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '')
  if (!lengths.includes(words.length)) {
    const reason: Reason = { code: 'PHRASE_LENGTH', count: `${words.length}` }
    return { ok: false, problem: { kind: 'length', words: words.length, reason } }
  }
  const wrong = words.flatMap((word, index) =>
    wordlist.includes(word) ? [] : [{ position: index + 1, suggestions: similarWords(word, wordlist) }],
  )
  if (wrong.length > 0) return { ok: false, problem: { kind: 'words', wrong, reason: reasonOfWords(wrong) } }
  const phrase = words.join(' ')
  if (validateMnemonic(phrase, wordlist)) {
    return { ok: true, entropy: new Uint8Array(mnemonicToEntropy(phrase, wordlist)) }
  }
  return { ok: false, problem: { kind: 'checksum', reason: { code: 'PHRASE_ORDER' } } }
}

/**
 * Derives the 64-byte seed: PBKDF2-HMAC-SHA512, 2048 rounds, salt `mnemonic` + passphrase (BIP-39). The phrase never
 * becomes a string. The caller wipes seed and passphrase.
 */
export async function entropyToSeed(
  crypto: Crypto,
  entropy: Uint8Array,
  passphrase = new Uint8Array(),
): Promise<Bytes> {
  const phrase = await phraseBytes(crypto, entropy)
  const salt = concatBytes(asciiBytes('mnemonic'), passphrase)
  try {
    const key = await crypto.subtle.importKey('raw', phrase, 'PBKDF2', false, ['deriveBits'])
    const parameters = { name: 'PBKDF2', hash: 'SHA-512', salt, iterations: 2048 } as const
    return new Uint8Array(await crypto.subtle.deriveBits(parameters, key, 512))
  } finally {
    wipe(phrase, salt)
  }
}

/** Bytes can be wiped, unlike a string. English words are their own NFKD form. */
async function phraseBytes(crypto: Crypto, entropy: Uint8Array): Promise<Bytes> {
  assertEntropy(entropy)
  const copy = new Uint8Array(entropy)
  const bits = concatBytes(copy, new Uint8Array(await crypto.subtle.digest('SHA-256', copy)))
  const count = (entropy.length * 3) / 4
  const words = Array.from({ length: count }, (_, index) => {
    const word = asciiBytes(wordlist[bitsAt(bits, index * 11)] ?? '')
    return index === 0 ? word : concatBytes(asciiBytes(' '), word)
  })
  const phrase = concatBytes(...words)
  wipe(copy, bits, ...words)
  return phrase
}

// A `TextEncoder` leaves its texts in a table of the browser, here in the phrase's order.
function asciiBytes(text: string): Bytes {
  return Uint8Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))
}

function bitsAt(bytes: Uint8Array, offset: number): number {
  const first = offset >> 3
  const window = ((bytes[first] ?? 0) << 16) | ((bytes[first + 1] ?? 0) << 8) | (bytes[first + 2] ?? 0)
  return (window >> (13 - (offset & 7))) & 2047
}

function assertEntropy(entropy: Uint8Array): void {
  if ([16, 20, 24, 28, 32].includes(entropy.length)) return
  throw new VaultError('BAD_ENTROPY', 'This is not the entropy of a recovery phrase', {
    expected: '16, 20, 24, 28 or 32 bytes',
    got: entropy,
  })
}

function reasonOfWords(wrong: readonly WrongWord[]): Reason {
  const positions = wrong.map(({ position }) => position)
  if (positions.length === 1) return { code: 'PHRASE_WORD', position: `${positions[0]}` }
  return { code: 'PHRASE_WORDS', positions: positions.join(', ') }
}
