import { languageFor } from '../../../../src/core/text/language.ts'
import { createLock } from '../../../../src/lib/lock.ts'
import type { ClosedItem } from '../../../../src/platform/closed-storage.ts'
import { forgetDrafts, sharedValues } from '../../../../src/platform/drafts.ts'
import { sessionItem } from '../../../../src/platform/session-storage.ts'
import { accountNamesIn } from '../../../../src/ui/messages/desktop-words.ts'
import { readDamagedCopies } from '../../../../src/vault/file/damaged.ts'
import { createExchangeBKeyRecords } from '../../../../src/vault/keys/exchange-b.ts'
import { createKeyring } from '../../../../src/vault/keys/keyring.ts'
import { createApiKeyRecord } from '../../../../src/vault/keys/service-api-key.ts'
import type { Stopwatch } from '../../../../src/vault/seal/kdf-cost.ts'
import { attemptsSoFar } from '../../../../src/vault/session/password-attempts.ts'
import type { Presence } from '../../../../src/vault/session/presence.ts'
import { createSession, type Session } from '../../../../src/vault/session/session.ts'
import { createVault, lookForVault, revealKey, revealPhrase, withPassword } from '../../../../src/vault/vault.ts'
import { createServiceKey } from '../../../../src/wallet/service-key/key-cache.ts'
import { createServiceKeyStatus } from '../../../../src/wallet/service-key/key-status.ts'
import { unawaited } from '../browser/unawaited.ts'
import type { Stores } from '../stores.ts'
import { addressOf, openOwnAccounts } from './accounts.ts'
import { openBackups } from './backup.ts'
import { openBitcoinAccounts } from './bitcoin-accounts.ts'
import { clearFormerWallet, replaceFormerWallet } from './former-wallet.ts'
import { createProposedWords } from './proposed-words.ts'
import { openRecovery, type RecoverySource, settleLostKeys } from './recovery.ts'
import { openSigningKeys } from './signing-keys.ts'

type Parts = Readonly<{
  stores: Stores
  presence: Presence
  secondCopy: ClosedItem | undefined
  /** Calibrates new passwords. */
  stopwatch: Stopwatch | undefined
  compatibility: Readonly<{ forget: () => Promise<void> }>
  accountsChecked: () => void
}>

/** Wires the vault, its session and its keys to this browser. */
export function openCustody({ stores, presence, secondCopy, stopwatch, compatibility, accountsChecked }: Parts) {
  const ports = vaultPorts(stores, secondCopy, stopwatch)
  const session = createSession(ports, presence)
  const keyring = createKeyring({ crypto, open: session.open })
  // All vault writes share this lock.
  const records = { ...ports, open: session.open, writing: createLock() }
  const exchangeBKeys = createExchangeBKeyRecords(records)
  const apiKey = createApiKeyRecord(records)
  const former = { stores, forgetDrafts, forgetCompatibility: compatibility.forget }
  const forget = (addresses: readonly string[]) => clearFormerWallet(former, addresses)
  const keyStanding = createServiceKeyStatus(sessionItem('serviceKeyStanding'))
  const backups = openBackups({ stores, ports, forgetFormer: forget, making: stores.sealed.making })
  const recovery = openRecovery({ stores, replace: session.replace })
  const bitcoinAccounts = openBitcoinAccounts({ ...stores, keyring })
  const words = createProposedWords()
  const accounts = openOwnAccounts({
    ...{ stores, vault: records, keyring, refresh: bitcoinAccounts.refresh },
    names: () => accountNames(stores),
  })

  stores.accounts.useKeys((account) => addressOf(keyring, account))

  const settle = () => settleUnlocked({ session, stores, accounts, bitcoinAccounts, accountsChecked })
  async function unlock(password: string) {
    const answer = await session.unlock(password)
    return answer.ok ? { ...answer, areAccountsMended: await settle() } : answer
  }

  return {
    session,
    exchangeBKeys,
    /** Sealed; sent with every call while the wallet is open. */
    apiKey,
    serviceKey: createServiceKey(apiKey.read, async () => (await keyStanding.now()) === 'setAside'),
    keyStanding,
    look: () => lookForVault(ports),
    damaged: () => readDamagedCopies(ports),
    attempts: () => attemptsSoFar(ports),
    propose: words.propose,
    create: async (phrase: string, password: string, passphrase?: string) => {
      await createVault(ports, {
        password,
        phrase,
        passphrase,
        before: (account, seed) => stores.sealed.making(seed, () => replaceFormerWallet(former, account)),
      })
      // This makes the first account if none was restored.
      const answer = await unlock(password)
      // New addresses cannot have payments yet, so no scan is needed.
      if (words.isProposed(phrase)) await bitcoinAccounts.seeNothing()
      return answer
    },
    unlock,
    confirm: (password: string) => withPassword(ports, password, async () => undefined),
    accounts,
    changePassword: session.changePassword,
    makeBackup: backups.make,
    lookIntoBackup: backups.look,
    restore: async (text: string, password: string, newPassword: string) => {
      await backups.restore(text, password, newPassword)
      return unlock(newPassword)
    },
    lookForRecovery: recovery.look,
    /** False while unlocked. */
    recover: async (source: RecoverySource, password: string): Promise<boolean> => {
      if (!(await recovery.recover(source, password))) return false
      await unlock(password)
      return true
    },
    revealWords: (password: string) => revealPhrase(ports, password),
    revealKey: (password: string, accountId: string) => revealKey(ports, password, accountId),
    /** Undefined while locked or without that key. */
    withKey: openSigningKeys({ stores, keyring, exchangeBKeys, isUnlocked: session.isUnlocked }),
  }
}

type Unlocked = Readonly<{
  session: Pick<Session, 'open' | 'touch'>
  stores: Stores
  accounts: Pick<ReturnType<typeof openOwnAccounts>, 'mend'>
  bitcoinAccounts: Pick<ReturnType<typeof openBitcoinAccounts>, 'check'>
  accountsChecked: () => void
}>

async function settleUnlocked({ session, stores, accounts, bitcoinAccounts, accountsChecked }: Unlocked) {
  // Before the check, which closes accounts without a key. A failure leaves the wallet open; the next unlock retries.
  await session
    .open()
    .then((opened) => settleLostKeys(stores, opened))
    .catch(() => undefined)
  const inUse = await sharedValues.get('account').catch(() => undefined)
  await stores.accounts.check(accountsChecked, inUse)
  const areMended = await accounts.mend()
  // The idle time is sealed: only an open wallet reads it.
  await session.touch()
  unawaited(stores.sealed.forgetMissingSites())
  unawaited(bitcoinAccounts.check())
  return areMended
}

async function accountNames({ settings }: Pick<Stores, 'settings'>) {
  const { language } = await settings.read()
  return accountNamesIn(languageFor(language, navigator.languages))
}

export type Custody = ReturnType<typeof openCustody>

function vaultPorts(
  { vault, settings }: Pick<Stores, 'vault' | 'settings'>,
  secondCopy: ClosedItem | undefined,
  stopwatch: Stopwatch | undefined,
) {
  return {
    ...vault,
    storage: { ...vault.storage, secondCopy },
    crypto,
    now: () => Date.now(),
    stopwatch,
    oneAtATime: createLock(),
    sessionStore: sessionItem('vaultSession'),
    idleSeconds: async () => (await settings.read()).autoLockMinutes * 60,
  }
}
