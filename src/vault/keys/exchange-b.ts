import { type Bytes, wipe } from '../../lib/bytes.ts'
import { createLock } from '../../lib/lock.ts'
import { VaultError } from '../error.ts'
import { hasRecord, type OpenedVault, type RecordPlace, withRecord } from '../seal/sealed-vault.ts'
import { unlessLocked } from '../session/unless-locked.ts'
import { removeRecord, saveRecord, type VaultPorts } from '../vault.ts'

/** A scalar (reference, "Exchange B"). */
const KEY_BYTES = 40
const RECORD_TYPE = 'exchange-b-key'

export type LentKey<T> = Readonly<{ lent: true; value: T } | { lent: false; why: 'locked' | 'none' }>

/** All vault writers share `writing`. */
export type ExchangeBKeyPorts = VaultPorts &
  Readonly<{ open: () => Promise<OpenedVault>; writing?: ReturnType<typeof createLock> }>

export type ExchangeBKeyRecords = Readonly<{
  /**
   * The caller wipes the 40 bytes. False while locked. Throws `VAULT_NOT_WRITTEN`, `VAULT_TAMPERED`, and a RangeError
   * for another length.
   */
  put: (accountIndex: number, secretKey: Bytes) => Promise<boolean>
  /** Wipes the key after use. Throws `VAULT_TAMPERED`. */
  withExchangeBKey: <T>(accountIndex: number, use: (secretKey: Bytes) => Promise<T>) => Promise<LentKey<T>>
  /** False while locked. Throws as `put`. */
  remove: (accountIndex: number) => Promise<boolean>
}>

/** Makes the records over an unlocked session. Source: threat model 3.2. */
export function createExchangeBKeyRecords(ports: ExchangeBKeyPorts): ExchangeBKeyRecords {
  // Parallel writes would start from the same generation.
  const oneAtATime = ports.writing ?? createLock()
  return {
    put: (accountIndex, secretKey) => {
      if (secretKey.length !== KEY_BYTES) throw new RangeError(`expected a key of ${KEY_BYTES} bytes`)
      const record = { ...exchangeBPlace(accountIndex), secret: secretKey }
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
          const place = exchangeBPlace(accountIndex)
          if (hasRecord(opened, place)) await removeRecord(ports, opened, place)
          return true
        }),
      ),
  }
}

// A copy tells the errors of `use` from the vault's.
function taking(
  { crypto, open }: ExchangeBKeyPorts,
  accountIndex: number,
): Promise<Readonly<{ secretKey: Bytes } | { why: 'locked' | 'none' }>> {
  return unlessLocked({ why: 'locked' }, async () => {
    const opened = await open()
    const place = exchangeBPlace(accountIndex)
    if (!hasRecord(opened, place)) return { why: 'none' }
    return { secretKey: await withRecord(crypto, { opened, ...place }, async (secret) => secret.slice()) }
  })
}

/** Gives the place of an account's key. */
export function exchangeBPlace(accountIndex: number): RecordPlace {
  if (Number.isSafeInteger(accountIndex) && accountIndex >= 0) {
    return { id: `exchange-b-${accountIndex}`, type: RECORD_TYPE }
  }
  throw new VaultError('NO_SUCH_ACCOUNT', 'No such account', {
    expected: 'the index of an account of exchange B',
    got: `${accountIndex}`,
  })
}
