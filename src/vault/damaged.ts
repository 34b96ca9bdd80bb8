import { fingerprint } from '../core/fingerprint.ts'
import { readCopy } from './copy.ts'
import { isVaultError } from './error.ts'
import { newest, type VaultStorage } from './generations.ts'
import type { VaultPorts } from './vault.ts'

type Ports = Pick<VaultPorts, 'crypto' | 'storage'>

/**
 * What is stored of a vault that is damaged in every copy: the text of a file with each copy as it is, and a mark that no
 * other content has. The keys in it are sealed.
 */
export type DamagedCopies = Readonly<{ text: string; mark: string }>

/**
 * Reads every copy to be taken away; undefined where one of them opens, was made by a newer Causeway, or where there is none.
 * Throws what the storages throw: a copy that cannot be read now may be whole.
 */
export async function damagedCopies({ crypto, storage }: Ports): Promise<DamagedCopies | undefined> {
  const stored = await readStored(storage)
  if (!(await isDamaged(crypto, stored))) return undefined
  const copies = { a: asText(stored.a), b: asText(stored.b), mirror: asText(stored.mirror) }
  const text = `${JSON.stringify({ format: 'causeway-damaged-vault', version: 1, copies }, null, 2)}\n`
  return { text, mark: fingerprint(text) }
}

/**
 * Empties every place of a vault that is damaged in every copy, for whoever took the copies away: only while they are those
 * of the mark. `before` ends what still stands on them. False, and nothing is removed, where they are not, or where they are
 * no damaged vault (any more). Throws what the storages throw. Killed between, what is left is still a damaged vault.
 */
export function eraseDamagedVault(
  { crypto, storage, oneAtATime }: Ports & Pick<VaultPorts, 'oneAtATime'>,
  mark: string,
  before: () => Promise<void>,
): Promise<boolean> {
  return oneAtATime(async () => {
    if ((await damagedCopies({ crypto, storage }))?.mark !== mark) return false
    await before()
    await storage.remove()
    await storage.mirror?.remove()
    return true
  })
}

type Stored = Readonly<Record<'a' | 'b' | 'mirror', unknown>>

async function readStored(storage: VaultStorage): Promise<Stored> {
  const [slots, mirror] = await Promise.all([storage.read(), storage.mirror?.read()])
  return { ...slots, mirror }
}

async function isDamaged(crypto: Crypto, stored: Stored): Promise<boolean> {
  const [a, b, mirror] = await Promise.all([stored.a, stored.b, stored.mirror].map((each) => readCopy(crypto, each)))
  if (!a || !b || !mirror) return false
  try {
    newest({ a, b, mirror })
    return false
  } catch (error) {
    return isVaultError(error, 'VAULT_DAMAGED') || isVaultError(error, 'KDF_REFUSED')
  }
}

// Nothing but text was ever written; of anything else it is said what it is.
function asText(stored: unknown): string | null {
  if (stored === undefined || stored === null) return null
  return typeof stored === 'string' ? stored : `not text: ${Object.prototype.toString.call(stored)}`
}
