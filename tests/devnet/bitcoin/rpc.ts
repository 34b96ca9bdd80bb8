import { Agent, type RequestOptions, request } from 'node:http'
import { NodeSilent } from '../rpc.ts'
import { BitcoinError } from './node.ts'

type Call = Readonly<{ method: string; params: readonly unknown[] }>

/** Every call may throw NodeSilent. */
export type BitcoinRpc = Readonly<{
  /** Throws BitcoinError with the node's code. */
  call: <Result = unknown>(method: string, ...params: readonly unknown[]) => Promise<Result>
  /** Throws the first error. */
  batch: <Result = unknown>(calls: readonly Call[]) => Promise<readonly Result[]>
}>

type Answer = Readonly<{ id: number; result: unknown; error: Readonly<{ code: number; message: string }> | null }>

const TIMEOUT_MS = 20_000
const IDLE_MS = 20_000
const UNREACHABLE = -1

/** Connects to `http://user:password@host:port`. */
export function connectRpc(rpcUrl: string): BitcoinRpc {
  const { username, password, origin } = new URL(rpcUrl)
  const headers = {
    'content-type': 'application/json',
    authorization: `Basic ${btoa(`${username}:${password}`)}`,
  }
  // Sooner than bitcoind's 30 s.
  const agent = new Agent({ keepAlive: true, timeout: IDLE_MS })
  const ask = async (body: unknown): Promise<unknown> => {
    const { status, text } = await post(origin, { agent, headers }, JSON.stringify(body)).catch(silent)
    // bitcoind answers call errors as JSON with HTTP 404 or 500.
    if (!text.startsWith('{') && !text.startsWith('[')) throw new BitcoinError(UNREACHABLE, `HTTP ${status}`)
    return JSON.parse(text)
  }
  const batch = async <Result>(calls: readonly Call[]): Promise<readonly Result[]> => {
    if (calls.length === 0) return []
    const body = calls.map(({ method, params }, id) => ({ jsonrpc: '1.0', id, method, params }))
    const answers = (await ask(body)) as readonly Answer[]
    return [...answers].sort((a, b) => a.id - b.id).map((answer) => resultOf(answer) as Result)
  }
  return {
    batch,
    call: async <Result>(method: string, ...params: readonly unknown[]) => {
      return resultOf((await ask({ jsonrpc: '1.0', id: 0, method, params })) as Answer) as Result
    },
  }
}

// fetch costs three times as much.
function post(url: string, options: RequestOptions, body: string): Promise<Readonly<{ status: number; text: string }>> {
  return new Promise((resolve, reject) => {
    const call = request(url, { ...options, method: 'POST', signal: AbortSignal.timeout(TIMEOUT_MS) }, (response) => {
      const pieces: Buffer[] = []
      response.on('data', (piece: Buffer) => pieces.push(piece))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(pieces).toString() }))
      response.on('error', reject)
    })
    call.on('error', reject)
    call.end(body)
  })
}

function silent(error: unknown): never {
  const isLate = error instanceof Error && error.name === 'AbortError'
  throw new NodeSilent(isLate ? 'timeout' : 'lost', `bitcoind: ${String(error)}`)
}

function resultOf({ result, error }: Answer): unknown {
  if (error) throw new BitcoinError(error.code, error.message)
  return result
}
