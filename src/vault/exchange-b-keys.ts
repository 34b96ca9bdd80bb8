import { type Bytes, wipe } from '../lib/bytes.ts'
import { createLock } from '../lib/lock.ts'
import { VaultError } from './error.ts'
import { hasRecord, type OpenedVault, withRecord } from './seal.ts'
import { unlessLocked } from './unless-locked.ts'
import { removeRecord, saveRecord, type VaultPorts } from './vault.ts'

/** An API key of exchange B is a scalar of 40 bytes (reference, "Exchange B"). */
const KEY_BYTES = 40
const RECORD_TYPE = 'exchange-b-key'

/** What `use` gave, or why there was no key to use. */
export type Lent<T> = Readonly<{ lent: true; value: T } | { lent: false; why: 'locked' | 'none' }>

/** `open` gives the vault as it is now, or throws `LOCKED`; it is asked at every use (see session.ts); `writing` is shared
 * by everything that writes the vault. */
export type ExchangeBKeyPorts = VaultPorts &
  Readonly<{ open: () => Promise<OpenedVault>; writing?: ReturnType<typeof createLock> }>

/** The API keys of exchange B, one for an account there, each a record of its own beside the recovery phrase. */
export type ExchangeBKeyRecords = Readonly<{
  /**
   * Seals a key (40 bytes, the caller's to wipe) in the place of any for this account. False while the wallet is locked,
   * and then nothing is written. Throws `VAULT_NOT_WRITTEN`, `VAULT_TAMPERED`, and a RangeError for another length.
   */
  put: (accountIndex: number, secretKey: Bytes) => Promise<boolean>
  /** Lends the key of an account for exactly one use; it is zeros once that settles. Throws `VAULT_TAMPERED`. */
  withExchangeBKey: <T>(accountIndex: number, use: (secretKey: Bytes) => Promise<T>) => Promise<Lent<T>>
  /** Takes a key away, also where there is none. False while the wallet is locked. Throws as `put`. */
  remove: (accountIndex: number) => Promise<boolean>
}>

/** Makes the records over an unlocked session; saving needs no password. Source: threat model 3.2. */
export function createExchangeBKeyRecords(ports: ExchangeBKeyPorts): ExchangeBKeyRecords {
  // The vault is opened and written as one: two writes at once would be made from the same generation.
  const oneAtATime = ports.writing ?? createLock()
  return {
    put: (accountIndex, secretKey) => {
      if (secretKey.length !== KEY_BYTES) throw new RangeError(`expected a key of ${KEY_BYTES} bytes`)
      const record = { ...placeOf(accountIndex), secret: secretKey }
      return oneAtATime(() =>
        unlessLocked(false, async () => {
          await saveRecord(ports, await ports.open(), record)
          return true
        }),
      )
    },
    withExchangeBKey: async (accountIndex, use) => {
      const taken = await taking(ports, accountIndex)
      if ('why' in taken) return { lent: false, why: taken.why }
      try {
        return { lent: true, value: await use(taken.secretKey) }
      } finally {
        wipe(taken.secretKey)
      }
    },
    remove: (accountIndex) =>
      oneAtATime(() =>
        unlessLocked(false, async () => {
          const opened = await ports.open()
          const place = placeOf(accountIndex)
          if (hasRecord(opened, place)) await removeRecord(ports, opened, place)
          return true
        }),
      ),
  }
}

// A copy of its own, so that what `use` throws is told apart from what the vault throws.
function taking(
  { crypto, open }: ExchangeBKeyPorts,
  accountIndex: number,
): Promise<Readonly<{ secretKey: Bytes } | { why: 'locked' | 'none' }>> {
  return unlessLocked({ why: 'locked' }, async () => {
    const opened = await open()
    const place = placeOf(accountIndex)
    if (!hasRecord(opened, place)) return { why: 'none' }
    return { secretKey: await withRecord(crypto, { opened, ...place }, async (secret) => secret.slice()) }
  })
}

function placeOf(accountIndex: number) {
  if (Number.isSafeInteger(accountIndex) && accountIndex >= 0) {
    return { id: `exchange-b-${accountIndex}`, type: RECORD_TYPE }
  }
  throw new VaultError('NO_SUCH_ACCOUNT', 'No such account', {
    expected: 'the index of an account of exchange B',
    got: `${accountIndex}`,
  })
}
