import { createKeccak } from 'hash-wasm'

// WebAssembly is ten times as fast, and an order id takes thirty hashes.
const hasher = await createKeccak(256)

export function keccak(bytes: Uint8Array): Uint8Array {
  return hasher.init().update(bytes).digest('binary')
}
