import { checksummed } from '../../../../src/core/families/address.ts'
import { wipe } from '../../../../src/lib/bytes.ts'
import type { Lock } from '../../../../src/lib/lock.ts'
import type { StoredAccount } from '../../../../src/store/accounts/evm.ts'
import { isVaultError } from '../../../../src/vault/error.ts'
import { evmAddress } from '../../../../src/vault/keys/derivation.ts'
import {
  importedAddresses,
  importedId,
  importedPlace,
  importedRecord,
  readPrivateKey,
} from '../../../../src/vault/keys/imported.ts'
import type { Keyring } from '../../../../src/vault/keys/keyring.ts'
import { hasRecord, type OpenedVault } from '../../../../src/vault/seal/sealed-vault.ts'
import { unlessLocked } from '../../../../src/vault/session/unless-locked.ts'
import { removeRecord, saveRecord, type VaultPorts } from '../../../../src/vault/vault.ts'
import { type AccountChangePorts, createAccountChanges } from '../../../../src/wallet/accounts/account-changes.ts'
import { accountUse } from '../../../../src/wallet/accounts/in-use.ts'
import type { Stores } from '../stores.ts'

type Parts = Readonly<{
  stores: Pick<Stores, 'accounts' | 'watched' | keyof Parameters<typeof accountUse>[1]>
  /** All vault writes share `writing`. */
  vault: VaultPorts & Readonly<{ open: () => Promise<OpenedVault>; writing: Lock }>
  keyring: Pick<Keyring, 'listAccounts'>
  refresh: () => Promise<void>
  names: AccountChangePorts['names']
}>

/** Gives the address of a stored account's key; undefined without one. */
export async function addressOf(
  keyring: Pick<Keyring, 'withEvmKey'>,
  { id, index }: Pick<StoredAccount, 'id' | 'index'>,
): Promise<string | undefined> {
  if (index === undefined ? !importedPlace(id) : id !== `evm-${index}`) return undefined
  try {
    return await keyring.withEvmKey(id, async (key) => evmAddress(key))
  } catch (error) {
    if (isVaultError(error, 'NO_SUCH_ACCOUNT')) return undefined
    throw error
  }
}

const LOCKED = { ok: false, reason: { code: 'LOCKED' } } as const

/** Wires the wallet's accounts. */
export function openOwnAccounts({ stores, vault, keyring, refresh, names }: Parts) {
  const ports: AccountChangePorts = {
    names,
    useOf: (address) => accountUse(address, stores),
    list: stores.accounts.list,
    isWhole: stores.accounts.isWhole,
    isChanged: stores.accounts.isChanged,
    stored: stores.accounts.stored,
    set: async (accounts) => {
      await stores.accounts.set(accounts)
      await refresh()
    },
    watched: stores.watched.list,
    setWatched: stores.watched.set,
    derive: (index) =>
      unlessLocked(undefined, async () => {
        const account = (await keyring.listAccounts(index + 1)).at(index)
        return account && { id: account.id, index, label: '', address: account.address }
      }),
    seal: async (typed, whyNot) => {
      const reading = readPrivateKey(typed)
      if (!reading.ok) return reading
      const { address, privateKey } = reading
      try {
        const reason = whyNot(address)
        if (reason) return { ok: false, reason }
        const record = importedRecord(address, privateKey)
        return await unlessLocked(LOCKED, async () => {
          await vault.writing(async () => saveRecord(vault, await vault.open(), record))
          return { ok: true, id: record.id, address } as const
        })
      } finally {
        wipe(privateKey)
      }
    },
    imported: () =>
      unlessLocked([], async () =>
        importedAddresses(await vault.open()).map((address) => ({
          id: importedId(address),
          address: checksummed(address),
        })),
      ),
    unseal: (id) =>
      unlessLocked(false, async () => {
        const place = importedPlace(id)
        if (!place) return true
        await vault.writing(async () => {
          const opened = await vault.open()
          if (hasRecord(opened, place)) await removeRecord(vault, opened, place)
        })
        return true
      }),
    randomName: () => crypto.randomUUID(),
  }
  const accounts = createAccountChanges(ports)
  return {
    ...accounts,
    /** True if the list was incomplete. A failure is retried at the next unlock. */
    mend: async (): Promise<boolean> => {
      try {
        const isMended = await accounts.mend()
        await refresh()
        return isMended
      } catch {
        return false
      }
    },
  }
}
