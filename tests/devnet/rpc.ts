/** The node's code or HTTP status, its words, and revert data. */
export class RpcError extends Error {
  override name = 'RpcError'
  readonly code: number
  readonly data: unknown
  constructor(method: string, code: number, message: string, data?: unknown) {
    super(`${method}: ${message}`)
    this.code = code
    this.data = data
  }
}

/** No answer: the request may or may not have been executed. */
export class NodeSilent extends Error {
  override name = 'NodeSilent'
  readonly reason: 'timeout' | 'lost'
  constructor(reason: 'timeout' | 'lost', message: string) {
    super(message)
    this.reason = reason
  }
}

const TIMEOUT_MS = 10_000

/** Makes one JSON-RPC call; throws RpcError, or fetch's error without an answer. */
export async function rpc<Result = unknown>(
  url: string,
  method: string,
  params: readonly unknown[] = [],
): Promise<Result> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new RpcError(method, response.status, `HTTP ${response.status}`)
  const body = (await response.json()) as { result?: Result; error?: { code: number; message: string } }
  if (body.error) throw new RpcError(method, body.error.code, body.error.message)
  return body.result as Result
}

export function toQuantity(value: number | bigint): `0x${string}` {
  return `0x${value.toString(16)}`
}
