import { secp256k1 } from '@noble/curves/secp256k1'
import { HDKey } from '@scure/bip32'
import { publicKeyToAddress } from 'viem/accounts'
import type { Bytes } from '../../lib/bytes.ts'
import { wipe } from '../../lib/bytes.ts'
import { bytesToHex, type Hex } from '../../lib/hex.ts'
import { VaultError } from '../error.ts'

const paths = {
  /** BIP-44 with SLIP-44 coin type 60. */
  evm: (index: number) => `m/44'/60'/0'/0/${index}`,
} as const satisfies Record<string, (index: number) => string>

export type AccountKind = keyof typeof paths

const hardened = 0x8000_0000

/** BIP-44; `NO_SUCH_ACCOUNT` unless the index is an integer below 2^31. */
export function derivationPathOf(kind: AccountKind, index: number): string {
  if (Number.isInteger(index) && index >= 0 && index < hardened) return paths[kind](index)
  throw new VaultError('NO_SUCH_ACCOUNT', 'An account index is a whole number from 0 to 2147483647', { got: index })
}

/** Lends a derived key (BIP-32, 32 bytes) to `use`, then wipes it. Malformed paths throw as @scure/bip32. */
export function withPrivateKey<T>(
  { seed, path }: Readonly<{ seed: Uint8Array; path: string }>,
  use: (privateKey: Bytes) => Promise<T>,
): Promise<T> {
  return withPrivateKeys({ seed, paths: [path] }, (keys) => use(keys.get(path) ?? missing()))
}

/** Lends several keys, deriving common nodes once. */
export async function withPrivateKeys<T>(
  { seed, paths }: Readonly<{ seed: Uint8Array; paths: readonly string[] }>,
  use: (privateKeys: ReadonlyMap<string, Bytes>) => Promise<T>,
): Promise<T> {
  const keys = new Map<string, Bytes>()
  try {
    withNodes(seed, (nodeAt) => {
      for (const path of paths) keys.set(path, new Uint8Array(nodeAt(path).privateKey ?? missing()))
    })
    return await use(keys)
  } finally {
    wipe(...keys.values())
  }
}

/** Derives an extended public key (BIP-32, `xpub…`). */
export function extendedPublicKeyAt(seed: Uint8Array, path: string): string {
  return withNodes(seed, (nodeAt) => nodeAt(path).publicExtendedKey)
}

/** Gives the EIP-55 address of a private key. */
export function evmAddress(privateKey: Uint8Array): Hex {
  return publicKeyToAddress(bytesToHex(secp256k1.getPublicKey(privateKey, false)))
}

type NodeAt = (path: string) => HDKey

function withNodes<T>(seed: Uint8Array, use: (nodeAt: NodeAt) => T): T {
  const nodes = new Map([['m', HDKey.fromMasterSeed(seed)]])
  const nodeAt: NodeAt = (path) => {
    const known = nodes.get(path)
    if (known) return known
    const end = path.lastIndexOf('/')
    if (end < 0) return missing()
    const node = nodeAt(path.slice(0, end)).derive(`m/${path.slice(end + 1)}`)
    nodes.set(path, node)
    return node
  }
  try {
    return use(nodeAt)
  } finally {
    for (const node of nodes.values()) node.wipePrivateData()
  }
}

function missing(): never {
  throw new VaultError('NO_SUCH_ACCOUNT', 'The path leads to no private key.')
}
