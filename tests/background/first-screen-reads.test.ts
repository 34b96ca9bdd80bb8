import { expect, it, vi } from 'vitest'
import { walletHandlers } from '../../entrypoints/background/handlers/wallet.ts'
import { openStores } from '../../entrypoints/background/wiring/stores.ts'
import type { ApiPort } from '../../src/api/client.ts'
import { createPagesFirst } from '../../src/api/pages-first.ts'
import { devnet } from '../../src/core/profiles/devnet.ts'
import { createLock } from '../../src/lib/lock.ts'
import { executionRowOf } from '../../src/store/executions/row.ts'
import { encodeCopies } from '../../src/store/second-copies/storage.ts'
import { kdfLimits } from '../../src/vault/seal/kdf-cost.ts'
import { attemptsSoFar } from '../../src/vault/session/password-attempts.ts'
import { createSession } from '../../src/vault/session/session.ts'
import { createVault, lookForVault } from '../../src/vault/vault.ts'
import { countingReads } from '../store/counting-reads.ts'
import { approved, newPlace, newWorker, type Place, withEmptyDisk } from '../store/stand.ts'

withEmptyDisk()

const PASSWORD = 'seven lanterns over quiet water'
const { m, t, p } = kdfLimits
const cost = { m: m.least, t: t.least, p: p.least }

function openVault({ vault }: Pick<ReturnType<typeof openStores>, 'vault'>) {
  let kept: unknown
  const sessionStore = {
    read: async () => kept,
    write: async (half: unknown) => {
      kept = half
    },
    remove: async () => {
      kept = undefined
    },
  }
  return { ...vault, sessionStore, crypto, now: () => Date.now(), oneAtATime: createLock() }
}

async function fill(count: number, place: Place): Promise<void> {
  const ports = openVault(openStores({ place }))
  await createVault(ports, { password: PASSWORD, entropy: new Uint8Array(16).fill(1), cost })
  await newWorker().database.write('executions', async (rows) => {
    const row = (at: number) => executionRowOf(approved({ id: `${at}` }), 'last')
    const all = new Map(Array.from({ length: count }, (_none, at) => [`executions:${at}`, row(at)]))
    await Promise.all([...all.values()].map((each) => rows.put(each)))
    await place.write(encodeCopies(all))
  })
}

const isExecutions = (store: unknown) => store instanceof IDBObjectStore && store.name === 'executions'

/** Reads before each answer. */
async function readsUntilUnlocked(place: Place) {
  const first = createPagesFirst(() => () => undefined)
  const stores = openStores({ place, turn: first.turn })
  const ports = openVault(stores)
  const session = createSession(ports)
  const custody = { session, look: () => lookForVault(ports), attempts: () => attemptsSoFar(ports) }
  let countedWaiting = () => {}
  const isCounted = new Promise<void>((resolve) => {
    countedWaiting = resolve
  })
  const handlers = walletHandlers({ profile: devnet, stores, custody, changed: () => countedWaiting() })
  const counting = countingReads()
  const lists = vi.spyOn(IDBObjectStore.prototype, 'getAllKeys')
  const listed: number[] = []
  const said: unknown[] = []
  const read: number[] = []
  let ask = (_message: unknown) => {}
  await new Promise<void>((resolve) => {
    const page: ApiPort = {
      post: ({ result }: { result?: unknown }) => {
        said.push(result)
        read.push(counting.counted.rows)
        listed.push(lists.mock.contexts.filter(isExecutions).length)
        if (said.length > 1) resolve()
        else ask({ id: 2, method: 'vault.unlock' })
      },
      onMessage: (listener) => {
        ask = listener
      },
      onClose: () => undefined,
    } as ApiPort
    const watched = first.watch(page)
    watched.onMessage((message) => {
      const { id, method } = message as { id: number; method: string }
      const answer = method === 'wallet.get' ? handlers['wallet.get']({}, { id: 1 }) : session.unlock(PASSWORD)
      void answer.then((result) => watched.post({ id, ok: true, result }))
    })
    void stores.executions.glanceInFlight()
    void stores.bundles.inFlight()
    ask({ id: 1, method: 'wallet.get' })
  })
  counting.stop()
  lists.mockRestore()
  await isCounted
  return { said, read, listed }
}

it.each(['a worker wakes up', 'the browser starts'])(
  'reads no history before a password is asked for, nor while it is taken, when %s',
  async (when) => {
    const place = newPlace()
    await fill(300, place)
    if (when === 'the browser starts') place.restart()
    const { said, read, listed } = await readsUntilUnlocked(place)
    expect(said).toMatchObject([{ vault: { vault: 'locked' } }, { ok: true }])
    expect(Math.max(...read)).toBeLessThan(20)
    expect(listed[0]).toBe(0)
  },
)
