import type { ReadyLine } from '../devnet/world.ts'

/** `blockNumber` is null while the transaction waits. */
export type SentTransaction = Readonly<{ hash: string; nonce: number; to: string | null; blockNumber: number | null }>

/** How many blocks the search for inner calls covers. */
const NEWEST_BLOCKS = 60

type Trace = Readonly<{ traceAddress: readonly number[]; action: Readonly<{ to?: string; input?: string }> }>

export type Devnet = Readonly<{
  line: ReadyLine
  /** Without a currency, funds every currency on every chain. */
  fund: (address: string, what?: Readonly<{ chainId: number; currency: string; amount: string }>) => Promise<void>
  /** The currency is an id, an address or "native"; smallest unit. */
  setBalance: (address: string, what: Readonly<{ chainId: number; currency: string; amount: string }>) => Promise<void>
  /** See `tests/devnet/service/faults.ts`. */
  fault: (fault: Readonly<Record<string, unknown>>) => Promise<void>
  /** The service's chain list reports a lag, limit or shutdown. */
  incident: (chainId: number, says: Readonly<Record<string, unknown>>) => Promise<void>
  failFills: (count: number) => Promise<void>
  pauseSolver: (isPaused: boolean) => Promise<void>
  stopNode: (chainId: number) => Promise<void>
  startNode: (chainId: number) => Promise<void>
  /** Delays every answer. */
  slowNode: (chainId: number, milliseconds: number) => Promise<void>
  /** The node executes the method but doesn't answer. */
  muteNode: (chainId: number, method: string) => Promise<void>
  /** The node answers only HTTP 503. */
  illNode: (chainId: number, node: 1 | 2) => Promise<void>
  /** The node finds no transactions by this method. */
  forgetfulNode: (chainId: number, node: 1 | 2, method: string) => Promise<void>
  automine: (chainId: number, enabled: boolean) => Promise<void>
  mine: (chainId: number, blocks: number) => Promise<void>
  /** The tests count broadcasts by this list. */
  sentBy: (chainId: number, address: string) => Promise<readonly SentTransaction[]>
  balance: (chainId: number, address: string) => Promise<bigint>
  tokenBalance: (chainId: number, token: string, owner: string) => Promise<bigint>
  /** Calldata of other contracts' calls to this one, in the newest blocks. */
  innerCalls: (chainId: number, contract: string) => Promise<readonly string[]>
  /** Removes every fault. */
  calm: () => Promise<void>
}>

export function devnetOf(line: ReadyLine): Devnet {
  const control = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`${line.control}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  const node = async <T = string>(chainId: number, method: string, params: readonly unknown[]): Promise<T> => {
    const response = await fetch(line.chains[chainId]?.rpc ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    return ((await response.json()) as { result: T }).result
  }
  const post = async (path: string, body?: unknown) => void (await control('POST', path, body ?? {}))
  return {
    line,
    fund: (address, what) => post('/fund', { address, ...what }),
    setBalance: (address, what) => post('/balance', { address, ...what }),
    fault: (fault) => post('/faults', fault),
    incident: (chainId, says) => post(`/incidents/${chainId}`, says),
    failFills: (count) => post('/solver/fail', { count }),
    pauseSolver: (isPaused) => post(isPaused ? '/solver/pause' : '/solver/resume'),
    stopNode: (chainId) => post(`/chains/${chainId}/stop`),
    startNode: (chainId) => post(`/chains/${chainId}/start`),
    slowNode: (chainId, milliseconds) => post(`/nodes/${chainId}/fault`, { kind: 'delay', milliseconds }),
    muteNode: (chainId, method) => post(`/nodes/${chainId}/fault`, { kind: 'mute', method }),
    illNode: (chainId, node) => post(`/nodes/${chainId}/fault`, { kind: 'error', node }),
    forgetfulNode: (chainId, node, method) => post(`/nodes/${chainId}/fault`, { kind: 'forget', method, node }),
    automine: (chainId, enabled) => post('/automine', { chainId, enabled }),
    mine: (chainId, blocks) => post('/mine', { chainId, blocks }),
    sentBy: async (chainId, address) => {
      const answer = await control('GET', `/transactions?chainId=${chainId}&from=${address}`)
      return (answer as { transactions: readonly SentTransaction[] }).transactions
    },
    balance: async (chainId, address) => BigInt(await node(chainId, 'eth_getBalance', [address, 'latest'])),
    tokenBalance: async (chainId, token, owner) => {
      const data = `0x70a08231${owner.slice(2).toLowerCase().padStart(64, '0')}`
      return BigInt(await node(chainId, 'eth_call', [{ to: token, data }, 'latest']))
    },
    innerCalls: async (chainId, contract) => {
      const newest = Number(await node(chainId, 'eth_blockNumber', []))
      const blocks = Array.from({ length: Math.min(newest, NEWEST_BLOCKS) }, (_, back) => newest - back)
      const traces = await Promise.all(
        blocks.map((block) => node<readonly Trace[] | null>(chainId, 'trace_block', [`0x${block.toString(16)}`])),
      )
      const isInner = ({ action, traceAddress }: Trace) =>
        traceAddress.length > 0 && action.to?.toLowerCase() === contract.toLowerCase()
      return traces.flatMap((each) => (each ?? []).filter(isInner).map(({ action }) => action.input ?? '0x'))
    },
    calm: async () => {
      await control('DELETE', '/faults')
      await post('/solver/resume')
      await post('/solver/fail', { count: 0 })
      for (const chainId of Object.keys(line.chains)) {
        await post(`/chains/${chainId}/start`)
        await control('DELETE', `/nodes/${chainId}/fault`)
        await post('/automine', { chainId: Number(chainId), enabled: true })
      }
    },
  }
}
