import * as v from 'valibot'
import { failedFor } from '../../core/reason/reason.ts'
import { schemaMismatch } from '../http/foreign-text.ts'
import { createRpcBatching, type NodeFailure, type NodeOptions } from './rpc-batching.ts'

export type RpcAnswer<T> = Readonly<{ ok: true; value: T }> | NodeFailure

/** Never throws. */
export type Rpc = <T>(
  method: string,
  params: readonly unknown[],
  schema: v.GenericSchema<unknown, T>,
) => Promise<RpcAnswer<T>>

/** Makes a node's JSON-RPC 2.0 client with decoded results. */
export function createRpc(about: NodeOptions): Rpc {
  const ask = createRpcBatching(about)
  return async (method, params, schema) => {
    const answer = await ask({ method, params })
    if (!answer.ok) return answer
    const result = v.safeParse(schema, answer.result)
    if (result.success) return { ok: true, value: result.output }
    const [issue] = result.issues
    const message = `The answer to ${method} cannot be read: ${schemaMismatch(issue)}`
    return { ...failedFor({ code: 'UNREADABLE' }, message), code: undefined, transport: undefined }
  }
}
