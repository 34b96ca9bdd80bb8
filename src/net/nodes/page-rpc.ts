import * as v from 'valibot'
import type { NodeUrls } from '../../core/chain/chain.ts'
import { type Fetch, requestJson } from '../http/request.ts'
import { isInternalError } from './contract-refusal.ts'
import { isTooOften, type RpcRequest } from './rpc-batching.ts'

export type NodeError = Readonly<{ code: number; message: string; data?: unknown }>

export type PageRpcAnswer =
  | Readonly<{ said: 'result'; result: unknown }>
  | Readonly<{ said: 'error'; error: NodeError }>
  | Readonly<{ said: 'nothing'; message: string }>

const TIMEOUT_MILLISECONDS = 10_000
const ID = 1

const refused = v.object({
  error: v.object({ code: v.pipe(v.number(), v.integer()), message: v.string(), data: v.optional(v.unknown()) }),
})
const answered = v.object({ jsonrpc: v.literal('2.0'), id: v.literal(ID), result: v.unknown() })

export type PageRpcOptions = Readonly<{
  fetch: Fetch
  urls: NodeUrls
  /** Any other node than `pinnedUrl` proves it once. */
  chainId?: number
  pinnedUrl?: string
}>

/** Passes pages' RPC calls to a chain's nodes, with answers unchanged. Never throws. */
export function createPageRpc({ fetch, urls, chainId, pinnedUrl }: PageRpcOptions) {
  let inOrder: readonly string[] = urls
  const proven = new Set(chainId === undefined ? urls : [pinnedUrl])

  async function passToProven(url: string, question: RpcRequest): Promise<PageRpcAnswer> {
    if (!proven.has(url)) {
      const served = await passOn(fetch, url, { method: 'eth_chainId', params: [] })
      if (served.said !== 'result') return served.said === 'nothing' ? served : ANOTHER_CHAIN
      if (Number(served.result) !== chainId) return ANOTHER_CHAIN
      proven.add(url)
    }
    return passOn(fetch, url, question)
  }

  return async (question: RpcRequest): Promise<PageRpcAnswer> => {
    const asked = inOrder
    let silence: PageRpcAnswer | undefined
    for (const url of asked) {
      const passed = await passToProven(url, question)
      const isTrouble = passed.said === 'error' && (isTooOften(passed.error) || isInternalError(passed.error))
      if (passed.said !== 'nothing' && !isTrouble) {
        inOrder = [url, ...asked.filter((each) => each !== url)]
        return passed
      }
      silence ??= passed
    }
    return silence ?? { said: 'nothing', message: 'There is no node' }
  }
}

const ANOTHER_CHAIN: PageRpcAnswer = { said: 'nothing', message: 'The node serves another chain' }

async function passOn(fetch: Fetch, url: string, { method, params }: RpcRequest): Promise<PageRpcAnswer> {
  const body = { jsonrpc: '2.0', id: ID, method, params }
  const answer = await requestJson(fetch, { method: 'POST', url, body, timeoutMilliseconds: TIMEOUT_MILLISECONDS })
  if (!answer.ok) return { said: 'nothing', message: answer.message }
  const error = v.safeParse(refused, answer.body)
  if (error.success) return { said: 'error', error: error.output.error }
  const result = v.safeParse(answered, answer.body)
  if (result.success) return { said: 'result', result: result.output.result }
  return { said: 'nothing', message: `The answer was not JSON-RPC (HTTP status ${answer.status})` }
}
