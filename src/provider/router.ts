import * as v from 'valibot'
import { type Bundle, siteOf } from '../core/bundle/bundle.ts'
import type { Execution } from '../core/execution.ts'
import { createReading } from './as-if-funded.ts'
import { codeOf } from './bundle-status.ts'
import { statusCode } from './calls-status.ts'
import { hexOf } from './chain-params.ts'
import { type DecodedCall, decodeCall } from './decode.ts'
import { createHandlers } from './handlers.ts'
import { ASKING, createMeter, FOLLOWING, FREE, READING } from './limits.ts'
import { type Caller, isMethod, METHODS } from './methods.ts'
import { createPages } from './pages.ts'
import type { ProviderPort, ProviderPorts } from './ports.ts'
import { createPromptGate } from './prompt-gate.ts'
import type { BackgroundToPage } from './protocol.ts'
import { isRead, READS } from './reads.ts'
import { createReplay } from './replay.ts'
import { createResumption } from './resumed.ts'
import { CODES, failureOf, ProviderRpcError, unsupportedMethod } from './rpc-error.ts'
import { isServed } from './served.ts'
import { createStatuses } from './statuses.ts'

const MOST_WAITING = 256
const tooMany = { code: CODES.unavailable, message: 'Too many calls of this page wait for an answer.' }

export type Router = Readonly<{
  accept: (port: ProviderPort) => void
  /** Call it after a grant, revoke, lock or unlock; without an origin, it covers all. */
  changed: (origin?: string) => void
  /** Call it at a lock: it drops stored answers. */
  forget: () => void
  /** Call it after each saved change; it tells only the requesting site. */
  executionChanged: (execution: Execution) => void
  bundleChanged: (bundle: Bundle) => void
}>

/**
 * Makes the router of page calls. Origin and privilege come from the port. Every call is decoded, limited and validated
 * first, and always answered.
 */
export function createRouter(ports: ProviderPorts): Router {
  const { nowMilliseconds: now } = ports
  const pages = createPages(async (origin) => {
    const [chainId, accounts] = await Promise.all([ports.chainIdOf(origin), ports.accountsOf(origin)])
    return { chainId: hexOf(chainId), accounts }
  })
  const gate = createPromptGate({
    now,
    show: ports.showPrompt,
    open: ports.openPrompts,
    makeRoom: ports.makeRoom,
    memory: ports.rejections,
  })
  const handlers = createHandlers(ports, gate, pages.refresh)
  const resumption = createResumption(ports, gate)
  const isReading = createMeter(READING)
  const meters = { free: createMeter(FREE), asking: createMeter(ASKING), following: createMeter(FOLLOWING) }
  const reading = createReading(ports)
  const replay = createReplay(now)
  const statuses = createStatuses(pages)

  function count(origin: string, method: string): void {
    const meter = isRead(method) ? isReading : meters[isMethod(method) ? METHODS[method].counts : 'free']
    if (meter(origin, now())) return
    throw new ProviderRpcError(CODES.unavailable, 'This site asks too often. Causeway answers again in a while.')
  }

  async function answer({ origin, tabId, documentId }: ProviderPort, call: DecodedCall): Promise<unknown> {
    const { key, method } = call
    count(origin, method)
    if (isRead(method)) {
      const params = read(method, READS[method], call.params) as readonly unknown[]
      return reading(origin, await ports.chainIdOf(origin), { method, params })
    }
    if (!isMethod(method)) throw unsupportedMethod(method)
    const params = read(method, METHODS[method].params as v.GenericSchema, call.params)
    const { prompts, needsConnection } = METHODS[method]
    const caller = { origin, key, tabId, documentId }
    const replayed = `${origin} ${key}`
    const resumed = prompts ? await resumption(method, params, caller) : undefined
    if (resumed) return replay.run(replayed, resumed)
    if (needsConnection && (await ports.grantedAccounts(origin)).length === 0) {
      throw new ProviderRpcError(CODES.unauthorized, `${method}: connect first, with eth_requestAccounts`)
    }
    const handler = handlers[method] as (params: unknown, caller: Caller) => Promise<unknown>
    return prompts ? replay.run(replayed, () => handler(params, caller)) : handler(params, caller)
  }

  async function reply(port: ProviderPort, call: DecodedCall): Promise<BackgroundToPage> {
    try {
      const result = await (replay.find(`${port.origin} ${call.key}`) ?? answer(port, call))
      return { key: call.key, result: result ?? null }
    } catch (error) {
      return { key: call.key, error: failureOf(error) }
    }
  }

  return {
    accept: (port) => {
      if (!isServed(port)) return refuse(port)
      const page = pages.add(port)
      statuses.greet(port.origin, page)
      let waiting = 0
      port.onMessage(async (message) => {
        const call = decodeCall(message)
        if (!call) return
        if ('failure' in call) return page.post({ key: call.key, error: call.failure })
        if (waiting >= MOST_WAITING) return page.post({ key: call.key, error: tooMany })
        waiting += 1
        const answer = await reply(port, call)
        waiting -= 1
        page.post(answer)
      })
    },
    changed: (origin) => void pages.refresh(origin),
    forget: replay.forget,
    executionChanged: (execution) => {
      const { requester, updatedAtSeconds: updatedAt } = execution
      if (requester.from !== 'dapp') return
      statuses.changed(requester.origin, { id: requester.callsId, status: statusCode(execution), updatedAt })
    },
    bundleChanged: (bundle) => {
      const site = siteOf(bundle)
      // Pages know its hash only.
      if (site?.by !== 'calls') return
      const { updatedAtSeconds: updatedAt } = bundle
      statuses.changed(site.origin, { id: site.callsId, status: codeOf(bundle), updatedAt })
    },
  }
}

function refuse(port: ProviderPort): void {
  const error = { code: CODES.unauthorized, message: 'Causeway serves the top frame of secure pages only.' }
  port.onMessage((message) => {
    const call = decodeCall(message)
    if (call) port.post(JSON.stringify({ key: call.key, error } satisfies BackgroundToPage))
  })
}

function read(method: string, schema: v.GenericSchema, params: unknown): unknown {
  const parsed = v.safeParse(schema, params)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  const path = v.getDotPath(issue)?.replace(/^0\.?/, '') || 'params'
  throw new ProviderRpcError(CODES.invalidParams, `${method}: ${path}: ${issue.message.slice(0, 200)}`)
}
