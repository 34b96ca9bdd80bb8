import { isSameAddress } from '../../src/core/address.ts'
import { fingerprint } from '../../src/core/fingerprint.ts'
import type { KeyName } from '../../src/core/sign/key.ts'
import { wipe } from '../../src/lib/bytes.ts'
import { createLock } from '../../src/lib/lock.ts'
import { sessionItem } from '../../src/platform/session-storage.ts'
import { attemptsSoFar } from '../../src/vault/attempts.ts'
import { createKeyring } from '../../src/vault/keyring.ts'
import { entropyToWords, newEntropy } from '../../src/vault/mnemonic.ts'
import { createSession } from '../../src/vault/session.ts'
import { createVault, lookForVault, withPassword } from '../../src/vault/vault.ts'
import type { Stores } from './stores.ts'

const FIRST_LABEL = 'Account 1'

/** The vault, its session and its keys, wired to this browser. */
export function openCustody(stores: Stores) {
  const ports = {
    ...stores.vault,
    crypto,
    now: () => Date.now(),
    oneAtATime: createLock(),
    sessionStore: sessionItem('vaultSession'),
    idleSeconds: async () => (await stores.settings.read()).autoLockMinutes * 60,
  }
  const session = createSession(ports)
  const keyring = createKeyring({ crypto, open: session.open })
  // Of the words that were proposed last; the words themselves are not kept.
  let proposed: string | undefined

  // The lists are public and kept outside the vault; where one was lost, the vault makes it again.
  async function refreshAccounts(): Promise<void> {
    if ((await stores.accounts.list()).length === 0) {
      const [first] = await keyring.listAccounts(1)
      if (first)
        await stores.accounts.set([{ id: first.id, index: first.index, label: FIRST_LABEL, address: first.address }])
    }
    const known = await stores.bitcoinAccounts.list()
    const missing = (await stores.accounts.list()).filter(({ index }) => !known.some((each) => each.index === index))
    if (missing.length === 0) return
    const made = await Promise.all(missing.map(({ index }) => keyring.bitcoinAccounts(index)))
    await stores.bitcoinAccounts.set([...known, ...made.flat()])
  }

  async function seeNothing(): Promise<void> {
    const seen = { receive: 0, change: 0, lookedThroughAtSeconds: Math.floor(Date.now() / 1_000) }
    for (const { extendedPublicKey } of await stores.bitcoinAccounts.list()) {
      await stores.bitcoinAccounts.see(extendedPublicKey, seen)
    }
  }

  async function unlock(password: string) {
    const answer = await session.unlock(password)
    if (answer.ok) await refreshAccounts()
    return answer
  }

  async function withEvmKey<T>(address: string, use: (privateKey: Uint8Array) => Promise<T>): Promise<T | undefined> {
    const account = (await stores.accounts.list()).find((each) => isSameAddress(each.address, address))
    return account && keyring.withEvmKey(account.id, use)
  }

  // The path stands in the proven plan, where the key of our own account was found to spend the coin.
  function withBitcoinKey<T>(path: string, use: (privateKey: Uint8Array) => Promise<T>): Promise<T | undefined> {
    return keyring.withBitcoinKeys([path], async (keys) => {
      const key = keys.get(path)
      return key && use(key)
    })
  }

  return {
    session,
    look: () => lookForVault(ports),
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
      const { account } = await createVault(ports, { password, phrase })
      const { id, index, address } = account
      await stores.accounts.set([{ id, index, address, label: FIRST_LABEL }])
      await stores.bitcoinAccounts.set([])
      const answer = await unlock(password)
      // Nobody can have paid to what was made just now: there is nothing to look for.
      if (proposed === fingerprint(phrase)) await seeNothing()
      return answer
    },
    unlock,
    /** Whether this is the password, asked again of whoever sits at an unlocked wallet. */
    confirm: (password: string) => withPassword(ports, password, async () => undefined),
    withKey: async <T>(key: KeyName, use: (privateKey: Uint8Array) => Promise<T>): Promise<T | undefined> => {
      if (!(await session.isUnlocked())) return undefined
      if (key.of === 'evm') return withEvmKey(key.address, use)
      return key.of === 'bitcoin' ? withBitcoinKey(key.path, use) : undefined
    },
  }
}

export type Custody = ReturnType<typeof openCustody>
