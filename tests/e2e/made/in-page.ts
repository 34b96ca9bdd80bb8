import { openStores } from '../../../entrypoints/background/wiring/stores.ts'
import { openCustody } from '../../../entrypoints/background/wiring/vault/custody.ts'
import type { Bytes } from '../../../src/lib/bytes.ts'
import { createLock } from '../../../src/lib/lock.ts'
import { closedItem } from '../../../src/platform/closed-storage.ts'
import { sessionItem } from '../../../src/platform/session-storage.ts'
import { kdfLimits } from '../../../src/vault/seal/kdf-cost.ts'
import { createPresence } from '../../../src/vault/session/presence.ts'
import { createRowMacs } from '../../../src/vault/session/row-macs.ts'
import { createVault } from '../../../src/vault/vault.ts'

// The cheapest vault parameters that still open.
const { m, t, p } = kdfLimits
const CHEAP = { m: m.least, t: t.least, p: p.least }

// Runs in an extension page, with the background's code.
Object.assign(globalThis, {
  causewayMakeWallet: async (password: string): Promise<readonly string[]> => {
    const now = () => Date.now()
    const sessionStore = sessionItem('vaultSession')
    const macs = createRowMacs({ crypto, keyStore: { read: () => stores.vault.keyStore.read() }, sessionStore, now })
    const stores = openStores({ macs })
    const { keyStore, attemptStore } = stores.vault
    const presence = createPresence({ keyStore, sessionStore, now })
    const secondCopy = closedItem('vaultSecondCopy')
    const custody = openCustody({
      stores,
      presence,
      secondCopy,
      stopwatch: undefined,
      compatibility: { forget: async () => undefined },
      accountsChecked: () => undefined,
    })
    const words = custody.propose()
    const storage = { ...stores.vault.storage, secondCopy }
    const ports = { storage, attemptStore, crypto, now, oneAtATime: createLock() }
    const before = (_account: unknown, seed: Bytes) => stores.sealed.making(seed, async () => undefined)
    await createVault(ports, { password, phrase: words.join(' '), cost: CHEAP, before })
    await custody.unlock(password)
    // A new wallet has no payments, so it needs no scan.
    const seen = { receive: 0, change: 0, lookedThroughAtSeconds: Math.floor(now() / 1_000) }
    for (const { extendedPublicKey } of await stores.bitcoinAccounts.list()) {
      await stores.bitcoinAccounts.see(extendedPublicKey, seen)
    }
    return words
  },
})
