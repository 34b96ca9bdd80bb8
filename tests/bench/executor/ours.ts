import { lendPlain } from '../../wallet/lend-plain.ts'
import 'fake-indexeddb/auto'
import { WebSocket as NodeWebSocket } from 'ws'
import { isEffective } from '../../../src/core/execution/execution.ts'
import { profileFromFile } from '../../../src/core/profiles/resolve.ts'
import { createLock, type Lock } from '../../../src/lib/lock.ts'
import { INPUT } from './quotes.ts'
import type { Finished, Subject } from './subject.ts'

/** The first key of the public test mnemonic; its account pays. */
export const KEY = '59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d'

// Browser APIs that Node lacks.
const locks = new Map<string, Lock>()
Object.assign(globalThis, {
  WebSocket: NodeWebSocket,
  navigator: {
    locks: {
      request: <T>(name: string, work: () => Promise<T>): Promise<T> => {
        const lock = locks.get(name) ?? createLock()
        locks.set(name, lock)
        return lock(work)
      },
    },
  },
  chrome: { runtime: { id: 'bench' } },
  browser: {
    runtime: { id: 'bench', getPlatformInfo: async () => ({}), getManifest: () => ({}), getURL: () => '' },
    alarms: { get: async () => undefined, create: () => undefined, clear: async () => true },
    notifications: { create: async () => '' },
  },
})

/** A button press, milliseconds; the page announces confirmation this early. */
const PRESS_MS = 100

let moves = 0n

// A repeat within ten minutes needs a tick (core/intent/duplicate-transfer.ts), so each amount is one unit less.
function nextAmount(): bigint {
  moves += 1n
  return INPUT.amount - moves
}

export type OurWay = Readonly<{ hasStream: boolean; isForeseen: boolean }>

/** The wallet as entrypoints/background/wiring/wallet.ts wires it, over fake-indexeddb, with one unlocked key. */
export async function ours(port: number, { hasStream, isForeseen }: OurWay): Promise<Subject> {
  // These imports look for a browser at once.
  const [{ openWallet }, { openStores }] = await Promise.all([
    import('../../../entrypoints/background/wiring/wallet.ts'),
    import('../../../entrypoints/background/wiring/stores.ts'),
  ])
  const url = `http://127.0.0.1:${port}`
  const profile = profileFromFile({
    ...{ service: url, dapp: url, stream: hasStream ? `ws://127.0.0.1:${port}` : 'ws://127.0.0.1:1' },
    chains: Object.fromEntries(['1', '8453', '999'].map((id) => [id, [`${url}/node/${id}`]])),
  })
  const mac = async (text: string) => text
  const stores = openStores({ macs: { open: async () => mac, during: (_entropy, work) => work() } })
  await stores.sealed.making(new Uint8Array(16), () =>
    stores.accounts.set([{ id: 'evm-0', index: 0, label: 'Account', address: INPUT.user }]),
  )
  const waiting = new Map<string, (what: 'sent' | 'done' | 'known') => void>()
  const wallet = openWallet({
    profile,
    stores,
    grantOf: async () => undefined,
    custody: {
      confirm: () => Promise.reject(new Error('expected nobody to be asked for the password')),
      session: { isUnlocked: async () => true },
      keyStanding: { heard: () => undefined },
      exchangeBKeys: {
        put: async () => false,
        withExchangeBKey: async () => ({ lent: false, why: 'none' }),
        remove: async () => false,
      },
      serviceKey: { current: async () => undefined, state: async () => 'none', forget: () => undefined },
      withKey: lendPlain((_address, use) => use(Uint8Array.from(Buffer.from(KEY, 'hex')))),
    },
    balancesChanged: () => undefined,
    pricesChanged: () => undefined,
    bundleChanged: () => undefined,
    siteChain: async () => 1,
    nodesOf: ({ nodeUrls }) => nodeUrls,
    changed: ({ id, items, stage }) => {
      const tell = waiting.get(id)
      if (items.every(({ phase }) => phase !== 'planned' && phase !== 'reserved' && phase !== 'signed')) tell?.('sent')
      if (items.every(isEffective)) tell?.('done')
      if (stage.stage === 'filled') tell?.('known')
    },
  })
  return {
    prepare: async () => {
      const asked = await wallet.decisions.ask({ ...INPUT, amount: nextAmount() }, { from: 'popup' })
      if (asked.state !== 'proven') throw new Error(`expected a proven quote, got ${JSON.stringify(asked)}`)
      const { id, ticket, quote } = asked.open
      return {
        requestId: quote.requestId,
        ...(isForeseen ? { attend: () => pressed(() => wallet.decisions.attend(id)) } : {}),
        execute: () =>
          new Promise<Finished>((resolve, reject) => {
            const at = new Map<string, number>()
            waiting.set(id, (what) => {
              if (!at.has(what)) at.set(what, performance.now())
              const [sent, done] = [at.get('sent'), at.get('done')]
              if (what === 'known' && sent !== undefined && done !== undefined)
                resolve({ sentMs: sent, doneMs: done, knownMs: performance.now() })
            })
            wallet.decisions
              .decide(id, { ticket, planHash: quote.planHash, decision: 'approve' })
              .then(({ outcome }) => outcome === 'approved' || reject(new Error(outcome)), reject)
          }),
      }
    },
  }
}

async function pressed(attend: () => void): Promise<void> {
  attend()
  await new Promise((resolve) => setTimeout(resolve, PRESS_MS))
}
