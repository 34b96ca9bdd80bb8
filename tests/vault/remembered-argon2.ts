import { createRequire } from 'node:module'
import type * as HashWasm from 'hash-wasm'

type Options = Parameters<typeof HashWasm.argon2id>[0]

const { argon2id: derive, createKeccak }: typeof HashWasm = createRequire(import.meta.url)('hash-wasm')

export { createKeccak }

const keys = new Map<string, Promise<Uint8Array>>()

/** Argon2id costs most in these tests, so the same key is derived once. Callers wipe their own copies. */
export async function argon2id(options: Options & Readonly<{ outputType: 'binary' }>): Promise<Uint8Array> {
  const { password, salt, ...cost } = options
  const name = [password, salt].map((each) => Buffer.from(each as string).toString('hex')).join()
  const key = `${name} ${JSON.stringify(cost)}`
  const known = keys.get(key) ?? derive(options)
  keys.set(key, known)
  return (await known).slice()
}
