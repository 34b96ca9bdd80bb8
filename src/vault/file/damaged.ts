import { fingerprint } from '../../lib/fingerprint.ts'
import { isVaultError } from '../error.ts'
import type { VaultPorts } from '../vault.ts'
import { readCopy } from './copy.ts'
import { newestGeneration, type VaultStorage } from './generations.ts'

type Ports = Pick<VaultPorts, 'crypto' | 'storage'>

/** Still sealed, with a mark of this content. */
export type DamagedCopies = Readonly<{ text: string; mark: string }>

/**
 * Reads the copies for an export; undefined unless all are damaged. Throws storage errors: an unread copy may be whole.
 */
export async function readDamagedCopies({ crypto, storage }: Ports): Promise<DamagedCopies | undefined> {
  const stored = await readStored(storage)
  if (!(await isDamaged(crypto, stored))) return undefined
  const copies = { a: asText(stored.a), b: asText(stored.b), secondCopy: asText(stored.secondCopy) }
  const text = `${JSON.stringify({ format: 'causeway-damaged-vault', version: 1, copies }, null, 2)}\n`
  return { text, mark: fingerprint(text) }
}

/**
 * Erases a damaged vault if the mark fits; else false. `before` ends dependent state. Throws storage errors. A kill
 * leaves a damaged vault.
 */
export function eraseDamagedVault(
  { crypto, storage, oneAtATime }: Ports & Pick<VaultPorts, 'oneAtATime'>,
  mark: string,
  before: () => Promise<void>,
): Promise<boolean> {
  return oneAtATime(async () => {
    if ((await readDamagedCopies({ crypto, storage }))?.mark !== mark) return false
    await before()
    await storage.remove()
    await storage.secondCopy?.remove()
    return true
  })
}

type Stored = Readonly<Record<'a' | 'b' | 'secondCopy', unknown>>

async function readStored(storage: VaultStorage): Promise<Stored> {
  const [slots, secondCopy] = await Promise.all([storage.read(), storage.secondCopy?.read()])
  return { ...slots, secondCopy }
}

async function isDamaged(crypto: Crypto, stored: Stored): Promise<boolean> {
  const [a, b, secondCopy] = await Promise.all(
    [stored.a, stored.b, stored.secondCopy].map((each) => readCopy(crypto, each)),
  )
  if (!a || !b || !secondCopy) return false
  try {
    newestGeneration({ a, b, secondCopy })
    return false
  } catch (error) {
    return isVaultError(error, 'VAULT_DAMAGED') || isVaultError(error, 'KDF_REFUSED')
  }
}

function asText(stored: unknown): string | null {
  if (stored === undefined || stored === null) return null
  return typeof stored === 'string' ? stored : `not text: ${Object.prototype.toString.call(stored)}`
}
