import { newKdf } from '../../../src/vault/seal/argon2id.ts'
import { keyEncryptionKey } from '../../../src/vault/seal/encryption-keys.ts'

const PASSWORD = 'seven lanterns over quiet water'

// Most wallets' method: MetaMask's browser-passworder, at its own count.
async function usual(): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey('raw', new TextEncoder().encode(PASSWORD), 'PBKDF2', false, ['deriveKey'])
  const salt = crypto.getRandomValues(new Uint8Array(32))
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: 900_000 } as const
  return crypto.subtle.deriveKey(how, base, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

async function timed(work: () => Promise<CryptoKey>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

Object.assign(globalThis, {
  causewayBench: async (rounds: number) => {
    const [ours, floor]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await timed(() => keyEncryptionKey(crypto, PASSWORD, newKdf(crypto))))
      floor.push(await timed(usual))
    }
    return { ours, floor }
  },
})
