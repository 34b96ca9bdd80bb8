import type { BitcoinAccounts } from '../../../../src/store/accounts/bitcoin.ts'
import type { Keyring } from '../../../../src/vault/keys/keyring.ts'
import type { Stores } from '../stores.ts'

type Parts = Readonly<{
  accounts: Pick<Stores['accounts'], 'stored'>
  bitcoinAccounts: Pick<BitcoinAccounts, 'list' | 'add' | 'set' | 'see'>
  keyring: Pick<Keyring, 'bitcoinAccounts'>
}>

/** Keeps the public Bitcoin accounts of the wallet's own accounts. */
export function openBitcoinAccounts({ accounts, bitcoinAccounts, keyring }: Parts) {
  const ownIndexes = async () => (await accounts.stored()).flatMap(({ index }) => (index === undefined ? [] : [index]))
  return {
    /** Replaces public keys that differ from the derived ones. */
    check: async (): Promise<void> => {
      const made = (await Promise.all((await ownIndexes()).map((index) => keyring.bitcoinAccounts(index)))).flat()
      const known = await bitcoinAccounts.list()
      const isMade = ({ extendedPublicKey }: (typeof known)[number]) =>
        made.some((each) => each.extendedPublicKey === extendedPublicKey)
      if (!known.every(isMade)) await bitcoinAccounts.set(made)
    },
    /** Adds missing accounts from the vault. */
    refresh: async (): Promise<void> => {
      const known = await bitcoinAccounts.list()
      const indexes = await ownIndexes()
      const missing = indexes.filter((index) => !known.some((each) => each.index === index))
      if (missing.length === 0) return
      const made = await Promise.all(missing.map((index) => keyring.bitcoinAccounts(index)))
      await bitcoinAccounts.add(made.flat())
    },
    /** Notes a full scan without payments, for new accounts. */
    seeNothing: async (): Promise<void> => {
      const seen = { receive: 0, change: 0, lookedThroughAtSeconds: Math.floor(Date.now() / 1_000) }
      for (const { extendedPublicKey } of await bitcoinAccounts.list()) {
        await bitcoinAccounts.see(extendedPublicKey, seen)
      }
    },
  }
}
