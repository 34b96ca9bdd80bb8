import { isSameAddress } from '../../../../src/core/families/address.ts'
import { type WithKey, withKeyFrom } from '../../../../src/core/sign/key-source.ts'
import type { ExchangeBPrivateKeys } from '../../../../src/core/sign/signed.ts'
import { wipe } from '../../../../src/lib/bytes.ts'
import { CausewayError } from '../../../../src/lib/errors.ts'
import { isVaultError } from '../../../../src/vault/error.ts'
import type { ExchangeBKeyRecords } from '../../../../src/vault/keys/exchange-b.ts'
import type { Keyring } from '../../../../src/vault/keys/keyring.ts'
import type { Session } from '../../../../src/vault/session/session.ts'
import type { Stores } from '../stores.ts'

// A lock is another reason, and passes by itself.
function keyDeleted(cause?: unknown): CausewayError {
  return new CausewayError('KEY_DELETED', 'The key of this account was deleted.', { cause })
}

type Parts = Readonly<{
  stores: Pick<Stores, 'accounts' | 'exchangeBKeys'>
  keyring: Pick<Keyring, 'withEvmKey' | 'withBitcoinKeys'>
  exchangeBKeys: Pick<ExchangeBKeyRecords, 'withExchangeBKey'>
  isUnlocked: Session['isUnlocked']
}>

/** Lends the wallet's keys for one signature each; none while locked. Throws `KEY_DELETED`. */
export function openSigningKeys({ stores, keyring, exchangeBKeys, isUnlocked }: Parts): WithKey {
  async function withEvmKey<T>(address: string, use: (privateKey: Uint8Array) => Promise<T>): Promise<T | undefined> {
    const account = (await stores.accounts.list()).find((each) => isSameAddress(each.address, address))
    if (!account) throw keyDeleted()
    return keyring.withEvmKey(account.id, use).catch((error: unknown) => {
      throw isVaultError(error, 'NO_SUCH_RECORD') || isVaultError(error, 'NO_SUCH_ACCOUNT') ? keyDeleted(error) : error
    })
  }

  // The proven plan names the paths of the keys that spend the coins.
  function withBitcoinKeys<T>(
    paths: readonly string[],
    use: (privateKeys: readonly Uint8Array[]) => Promise<T>,
  ): Promise<T | undefined> {
    return keyring.withBitcoinKeys(paths, async (keys) => {
      const lent = paths.flatMap((path) => keys.get(path) ?? [])
      return lent.length === paths.length ? use(lent) : undefined
    })
  }

  // Only a confirmed key signs there, with the owner's wallet key.
  async function withExchangeBKeys<T>(
    accountIndex: string,
    use: (keys: ExchangeBPrivateKeys) => Promise<T>,
  ): Promise<T | undefined> {
    const known = (await stores.exchangeBKeys.list()).find((each) => `${each.accountIndex}` === accountIndex)
    if (known?.state !== 'active') throw keyDeleted()
    return withEvmKey(known.l1Address, async (l1Key) => {
      const entropy = crypto.getRandomValues(new Uint8Array(32))
      try {
        const useAll = (apiKey: Uint8Array) => use({ l1Key, apiKey, entropy })
        const lent = await exchangeBKeys.withExchangeBKey(known.accountIndex, useAll)
        if (lent.lent) return lent.value
        if (lent.why === 'none') throw keyDeleted()
        return undefined
      } finally {
        wipe(entropy)
      }
    })
  }

  const withKey = withKeyFrom({
    evm: ({ address }, use) => withEvmKey(address, use),
    bitcoin: ({ path, others = [] }, use) => withBitcoinKeys([path, ...others], use),
    exchangeB: ({ accountIndex }, use) => withExchangeBKeys(accountIndex, use),
  })
  return async (name, use) => ((await isUnlocked()) ? withKey(name, use) : undefined)
}
