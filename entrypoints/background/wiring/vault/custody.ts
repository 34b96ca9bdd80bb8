import { isSameAddress } from '../../../../src/core/families/address.ts'
import { type WithKey, withKeyFrom } from '../../../../src/core/sign/key-source.ts'
import type { ExchangeBPrivateKeys } from '../../../../src/core/sign/signed.ts'
import { languageFor } from '../../../../src/core/text/language.ts'
import { wipe } from '../../../../src/lib/bytes.ts'
import { fingerprint } from '../../../../src/lib/fingerprint.ts'
import { createLock } from '../../../../src/lib/lock.ts'
import { closedItem } from '../../../../src/platform/closed-storage.ts'
import { removeAllSession, sessionItem } from '../../../../src/platform/session-storage.ts'
import { ACCOUNT_NAMES } from '../../../../src/ui/messages/account-names.ts'
import { readDamagedCopies } from '../../../../src/vault/file/damaged.ts'
import { createExchangeBKeyRecords } from '../../../../src/vault/keys/exchange-b.ts'
import { createKeyring } from '../../../../src/vault/keys/keyring.ts'
import { entropyToWords, newEntropy } from '../../../../src/vault/keys/mnemonic.ts'
import { createApiKeyRecord } from '../../../../src/vault/keys/service-api-key.ts'
import type { Stopwatch } from '../../../../src/vault/seal/kdf-calibration.ts'
import { attemptsSoFar } from '../../../../src/vault/session/password-attempts.ts'
import type { Presence } from '../../../../src/vault/session/presence.ts'
import { createSession } from '../../../../src/vault/session/session.ts'
import { createVault, lookForVault, revealKey, revealMnemonic, withPassword } from '../../../../src/vault/vault.ts'
import { createServiceKey } from '../../../../src/wallet/service-key/key-cache.ts'
import { createServiceKeyStatus } from '../../../../src/wallet/service-key/key-status.ts'
import type { Stores } from '../stores.ts'
import { openOwnAccounts } from './accounts.ts'
import { openBackups } from './backup.ts'
import { clearFormerWallet, restoredAccounts } from './former-wallet.ts'

type Parts = Readonly<{
  stores: Stores
  presence: Presence
  /** Calibrates new passwords. */
  stopwatch: Stopwatch | undefined
  compatibility: Readonly<{ forget: () => Promise<void> }>
}>

/** Wires the vault, its session and its keys to this browser. */
export function openCustody({ stores, presence, stopwatch, compatibility }: Parts) {
  const ports = {
    ...stores.vault,
    storage: { ...stores.vault.storage, mirror: closedItem('vaultMirror') },
    crypto,
    now: () => Date.now(),
    stopwatch,
    oneAtATime: createLock(),
    sessionStore: sessionItem('vaultSession'),
    idleSeconds: async () => (await stores.settings.read()).autoLockMinutes * 60,
  }
  const session = createSession(ports, presence)
  const keyring = createKeyring({ crypto, open: session.open })
  // All vault writes share this lock.
  const records = { ...ports, open: session.open, writing: createLock() }
  const exchangeBKeys = createExchangeBKeyRecords(records)
  const apiKey = createApiKeyRecord(records)
  const former = { stores, forgetDrafts: () => removeAllSession('draft.'), forgetCompatibility: compatibility.forget }
  const forget = (addresses: readonly string[]) => clearFormerWallet(former, addresses)
  const keyStanding = createServiceKeyStatus(sessionItem('serviceKeyStanding'))
  const backups = openBackups({ stores, ports, forgetFormer: forget })
  // A fingerprint of the last proposed words, which are not kept.
  let proposed: string | undefined

  const accountNames = async () => {
    const { language } = await stores.settings.read()
    return ACCOUNT_NAMES[languageFor(language, navigator.languages)]
  }

  // Public accounts stay outside the vault, and the vault can restore them.
  async function refreshBitcoin(): Promise<void> {
    const known = await stores.bitcoinAccounts.list()
    const indexes = (await stores.accounts.list()).flatMap(({ index }) => (index === undefined ? [] : [index]))
    const missing = indexes.filter((index) => !known.some((each) => each.index === index))
    if (missing.length === 0) return
    const made = await Promise.all(missing.map((index) => keyring.bitcoinAccounts(index)))
    await stores.bitcoinAccounts.add(made.flat())
  }

  const accounts = openOwnAccounts({ stores, vault: records, keyring, refresh: refreshBitcoin, names: accountNames })

  async function seeNothing(): Promise<void> {
    const seen = { receive: 0, change: 0, lookedThroughAtSeconds: Math.floor(Date.now() / 1_000) }
    for (const { extendedPublicKey } of await stores.bitcoinAccounts.list()) {
      await stores.bitcoinAccounts.see(extendedPublicKey, seen)
    }
  }

  async function unlock(password: string) {
    const answer = await session.unlock(password)
    return answer.ok ? { ...answer, areAccountsMended: await accounts.mend() } : answer
  }

  async function withEvmKey<T>(address: string, use: (privateKey: Uint8Array) => Promise<T>): Promise<T | undefined> {
    const account = (await stores.accounts.list()).find((each) => isSameAddress(each.address, address))
    return account && keyring.withEvmKey(account.id, use)
  }

  // The proven plan names the path of the key that spends the coin.
  function withBitcoinKey<T>(path: string, use: (privateKey: Uint8Array) => Promise<T>): Promise<T | undefined> {
    return keyring.withBitcoinKeys([path], async (keys) => {
      const key = keys.get(path)
      return key && use(key)
    })
  }

  // Only a key that the exchange has confirmed signs there, along with the owner's wallet key.
  async function withExchangeBKeys<T>(
    accountIndex: string,
    use: (keys: ExchangeBPrivateKeys) => Promise<T>,
  ): Promise<T | undefined> {
    const known = (await stores.exchangeBKeys.list()).find((each) => `${each.accountIndex}` === accountIndex)
    if (known?.state !== 'active') return undefined
    return withEvmKey(known.l1Address, async (l1Key) => {
      const entropy = crypto.getRandomValues(new Uint8Array(32))
      try {
        const useAll = (apiKey: Uint8Array) => use({ l1Key, apiKey, entropy })
        const lent = await exchangeBKeys.withExchangeBKey(known.accountIndex, useAll)
        return lent.lent ? lent.value : undefined
      } finally {
        wipe(entropy)
      }
    })
  }

  const withKey = withKeyFrom({
    evm: ({ address }, use) => withEvmKey(address, use),
    bitcoin: ({ path }, use) => withBitcoinKey(path, use),
    exchangeB: ({ accountIndex }, use) => withExchangeBKeys(accountIndex, use),
  })

  return {
    session,
    exchangeBKeys,
    /** The user's sealed API key, sent with every call while the wallet is open. */
    apiKey,
    serviceKey: createServiceKey(apiKey.read, async () => (await keyStanding.now()) === 'setAside'),
    keyStanding,
    look: () => lookForVault(ports),
    damaged: () => readDamagedCopies(ports),
    attempts: () => attemptsSoFar(ports),
    propose: () => {
      const entropy = newEntropy(crypto)
      try {
        const words = entropyToWords(entropy)
        proposed = fingerprint(words.join(' '))
        return words
      } finally {
        wipe(entropy)
      }
    },
    create: async (phrase: string, password: string) => {
      await createVault(ports, {
        password,
        phrase,
        before: async (account) => {
          await forget([account.address])
          await stores.accounts.set(restoredAccounts(await stores.accounts.list(), account))
          await stores.bitcoinAccounts.forget()
        },
      })
      // This makes the first account if none was restored.
      const answer = await unlock(password)
      // New addresses cannot have payments yet, so no scan is needed.
      if (proposed === fingerprint(phrase)) await seeNothing()
      return answer
    },
    unlock,
    /** Asks for the password again in an unlocked wallet. */
    confirm: (password: string) => withPassword(ports, password, async () => undefined),
    accounts,
    changePassword: session.changePassword,
    makeBackup: backups.make,
    lookIntoBackup: backups.look,
    restore: async (text: string, password: string, newPassword: string) => {
      await backups.restore(text, password, newPassword)
      return unlock(newPassword)
    },
    revealWords: (password: string) => revealMnemonic(ports, password),
    revealKey: (password: string, accountId: string) => revealKey(ports, password, accountId),
    /** Uses a key once; undefined while locked or without that key. */
    withKey: (async (name, use) => ((await session.isUnlocked()) ? withKey(name, use) : undefined)) satisfies WithKey,
  }
}

export type Custody = ReturnType<typeof openCustody>
