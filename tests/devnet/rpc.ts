/** An error answer of a node: its code, or the HTTP status, its words, and what a call reverted with. */
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

/** A node that gave no answer: in time, or at all. What was asked may have been done or not. */
export class NodeSilent extends Error {
  override name = 'NodeSilent'
  readonly reason: 'timeout' | 'lost'
  constructor(reason: 'timeout' | 'lost', message: string) {
    super(message)
    this.reason = reason
  }
}

const TIMEOUT_MS = 10_000

/** One JSON-RPC call to a node. Returns the result; throws RpcError, or what fetch throws when nobody answers. */
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

/** A whole number as JSON-RPC writes it. */
export function toQuantity(value: number | bigint): `0x${string}` {
  return `0x${value.toString(16)}`
}
