import type { Bundle } from '../../src/core/bundle/bundle.ts'
import type { Execution } from '../../src/core/execution/execution.ts'
import type { IntentRequest } from '../../src/provider/methods/send-intent.ts'
import { MEETING_EVENT } from '../../src/provider/page-scripts/channel.ts'
import { type RelayRuntime, type RuntimePort, startRelay } from '../../src/provider/page-scripts/content-relay.ts'
import type { PageWindow } from '../../src/provider/page-scripts/page-window.ts'
import type { CallsRequest, ProviderPorts, ResumedCall, SitePort } from '../../src/provider/ports.ts'
import type { Router } from '../../src/provider/router/router.ts'
import { ProviderRpcError } from '../../src/provider/rpc-error.ts'
import { memory } from '../wallet/silent.ts'

export const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
/** Pages see it like this. */
export const SEEN = ACCOUNT.toLowerCase()
export const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
export const ORIGIN = 'https://shop.example'

export const settle = (milliseconds = 0) => new Promise((resolve) => setTimeout(resolve, milliseconds))

export type Asked = Readonly<{
  origin: string
  request: IntentRequest | undefined
  approve: (id?: string) => void
  reject: () => void
}>

/** The test is the user. */
export function createWallet() {
  const accounts = new Map<string, readonly string[]>()
  const executions = new Map<string, Execution>()
  const bundles = new Map<string, Bundle>()
  const sent: CallsRequest[] = []
  const statuses: string[] = []
  const asked: Asked[] = []
  const clock = { now: 1_000_000 }
  const chains = new Map<string, number>()
  /** Another background asked these questions by these calls. */
  const open: { origin: string; callKeys: readonly string[] }[] = []
  const resumed = new Map<string, ResumedCall>()
  const lock = { isLocked: false }
  const reads: Readonly<{ chainId: number; method: string; params: readonly unknown[] }>[] = []
  const timers: { milliseconds: number; call: () => void }[] = []
  const ask = <T>(origin: string, request: IntentRequest | undefined, value: (id: string) => T) =>
    new Promise<T>((resolve, reject) => {
      asked.push({
        origin,
        request,
        approve: (id = '0x1234') => resolve(value(id)),
        reject: () => reject(new ProviderRpcError(4001, 'The user rejected this.')),
      })
    })
  const ports: ProviderPorts = {
    accountsOf: async (origin) => (lock.isLocked ? [] : (accounts.get(origin) ?? [])),
    grantedAccounts: async (origin) => accounts.get(origin) ?? [],
    openPrompts: async () => open,
    makeRoom: async () => [],
    displace: async () => false,
    rejections: memory(),
    isInView: async () => true,
    resume: async (origin, { key }) => resumed.get(`${origin} ${key}`),
    revoke: async (origin) => {
      accounts.delete(origin)
      chains.delete(origin)
    },
    chainIdOf: async (origin) => chains.get(origin) ?? 1,
    chainIds: [1, 10, 8453],
    switchChain: async (origin, chainId) => void chains.set(origin, chainId),
    assetOf: (chainId, address) =>
      chainId === 1 && address.toLowerCase() === USDC.toLowerCase() ? { symbol: 'USDC', decimals: 6 } : undefined,
    read: async (chainId, method, params) => {
      reads.push({ chainId, method, params })
      return '0x7'
    },
    blockMillisecondsOf: () => 2_000,
    after: (milliseconds, call) => void timers.push({ milliseconds, call }),
    isAsIfFunded: async () => true,
    readAsIfFunded: async () => undefined,
    client: 'Causeway/v0.0.0',
    connect: (origin) =>
      ask(origin, undefined, () => {
        accounts.set(origin, [ACCOUNT])
        return [ACCOUNT]
      }),
    signMessage: (origin, { account, message }) => ask(origin, undefined, () => `signed ${account} ${message}`),
    signTypedData: (origin, { account, typedData }) =>
      ask(origin, undefined, () => `signed ${account} ${JSON.stringify(typedData.message)}`),
    sendIntent: (origin, request) => ask(origin, request, (id) => ({ id })),
    sendCalls: (origin, request) => {
      sent.push(request)
      return ask(origin, undefined, (id) => ({ id }))
    },
    hashOf: async (_, id) => `0x${'ab'.repeat(31)}${id.slice(2, 4)}`,
    bundleOf: async (_, id) => bundles.get(id),
    receiptsOf: async () => [],
    showStatus: async (id) => void statuses.push(id),
    assetsOf: (chainId) => ['0x0000000000000000000000000000000000000000', ...(chainId === 1 ? [USDC] : [])],
    executionOf: async (_, id) => executions.get(id),
    fillReceiptOf: async () => undefined,
    nowMilliseconds: () => clock.now,
  }
  return {
    ports,
    open,
    resumed,
    lock,
    accounts,
    chains,
    executions,
    bundles,
    sent,
    statuses,
    asked,
    reads,
    timers,
    clock,
  }
}

export function openPort(router: Router, facts: Partial<SitePort> = {}) {
  const told: Record<string, unknown>[] = []
  const listeners: ((message: unknown) => void)[] = []
  const closers: (() => void)[] = []
  router.accept({
    origin: ORIGIN,
    tabId: 1,
    documentId: 'd',
    topOrigin: facts.origin ?? ORIGIN,
    isActive: true,
    post: (message) => void told.push(JSON.parse(`${message}`) as Record<string, unknown>),
    onMessage: (listener) => void listeners.push(listener),
    onClose: (listener) => void closers.push(listener),
    ...facts,
  })
  const raw = (message: unknown) => {
    for (const listener of listeners) listener(message)
  }
  return {
    told,
    raw,
    close: () => {
      for (const closer of closers) closer()
    },
    say: (method: unknown, params?: unknown, key: string = crypto.randomUUID()) => {
      raw(JSON.stringify({ v: 1, key, method, params }))
      return key
    },
    answerTo: (key: string) => told.find((message) => message['key'] === key),
    messages: () => told.filter((message) => 'message' in message),
  }
}

export function fakeWindow(facts: Partial<Omit<PageWindow, 'document'>> & { contentType?: string } = {}) {
  const document = Object.assign(new EventTarget(), {
    contentType: facts.contentType ?? 'text/html',
    hidden: false,
    prerendering: false,
    onprerenderingchange: null as PageWindow['document']['onprerenderingchange'],
  })
  const reported: unknown[] = []
  const target = new EventTarget()
  const { addEventListener, dispatchEvent } = EventTarget.prototype
  const page = Object.assign(target, {
    // Functions of a window need no `this`.
    addEventListener(this: unknown, ...given: Parameters<typeof addEventListener>) {
      return addEventListener.apply(this instanceof EventTarget ? this : target, given)
    },
    dispatchEvent(this: unknown, event: Event) {
      return dispatchEvent.call(this instanceof EventTarget ? this : target, event)
    },
    performance: new EventTarget(),
    MutationObserver: class {
      observe() {}
    },
    crypto: { randomUUID: () => crypto.randomUUID() },
    origin: ORIGIN,
    isSecureContext: true,
    document,
    reportError: (error: unknown) => void reported.push(error),
  })
  return Object.assign(page, facts, { reported })
}

export function mortal(page: PageWindow): Readonly<{ page: PageWindow; end: () => void }> {
  const ends: (() => void)[] = []
  let isAlive = true
  const whileAlive = (target: EventTarget): EventTarget => ({
    addEventListener: (type, listener) => {
      ends.push(() => target.removeEventListener(type, listener))
      target.addEventListener(type, listener)
    },
    removeEventListener: target.removeEventListener.bind(target),
    dispatchEvent: (event) => !isAlive || target.dispatchEvent(event),
  })
  const end = () => {
    isAlive = false
    for (const each of ends) each()
  }
  const seen: PageWindow = { ...page, ...whileAlive(page), performance: whileAlive(page.performance) }
  return { page: seen, end }
}

/** A test can cut its ports and replace the extension. */
export function createBrowser(router: () => Router, facts: Partial<SitePort> = {}) {
  const open = new Set<{ cut: () => void }>()
  const counts = { connects: 0, sent: 0 }
  let isAlive = true
  let isFrozen = false
  const connect = (): RuntimePort => {
    counts.connects += 1
    const toPage: ((message: unknown) => void)[] = []
    const toRouter: ((message: unknown) => void)[] = []
    const onPageGone: (() => void)[] = []
    const onRouterGone: (() => void)[] = []
    const link = { cut: () => finish(onPageGone) }
    let isOpen = true
    const finish = (listeners: readonly (() => void)[]) => {
      if (!isOpen) return
      isOpen = false
      open.delete(link)
      for (const listener of listeners) listener()
      for (const listener of onRouterGone) if (listeners !== onRouterGone) listener()
    }
    open.add(link)
    router().accept({
      origin: ORIGIN,
      tabId: 1,
      documentId: 'd',
      topOrigin: facts.origin ?? ORIGIN,
      isActive: true,
      post: (message) =>
        void queueMicrotask(() => {
          if (isOpen && !isFrozen) for (const listener of toPage) listener(message)
        }),
      onMessage: (listener) => void toRouter.push(listener),
      onClose: (listener) => void onRouterGone.push(listener),
      ...facts,
    })
    return {
      postMessage: (message) => {
        if (!isOpen) throw new Error('Attempting to use a disconnected port object')
        counts.sent += 1
        queueMicrotask(() => {
          if (isOpen && !isFrozen) for (const listener of toRouter) listener(message)
        })
      },
      disconnect: () => finish(onRouterGone),
      onMessage: { addListener: (listener) => void toPage.push(listener) },
      onDisconnect: { addListener: (listener) => void onPageGone.push(listener) },
    }
  }
  const runtime: RelayRuntime = () => ({
    ...(isAlive && { id: 'causeway' }),
    connect: () => {
      if (!isAlive) throw new Error('Extension context invalidated.')
      return connect()
    },
  })
  return {
    runtime,
    counts,
    kill: () => {
      for (const link of [...open]) link.cut()
    },
    /** This script's context ends. */
    update: () => {
      isAlive = false
      for (const link of [...open]) link.cut()
    },
    /** The back-forward cache kills ports silently. */
    freeze: () => {
      isFrozen = true
      open.clear()
    },
    thaw: () => {
      isFrozen = false
    },
    /** New scripts arrive, and later connections work. */
    replaced: (): RelayRuntime => () => ({ id: 'causeway', connect }),
  }
}

/** A page that speaks to the relay past our provider. */
export function openRelayed(
  router: Router,
  facts: Partial<SitePort> = {},
): Pick<ReturnType<typeof openPort>, 'told' | 'raw' | 'close'> {
  const browser = createBrowser(() => router, facts)
  const page = fakeWindow()
  const { performance } = page
  const told: Record<string, unknown>[] = []
  let name = ''
  startRelay(page, browser.runtime)
  performance.addEventListener(MEETING_EVENT, (event) => {
    const detail: unknown = Reflect.get(event, 'detail')
    if (typeof detail !== 'string') return
    name = detail
    event.preventDefault()
  })
  performance.dispatchEvent(new CustomEvent(MEETING_EVENT))
  performance.addEventListener(`${name}<`, (event) => {
    const text = String(Reflect.get(event, 'detail'))
    if (text.startsWith('{')) told.push(JSON.parse(text) as Record<string, unknown>)
  })
  return {
    told,
    raw: (detail) => void performance.dispatchEvent(new CustomEvent(`${name}>`, { detail })),
    close: browser.kill,
  }
}
