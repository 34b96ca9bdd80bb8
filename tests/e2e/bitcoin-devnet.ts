import type { ReadyLine } from '../devnet/world.ts'

/** What a test does to Bitcoin in the running world, and what it reads there without the wallet. */
export type BitcoinDevnet = Readonly<{
  /** Pays an address, each amount as one coin in a block of its own. */
  fund: (address: string, ...sats: readonly bigint[]) => Promise<void>
  /** Pays the service's depository, which then has something that can be named as a balance. */
  fundDepository: (sats: bigint) => Promise<void>
  mine: (blocks: number) => Promise<void>
  /** A block comes by itself so many seconds after the last one while something waits; 0 means never. */
  every: (seconds: number) => Promise<void>
  mempool: () => Promise<readonly string[]>
  /** Takes the newest blocks away; what was in them waits again. */
  reorg: (depth: number) => Promise<void>
  /** Makes the node forget a transaction that waits. */
  evict: (txid: string) => Promise<void>
  /** Makes the explorer ill or a liar (see tests/devnet/bitcoin/explorer-faults.ts). */
  fault: (fault: Readonly<Record<string, unknown>>) => Promise<void>
  /** Makes the service lie in its next PSBT (see tests/devnet/bitcoin/psbt-lies.ts). */
  lie: (lie: Readonly<Record<string, unknown>>) => Promise<void>
  /** The transactions that spend coins of an address, in blocks and waiting. */
  spendsOf: (address: string) => Promise<readonly string[]>
  /** All satoshis that were ever paid to an address. */
  paidTo: (address: string) => Promise<bigint>
  calm: () => Promise<void>
}>

type Statistics = Readonly<{ funded_txo_sum: number }>
type Waiting = Readonly<{ chain_stats: Statistics; mempool_stats: Statistics }>
type Listed = Readonly<{
  txid: string
  vin: readonly Readonly<{ prevout?: Readonly<{ scriptpubkey_address?: string }> }>[]
}>

/** The usual time between blocks in tests, seconds. */
const USUAL_SECONDS = 2

/** The control of Bitcoin in the world that printed this line. */
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
    calm: async () => {
      await send('DELETE', '/faults')
      await send('DELETE', '/lies')
      await post('/interval', { seconds: USUAL_SECONDS })
    },
  }
}
