import type * as v from 'valibot'
import type { FILTER_PARAMS } from '../../methods/filters.ts'
import { ProviderRpcError, RPC_ERROR_CODES } from '../../rpc-error.ts'
import { headsIn, logsIn, type NodeReads, newestBlock } from './blocks-and-logs.ts'
import type { FilterPage } from './filter-page.ts'

type Wanted = v.InferOutput<(typeof FILTER_PARAMS)['eth_subscribe']>
type Subscription = Readonly<{ page: FilterPage; id: string; wanted: Wanted }>
type Chain = { readonly listeners: Set<Subscription>; seen: bigint }

export type SubscriptionPorts = NodeReads &
  Readonly<{
    chainIdOf: (origin: string) => Promise<number>
    blockMillisecondsOf: (chainId: number) => number
    after: (milliseconds: number, call: () => void) => void
  }>

export type Subscriptions = Readonly<{
  subscribe: (page: FilterPage, id: string, wanted: Wanted) => Promise<string>
  unsubscribe: (page: FilterPage, id: string) => boolean
  end: (page: FilterPage) => void
}>

const MOST_OF_ORIGIN = 16
const MOST_IN_ALL = 256
const FASTEST_MILLISECONDS = 1_000

const LEFT_OUT = ['transactions', 'uncles', 'withdrawals', 'size', 'totalDifficulty']

/**
 * Makes the pages' subscriptions. A chain is read once per block time.
 */
export function createSubscriptions(ports: SubscriptionPorts): Subscriptions {
  const chains = new Map<number, Chain>()
  const all = () => [...chains.values()].flatMap(({ listeners }) => [...listeners])

  function drop(isDropped: (each: Subscription) => boolean): boolean {
    const dropped = all().filter(isDropped)
    for (const { listeners } of chains.values()) for (const each of dropped) listeners.delete(each)
    return dropped.length > 0
  }

  function next(chainId: number, chain: Chain): void {
    ports.after(Math.max(ports.blockMillisecondsOf(chainId), FASTEST_MILLISECONDS), async () => {
      if (chain.listeners.size > 0) await look(chainId, chain).catch(() => undefined)
      if (chain.listeners.size > 0) next(chainId, chain)
      else if (chains.get(chainId) === chain) chains.delete(chainId)
    })
  }

  async function look(chainId: number, chain: Chain): Promise<void> {
    for (const { page } of [...chain.listeners]) {
      if ((await ports.chainIdOf(page.origin)) !== chainId) drop((each) => each.page === page)
    }
    const [first] = chain.listeners
    if (!first) return
    const place = { origin: first.page.origin, chainId }
    const range = { from: chain.seen + 1n, to: await newestBlock(ports, place) }
    if (range.to < range.from) return
    const listeners = [...chain.listeners]
    const isHeads = ({ wanted }: Subscription) => wanted[0] === 'newHeads'
    const heads = listeners.some(isHeads) ? (await headsIn(ports, place, range)).map(headOf) : []
    const read = new Map<string, Promise<readonly unknown[]>>()
    const found = await Promise.all(
      listeners.map(async ({ page, wanted }) => {
        if (wanted[0] !== 'logs') return heads
        const name = JSON.stringify(wanted[1])
        const logs = read.get(name) ?? logsIn(ports, { origin: page.origin, chainId }, { wanted: wanted[1], range })
        read.set(name, logs)
        // One site's wide filter must not silence the others.
        return logs.catch(() => [])
      }),
    )
    chain.seen = range.to
    listeners.forEach((each, index) => {
      if (!chain.listeners.has(each)) return
      for (const result of found[index] ?? []) {
        each.page.tell({ type: 'eth_subscription', data: { subscription: each.id, result } })
      }
    })
  }

  return {
    subscribe: async (page, id, wanted) => {
      const isKnown = () => all().some((each) => each.page === page && each.id === id)
      if (isKnown()) return id
      const check = () => {
        const own = all().filter((each) => each.page.origin === page.origin)
        if (own.length < MOST_OF_ORIGIN && all().length < MOST_IN_ALL) return
        throw new ProviderRpcError(RPC_ERROR_CODES.unavailable, 'This site has too many subscriptions.')
      }
      check()
      const chainId = await ports.chainIdOf(page.origin)
      const seen = await newestBlock(ports, { origin: page.origin, chainId })
      check()
      if (page.isGone() || isKnown()) return id
      const known = chains.get(chainId)
      const chain = known ?? { listeners: new Set(), seen }
      chain.listeners.add({ page, id, wanted })
      chains.set(chainId, chain)
      if (!known) next(chainId, chain)
      return id
    },
    unsubscribe: (page, id) => drop((each) => each.page === page && each.id === id),
    end: (page) => void drop((each) => each.page === page),
  }
}

function headOf(block: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(block).filter(([name]) => !LEFT_OUT.includes(name)))
}
