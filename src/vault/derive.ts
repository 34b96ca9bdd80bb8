import { secp256k1 } from '@noble/curves/secp256k1'
import { HDKey } from '@scure/bip32'
import { publicKeyToAddress } from 'viem/accounts'
import type { Bytes } from '../lib/bytes.ts'
import { wipe } from '../lib/bytes.ts'
import { bytesToHex, type Hex } from '../lib/hex.ts'
import { VaultError } from './error.ts'

/** The derivation path of the account with an index, per kind; a new kind is a row here. */
const paths = {
  /** BIP-44 with SLIP-44 coin type 60. */
  evm: (index: number) => `m/44'/60'/0'/0/${index}`,
} as const satisfies Record<string, (index: number) => string>

/** The kinds of account that one recovery phrase gives. */
export type AccountKind = keyof typeof paths

const hardened = 0x8000_0000

/** The BIP-44 path of an account; an index that is not a whole number below 2^31 throws `NO_SUCH_ACCOUNT`. */
export function pathOf(kind: AccountKind, index: number): string {
  if (Number.isInteger(index) && index >= 0 && index < hardened) return paths[kind](index)
  throw new VaultError('NO_SUCH_ACCOUNT', 'An account index is a whole number from 0 to 2147483647', { got: index })
}

/**
 * The private key (32 bytes) at a path of a seed (BIP-32), for `use` alone: the key and every node on the way are
 * wiped after it. `path` is `m` and steps such as `/44'/0`; a malformed one throws what @scure/bip32 throws.
 */
export async function withPrivateKey<T>(
  { seed, path }: Readonly<{ seed: Uint8Array; path: string }>,
  use: (privateKey: Bytes) => Promise<T>,
): Promise<T> {
  const key = deriveKey(seed, path)
  try {
    return await use(key)
  } finally {
    wipe(key)
  }
}

/** The EIP-55 address of a private key of 32 bytes. */
export function evmAddress(privateKey: Uint8Array): Hex {
  return publicKeyToAddress(bytesToHex(secp256k1.getPublicKey(privateKey, false)))
}

function deriveKey(seed: Uint8Array, path: string): Bytes {
  const nodes = [HDKey.fromMasterSeed(seed)]
  try {
    for (const step of path.split('/').slice(1)) nodes.push(nodes[nodes.length - 1]?.derive(`m/${step}`) ?? missing())
    return new Uint8Array(nodes[nodes.length - 1]?.privateKey ?? missing())
  } finally {
    for (const node of nodes) node.wipePrivateData()
  }
}

function missing(): never {
  throw new VaultError('NO_SUCH_ACCOUNT', 'The path leads to no private key.')
}
