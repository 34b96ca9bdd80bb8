import type * as v from 'valibot'
import { scriptOfAddress } from '../../../core/families/bitcoin/transaction/script.ts'
import { outpointKey } from '../../../core/families/bitcoin/transaction/transaction.ts'
import { type Answer, type Failure, failedFor } from '../../../core/reason/reason.ts'
import { addressPage, type ListedUtxo, type ListedUtxos, type PagedTransaction } from './schema.ts'

export type PageParts = Readonly<{
  ask: <T>(address: string, rest: string, schema: v.GenericSchema<unknown, T>) => Promise<Answer<T>>
  mayAsk: () => boolean
  busy: Failure
}>

// Esplora's.
const PAGE = 25
const MEMPOOL_PAGE = 50
const MOST_PAGES = 12

/** Finds an address's coins in its transactions. */
export async function pagedUtxos(address: string, { ask, mayAsk, busy }: PageParts): Promise<ListedUtxos> {
  const all = new Map<string, PagedTransaction>()
  let rest = '/txs'
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const page = mayAsk() ? await ask(address, rest, addressPage) : busy
    if (!page.ok) return all.size > 0 ? partOf(address, all) : page
    const confirmed = page.value.filter(({ status }) => status.in === 'block')
    // Spends could be missing.
    if (page.value.length - confirmed.length >= MEMPOOL_PAGE) return busy
    if (page.value.some(({ txid }) => all.has(txid))) return TWICE
    for (const each of page.value) all.set(each.txid, each)
    const last = confirmed.at(-1)
    if (!last || confirmed.length < PAGE) return { ok: true, value: unspentAmong(address, [...all.values()]) }
    rest = `/txs/chain/${last.txid}`
  }
  return partOf(address, all)
}

const TWICE = failedFor({ code: 'CONTRADICTION' }, 'The explorer lists a transaction twice')

// A cut block's rest can spend its coins.
function partOf(address: string, all: ReadonlyMap<string, PagedTransaction>): ListedUtxos {
  const heights = [...all.values()].flatMap(({ status }) => (status.in === 'block' ? [status.blockHeight] : []))
  const lowest = Math.min(...heights)
  const isSure = ({ place }: ListedUtxo) => place.in === 'mempool' || place.blockHeight > lowest
  return { ok: true, value: unspentAmong(address, [...all.values()]).filter(isSure), isPartial: true }
}

function unspentAmong(address: string, all: readonly PagedTransaction[]): readonly ListedUtxo[] {
  const script = scriptOfAddress(address)?.slice(2)
  const spent = new Set(all.flatMap(({ vin }) => vin.map(outpointKey)))
  return all
    .flatMap(({ txid, status: place, vout }) =>
      vout.flatMap((output, at) =>
        output.script === script ? [{ txid, vout: at, valueSats: output.sats, place }] : [],
      ),
    )
    .filter((coin) => !spent.has(outpointKey(coin)))
}
