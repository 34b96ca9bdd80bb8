import { hexToBytes } from 'viem'
import type { Accounts } from './accounts.ts'
import { hashToQuintic } from './crypto/poseidon2.ts'
import type { Quintic } from './crypto/quintic.ts'
import { sign, verify } from './crypto/schnorr.ts'
import { Refusal } from './refusals.ts'
import { freshNonce } from './wallet.ts'

/** lighter-go, README: the exchange accepts eight hours at most. */
const MOST_SECONDS = 8 * 3_600
const TOKEN = /^([0-9]{1,15}):([0-9]{1,15}):([0-9]{1,3}):([0-9a-f]{160})$/

/** lighter-go, `ConstructAuthToken`. */
export function refuseUnauthorized(
  token: string | undefined,
  accountIndex: number,
  { accounts, now }: Readonly<{ accounts: Accounts; now: () => number }>,
): void {
  const [, deadline = '', account = '', keyIndex = '', signature = ''] = TOKEN.exec(token ?? '') ?? []
  if (signature === '') throw new Refusal('unauthorized', 'authorization: expected an auth token')
  const left = Number(deadline) - now() / 1_000
  if (left <= 0 || left > MOST_SECONDS)
    throw new Refusal('unauthorized', 'authorization: the deadline is over or too far')
  const key = accounts.apiKey(accountIndex, Number(keyIndex))
  const hash = tokenHash(`${deadline}:${account}:${keyIndex}`)
  if (Number(account) !== accountIndex || !key || !verify(hexToBytes(`0x${signature}`), hash, key.publicKey)) {
    throw new Refusal('unauthorized', 'authorization: not of a key of this account')
  }
}

export function authTokenOf(
  {
    accountIndex,
    apiKeyIndex,
    secretKey,
  }: Readonly<{ accountIndex: number; apiKeyIndex: number; secretKey: Uint8Array }>,
  deadlineSeconds: number,
): string {
  const text = `${deadlineSeconds}:${accountIndex}:${apiKeyIndex}`
  return `${text}:${Buffer.from(sign(tokenHash(text), secretKey, freshNonce())).toString('hex')}`
}

// Little-endian words of eight bytes.
function tokenHash(text: string): Quintic {
  const bytes = Buffer.from(text.padEnd(Math.ceil(text.length / 8) * 8, '\0'))
  return hashToQuintic(Array.from({ length: bytes.length / 8 }, (_, word) => bytes.readBigUInt64LE(word * 8)))
}
