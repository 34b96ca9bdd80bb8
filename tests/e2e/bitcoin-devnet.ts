import type { ReadyLine } from '../devnet/world.ts'

export type BitcoinDevnet = Readonly<{
  /** One UTXO and block for each amount. */
  fund: (address: string, ...sats: readonly bigint[]) => Promise<void>
  /** The depository then has a balance that a request can name. */
  fundDepository: (sats: bigint) => Promise<void>
  mine: (blocks: number) => Promise<void>
  /** Mines this many seconds after the last block while transactions wait; 0 means never. */
  every: (seconds: number) => Promise<void>
  /** Undefined for the node's own rate. */
  asks: (satsPerVbyte: number | undefined) => Promise<void>
  mempool: () => Promise<readonly string[]>
  /** Their transactions return to the mempool. */
  reorg: (depth: number) => Promise<void>
  evict: (txid: string) => Promise<void>
  /** See `tests/devnet/bitcoin/explorer-faults.ts`. */
  fault: (fault: Readonly<Record<string, unknown>>) => Promise<void>
  /** See `tests/devnet/bitcoin/psbt-lies.ts`. */
  lie: (lie: Readonly<Record<string, unknown>>) => Promise<void>
  spendsOf: (address: string) => Promise<readonly string[]>
  paidTo: (address: string) => Promise<bigint>
  unspentAt: (address: string) => Promise<readonly number[]>
  calm: () => Promise<void>
}>

type Statistics = Readonly<{ funded_txo_sum: number }>
type Waiting = Readonly<{ chain_stats: Statistics; mempool_stats: Statistics }>
type Listed = Readonly<{
  txid: string
  vin: readonly Readonly<{ prevout?: Readonly<{ scriptpubkey_address?: string }> }>[]
}>

const USUAL_SECONDS = 2

export function bitcoinDevnetOf({ control, bitcoin }: ReadyLine): BitcoinDevnet {
  const { explorer, depository } = bitcoin as Readonly<{ explorer: string; depository: string }>
  const send = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`${control}/bitcoin${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  const post = async (path: string, body: unknown) => void (await send('POST', path, body))
  const read = async <T>(path: string): Promise<T> => (await fetch(`${explorer}/api${path}`)).json() as Promise<T>
  return {
    fund: async (address, ...sats) => {
      for (const amount of sats) await post('/fund', { address, amount: `${amount}` })
    },
    fundDepository: (sats) => post('/fund', { address: depository, amount: `${sats}` }),
    mine: (blocks) => post('/mine', { blocks }),
    every: (seconds) => post('/interval', { seconds }),
    asks: (satsPerVbyte) => post('/fee-rate', { satsPerVbyte }),
    mempool: async () => ((await send('GET', '/mempool')) as { txids: readonly string[] }).txids,
    reorg: (depth) => post('/reorg', { depth }),
    evict: (txid) => post('/evict', { txid }),
    fault: (fault) => post('/faults', fault),
    lie: (lie) => post('/lies', lie),
    spendsOf: async (address) => {
      const listed = await read<readonly Listed[]>(`/address/${address}/txs`)
      const spends = listed.filter(({ vin }) => vin.some(({ prevout }) => prevout?.scriptpubkey_address === address))
      return spends.map(({ txid }) => txid)
    },
    paidTo: async (address) => {
      const { chain_stats, mempool_stats } = await read<Waiting>(`/address/${address}`)
      return BigInt(chain_stats.funded_txo_sum + mempool_stats.funded_txo_sum)
    },
    unspentAt: async (address) =>
      (await read<readonly Readonly<{ value: number }>[]>(`/address/${address}/utxo`)).map(({ value }) => value),
    calm: async () => {
      await send('DELETE', '/faults')
      await send('DELETE', '/lies')
      await post('/interval', { seconds: USUAL_SECONDS })
    },
  }
}
