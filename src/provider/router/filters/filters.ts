import * as v from 'valibot'
import { createLock, type Lock } from '../../../lib/lock.ts'
import type { FilterMethod } from '../../methods/filter-names.ts'
import type { FILTER_PARAMS, PageLogFilter } from '../../methods/filters.ts'
import { ProviderRpcError, RPC_ERROR_CODES } from '../../rpc-error.ts'
import { blockHashesIn, logsIn, type NodeReads, newestBlock, type Place } from './blocks-and-logs.ts'
import type { FilterPage } from './filter-page.ts'

type Filter = {
  readonly of: Readonly<
    { kind: 'blocks' } | { kind: 'pending'; nodeId: string } | { kind: 'logs'; wanted: PageLogFilter }
  >
  readonly chainId: number
  readonly turn: Lock
  seen: bigint
  usedAt: number
}

type Params<M extends FilterMethod> = v.InferOutput<(typeof FILTER_PARAMS)[M]>

export type FilterPorts = NodeReads &
  Readonly<{ chainIdOf: (origin: string) => Promise<number>; nowMilliseconds: () => number }>

export type Filters = Readonly<{
  create: (page: FilterPage, id: string, of: 'blocks' | 'pending' | Params<'eth_newFilter'>) => Promise<string>
  changes: (page: FilterPage, id: string) => Promise<unknown>
  logs: (page: FilterPage, id: string) => Promise<unknown>
  uninstall: (page: FilterPage, id: string) => Promise<boolean>
  end: (page: FilterPage) => void
}>

const MOST_OF_ORIGIN = 64
const MOST_IN_ALL = 1_024
const UNUSED_MILLISECONDS = 300_000
const strings = v.string()

/**
 * Makes the pages' filters, each of one page and one chain.
 */
export function createFilters(ports: FilterPorts): Filters {
  const pages = new Map<FilterPage, Map<string, Filter>>()

  function sweep(): void {
    for (const [page, own] of pages) {
      for (const [id, { usedAt }] of own) {
        if (Math.abs(ports.nowMilliseconds() - usedAt) > UNUSED_MILLISECONDS) own.delete(id)
      }
      if (own.size === 0) pages.delete(page)
    }
  }

  function checkRoom(origin: string): void {
    sweep()
    const counted = [...pages].map(([page, own]) => (page.origin === origin ? [own.size, own.size] : [own.size, 0]))
    const sum = (index: number) => counted.reduce((all, each) => all + (each[index] ?? 0), 0)
    if (sum(0) < MOST_IN_ALL && sum(1) < MOST_OF_ORIGIN) return
    throw new ProviderRpcError(RPC_ERROR_CODES.unavailable, 'This site has too many filters.')
  }

  async function find(page: FilterPage, id: string): Promise<Filter> {
    sweep()
    const filter = pages.get(page)?.get(id)
    if (!filter) throw notFound()
    if ((await ports.chainIdOf(page.origin)) !== filter.chainId) {
      pages.get(page)?.delete(id)
      throw notFound()
    }
    filter.usedAt = ports.nowMilliseconds()
    return filter
  }

  return {
    create: async (page, id, of) => {
      checkRoom(page.origin)
      const chainId = await ports.chainIdOf(page.origin)
      const place = { origin: page.origin, chainId }
      const made =
        of === 'pending'
          ? { kind: of, nodeId: v.parse(strings, await ports.read(place, 'eth_newPendingTransactionFilter', [])) }
          : of === 'blocks'
            ? { kind: of }
            : { kind: 'logs' as const, wanted: of[0] }
      const seen = of === 'pending' ? 0n : await newestBlock(ports, place)
      checkRoom(page.origin)
      const own = pages.get(page) ?? new Map<string, Filter>()
      if (!page.isGone()) pages.set(page, own)
      own.set(id, { of: made, chainId, turn: createLock(), seen, usedAt: ports.nowMilliseconds() })
      return id
    },
    changes: async (page, id) => {
      const filter = await find(page, id)
      return filter.turn(() => changesOf(ports, page, filter))
    },
    logs: async (page, id) => {
      const { of, chainId } = await find(page, id)
      if (of.kind !== 'logs') throw notFound()
      return logsSoFar(ports, { origin: page.origin, chainId }, of.wanted)
    },
    uninstall: async (page, id) => {
      const filter = pages.get(page)?.get(id)
      pages.get(page)?.delete(id)
      if (filter?.of.kind === 'pending') {
        const place = { origin: page.origin, chainId: filter.chainId }
        await ports.read(place, 'eth_uninstallFilter', [filter.of.nodeId]).catch(() => undefined)
      }
      return filter !== undefined
    },
    end: (page) => void pages.delete(page),
  }
}

async function changesOf(ports: NodeReads, { origin }: FilterPage, filter: Filter): Promise<unknown> {
  const { of, chainId } = filter
  const place = { origin, chainId }
  if (of.kind === 'pending') return ports.read(place, 'eth_getFilterChanges', [of.nodeId])
  const range = { from: filter.seen + 1n, to: await newestBlock(ports, place) }
  if (range.to < range.from) return []
  const found = await (of.kind === 'blocks'
    ? blockHashesIn(ports, place, range)
    : logsIn(ports, place, { wanted: of.wanted, range }))
  filter.seen = range.to
  return found
}

async function logsSoFar(ports: NodeReads, place: Place, wanted: PageLogFilter): Promise<unknown> {
  const newest = await newestBlock(ports, place)
  if (wanted.fromBlock?.startsWith('0x') && BigInt(wanted.fromBlock) > newest) return []
  const isBeyond = wanted.toBlock?.startsWith('0x') && BigInt(wanted.toBlock) > newest
  return ports.read(place, 'eth_getLogs', [isBeyond ? { ...wanted, toBlock: 'latest' } : wanted])
}

function notFound(): ProviderRpcError {
  return new ProviderRpcError(RPC_ERROR_CODES.failed, 'filter not found')
}
