import type * as v from 'valibot'
import { once } from '../../lib/once.ts'
import { isFilterMethod } from '../methods/filter-names.ts'
import { isReadMethod, READ_METHODS } from '../methods/node-reads.ts'
import type { ProviderPorts } from '../ports.ts'
import { ProviderRpcError, RPC_ERROR_CODES } from '../rpc-error.ts'
import type { FilterPage } from './filters/filter-page.ts'
import type { DecodedCall } from './message-decoding.ts'
import { createReadQueue } from './read-queue.ts'
import { createNodeReader } from './reads-as-if-funded.ts'

const MOST_WAITING = 2_000
const MOST_CHARACTERS = 33_554_432

export type PageReads = Readonly<{
  answer: (page: FilterPage, call: DecodedCall, characters: number) => Promise<unknown>
  end: (page: FilterPage) => void
}>

type Load = Readonly<{ count: number; characters: number }>

/** Tells whether a call needs only the chain. */
export function isPageRead(method: string): boolean {
  return isReadMethod(method) || isFilterMethod(method)
}

/** Answers pages' reads; beyond the limits with -32002. */
export function createPageReads(
  ports: ProviderPorts,
  parse: (method: string, schema: v.GenericSchema, params: unknown) => unknown,
): PageReads {
  const queue = createReadQueue()
  const reading = createNodeReader(ports)
  const loads = new Map<string, Load>()
  const filters = once(async () => {
    const { createFilterCalls } = await import('./filters/filter-calls.ts')
    const read: Parameters<typeof createFilterCalls>[0]['read'] = (place, method, params) =>
      queue(place, () => ports.read(place.chainId, method, params))
    return createFilterCalls({ ...ports, read }, parse)
  })

  function count(origin: string, characters: number, step: 1 | -1): void {
    const load = loads.get(origin) ?? { count: 0, characters: 0 }
    const next = { count: load.count + step, characters: load.characters + step * characters }
    if (step > 0 && (next.count > MOST_WAITING || next.characters > MOST_CHARACTERS)) {
      throw new ProviderRpcError(RPC_ERROR_CODES.unavailable, 'Too many reads of this site wait for an answer.')
    }
    if (next.count > 0) loads.set(origin, next)
    else loads.delete(origin)
  }

  async function read(page: FilterPage, { key, method, params }: DecodedCall): Promise<unknown> {
    if (isFilterMethod(method)) return (await filters.get()).answer(page, { key, method, params })
    if (!isReadMethod(method)) throw new RangeError(`expected a read, got ${method}`)
    const asked = { method, params: parse(method, READ_METHODS[method], params) as readonly unknown[] }
    const { origin } = page
    const chainId = await ports.chainIdOf(origin)
    return queue({ origin, chainId }, async () => (page.isGone() ? null : reading(origin, chainId, asked)))
  }

  return {
    answer: async (page, call, characters) => {
      count(page.origin, characters, 1)
      try {
        return await read(page, call)
      } finally {
        count(page.origin, characters, -1)
      }
    },
    end: (page) => {
      filters.begun()?.then(
        (begun) => begun.end(page),
        () => undefined,
      )
    },
  }
}
