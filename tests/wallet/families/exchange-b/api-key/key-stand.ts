import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { ownSigner } from '../../../../../src/core/families/exchange-b/signer.ts'
import { bytesToHex } from '../../../../../src/lib/hex.ts'
import { createExchangeBClient } from '../../../../../src/net/families/exchange-b/client.ts'
import { createExchangeBKeyStore } from '../../../../../src/store/accounts/exchange-b-keys.ts'
import { createDatabase } from '../../../../../src/store/database/indexed-db.ts'
import { createExchangeBKeyRecords } from '../../../../../src/vault/keys/exchange-b.ts'
import { createKeyring } from '../../../../../src/vault/keys/keyring.ts'
import { createSession } from '../../../../../src/vault/session/session.ts'
import { createApiKeyActions } from '../../../../../src/wallet/families/exchange-b/api-key/key-actions.ts'
import type { KeyActionPorts } from '../../../../../src/wallet/families/exchange-b/api-key/ports.ts'
import { startExchangeBStand } from '../../../../devnet/exchanges/exchange-b/stand.ts'
import { openRows } from '../../../../store/stand.ts'
import { machineWithVault, password, portsOf } from '../../../../vault/stand.ts'
import { OPEN_GUARD } from '../../../open-guard.ts'

export class Killed extends Error {}

/** Calls count from 1. */
export type Kill = Readonly<{ call: number; when: 'before' | 'after' }>

export async function startKeyStand() {
  // Test files share a process, so each machine gets a database.
  globalThis.indexedDB = new IDBFactory()
  const { accounts, clock, faults, stop, url, asked, post } = await startExchangeBStand()
  const machine = await machineWithVault()
  await createSession(portsOf(machine)).unlock(password)
  const [first] = await createKeyring({ crypto, open: createSession(portsOf(machine)).open }).listAccounts(1)
  if (!first) throw new Error('expected an account')
  const owner = first
  const posted: string[] = []

  /** `calls` counts port calls; `sentAt` is the first that posted. */
  function worker(kill?: Kill) {
    const vault = portsOf(machine)
    const session = createSession(vault)
    const keyring = createKeyring({ crypto, open: session.open })
    const sealed = createExchangeBKeyRecords({ ...vault, open: session.open })
    const exchange = createExchangeBClient({ fetch, url })
    const rows = createExchangeBKeyStore(openRows(createDatabase()))
    const life = { calls: 0, sentAt: 0, isOver: false }
    const counted = <A extends readonly unknown[], T>(work: (...given: A) => Promise<T>) => {
      return async (...given: A): Promise<T> => {
        if (life.isOver) throw new Killed()
        life.calls += 1
        const isLast = life.calls === kill?.call
        life.isOver ||= isLast && kill?.when === 'before'
        if (life.isOver) throw new Killed()
        const result = await work(...given)
        life.isOver ||= isLast
        if (life.isOver) throw new Killed()
        return result
      }
    }
    const ports: KeyActionPorts = {
      networkId: 304,
      exchange: {
        account: counted(exchange.account),
        apiKeys: counted(exchange.apiKeys),
        nextNonce: counted(exchange.nextNonce),
        send: counted((signed) => {
          posted.push(signed.bytes)
          life.sentAt ||= life.calls
          return exchange.send(signed)
        }),
      },
      rows: { list: counted(rows.list), set: counted(rows.set), remove: counted(rows.remove) },
      sealed: {
        put: counted(sealed.put),
        withExchangeBKey: (accountIndex, use) => counted(() => sealed.withExchangeBKey(accountIndex, use))(),
        remove: counted(sealed.remove),
      },
      isUnlocked: counted(session.isUnlocked),
      ownAddresses: counted(async () => [owner.address]),
      guard: OPEN_GUARD,
      withOwnerKey: (_address, use) =>
        counted(async () => ((await session.isUnlocked()) ? keyring.withEvmKey(owner.id, use) : undefined))(),
      signer: ownSigner,
      random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
      wait: counted((milliseconds) => clock.advance(milliseconds)),
      nowMilliseconds: clock.now,
    }
    return { life, ports, session, keyring, keys: createApiKeyActions(ports) }
  }

  return {
    ...{ accounts, asked, clock, faults, post, posted, stop, owner, worker },
    newAccount: () => {
      const accountIndex = accounts.open(owner.address)
      accounts.add({ accountIndex, assetIndex: 3, route: 0 }, 100_000_000n)
      return accountIndex
    },
    rowOf: async (accountIndex: number) =>
      (await worker().ports.rows.list()).find((each) => each.accountIndex === accountIndex),
    sealedOf: async (accountIndex: number) => {
      const lent = await worker().ports.sealed.withExchangeBKey(accountIndex, ownSigner.publicKeyOf)
      return lent.lent ? bytesToHex(lent.value) : undefined
    },
    /** Holds the exchange's own keys and nonces. */
    registered: (accountIndex: number) =>
      Object.fromEntries(
        [...accounts.apiKeys(accountIndex)].map(([index, key]) => [
          index,
          { publicKey: bytesToHex(key.publicKey), nextNonce: key.nextNonce },
        ]),
      ),
    unlock: () => createSession(portsOf(machine)).unlock(password),
    lock: () => createSession(portsOf(machine)).lock(),
  }
}
