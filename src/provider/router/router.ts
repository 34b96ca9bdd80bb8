import * as v from 'valibot'
import type { Bundle } from '../../core/bundle/bundle.ts'
import type { Execution } from '../../core/execution/execution.ts'
import { siteOf } from '../../core/page/site-of-frame.ts'
import { chainIdToHex } from '../methods/chains.ts'
import { isProviderMethod, PROVIDER_METHODS, type ProviderCaller } from '../methods.ts'
import type { ProviderPorts, SitePort } from '../ports.ts'
import type { BackgroundToPage } from '../protocol.ts'
import { ProviderRpcError, RPC_ERROR_CODES, rpcFailureOf, unsupportedMethod } from '../rpc-error.ts'
import { isAllowedDocument } from './allowed-documents.ts'
import { type CallCounts, createCallCounts, isConnecting } from './call-counts.ts'
import type { FilterPage } from './filters/filter-page.ts'
import { type DecodedCall, decodeCall } from './message-decoding.ts'
import { createHandlers } from './method-handlers.ts'
import { createSitePages, type SitePage } from './open-pages.ts'
import { createPageReads, isPageRead } from './page-reads.ts'
import { createPromptGate } from './prompt-gate.ts'
import { createResentCalls } from './resent-calls.ts'
import { createResumption, inLowerCase } from './resumed-answers.ts'
import { createStatusMessages } from './status-messages.ts'

const MOST_WAITING = 256
const tooMany = { code: RPC_ERROR_CODES.unavailable, message: 'Too many calls of this page wait for an answer.' }

export type Router = Readonly<{
  accept: (port: SitePort) => void
  /** Call it after a grant, revoke, lock or unlock; without an origin, it covers all. */
  changed: (origin?: string) => void
  /** Call it at a lock: it drops stored answers. */
  forget: () => void
  /** Call it after each saved change; it tells only the requesting site. */
  executionChanged: (execution: Execution) => void
  bundleChanged: (bundle: Bundle) => void
}>

/** Makes the router of page calls. Origin and privilege come from the port. */
export function createRouter(given: ProviderPorts): Router {
  const ports = withPlainAccounts(given)
  const { nowMilliseconds: now } = ports
  const pages = createSitePages(async (origin) => {
    const [chainId, accounts] = await Promise.all([ports.chainIdOf(origin), ports.accountsOf(origin)])
    return { chainId: chainIdToHex(chainId), accounts }
  })
  const { openPrompts: open, makeRoom, displace, isInView, rejections: memory } = ports
  const gate = createPromptGate({ now, open, makeRoom, displace, isInView, memory })
  const handlers = createHandlers(ports, gate, pages.refresh)
  const resumption = createResumption(ports, gate)
  const { count, countOf } = createCallCounts(now, isInView)
  const reads = createPageReads(ports, read)
  const replay = createResentCalls(now)
  const statuses = createStatusMessages(pages)

  async function answer(port: SitePort, call: DecodedCall): Promise<unknown> {
    const { origin, tabId, documentId } = port
    const { method } = call
    const key = callKeyOf(port, call)
    const caller = { origin, key, tabId, documentId, receivedAtMilliseconds: now() }
    const opensNoPrompt = isConnecting(method) && (await hearsAccounts(origin, count, ports))
    if (!opensNoPrompt) await countOf(caller, method)
    if (!isProviderMethod(method)) throw unsupportedMethod(method)
    const params = read(method, PROVIDER_METHODS[method].params as v.GenericSchema, call.params)
    const { needsConnection } = PROVIDER_METHODS[method]
    const prompts = PROVIDER_METHODS[method].prompts && !opensNoPrompt
    const replayed = `${origin} ${key}`
    const resumed = prompts ? await resumption(method, params, caller) : undefined
    if (resumed) return replay.run(replayed, resumed)
    if (needsConnection && (await ports.grantedAccounts(origin)).length === 0) {
      throw new ProviderRpcError(RPC_ERROR_CODES.unauthorized, `${method}: connect first, with eth_requestAccounts`)
    }
    const handler = handlers[method] as (params: unknown, caller: ProviderCaller) => Promise<unknown>
    return prompts ? replay.run(replayed, () => handler(params, caller)) : handler(params, caller)
  }

  async function reply(port: SitePort, call: DecodedCall, readBy: () => Promise<unknown>): Promise<BackgroundToPage> {
    try {
      const result = await (isPageRead(call.method)
        ? readBy()
        : (replay.find(`${port.origin} ${callKeyOf(port, call)}`) ?? answer(port, call)))
      return { key: call.key, result: result ?? null }
    } catch (error) {
      return { key: call.key, error: rpcFailureOf(error) }
    }
  }

  return {
    accept: (sender) => {
      if (!isAllowedDocument(sender)) return refuse(sender)
      const port = { ...sender, origin: siteOf(sender.origin, sender.topOrigin) }
      const page = pages.add(port)
      statuses.greet(port.origin, page)
      let waiting = 0
      const reader = readerOf(port, page)
      port.onClose(() => reads.end(reader))
      port.onMessage(async (message) => {
        const call = decodeCall(message)
        if (!call) return
        if ('failure' in call) return page.post({ key: call.key, error: call.failure })
        // Reads have a limit of their own.
        const step = isPageRead(call.method) ? 0 : 1
        if (waiting + step > MOST_WAITING) return page.post({ key: call.key, error: tooMany })
        waiting += step
        const answer = await reply(port, call, () => {
          count(port.origin, call.method)
          return reads.answer(reader, call, `${message}`.length)
        })
        waiting -= step
        page.post(answer)
      })
    },
    changed: (origin) => void pages.refresh(origin),
    forget: replay.forget,
    executionChanged: statuses.executionChanged,
    bundleChanged: statuses.bundleChanged,
  }
}

async function hearsAccounts(
  origin: string,
  count: CallCounts['count'],
  { accountsOf }: Pick<ProviderPorts, 'accountsOf'>,
): Promise<boolean> {
  count(origin, 'eth_accounts')
  return (await accountsOf(origin)).length > 0
}

// Another page may use the same key.
function callKeyOf({ tabId, documentId }: SitePort, { key }: DecodedCall): string {
  return [tabId, documentId, key].join(' ')
}

function readerOf(port: SitePort, page: SitePage): FilterPage {
  let isGone = false
  port.onClose(() => {
    isGone = true
  })
  return { origin: port.origin, tell: (message) => page.post({ message }), isGone: () => isGone }
}

// Nodes write addresses in lower case, and pages compare texts.
function withPlainAccounts(ports: ProviderPorts): ProviderPorts {
  return {
    ...ports,
    accountsOf: async (origin) => inLowerCase(await ports.accountsOf(origin)),
    connect: async (origin, asker) => inLowerCase(await ports.connect(origin, asker)),
  }
}

function refuse(port: SitePort): void {
  const error = { code: RPC_ERROR_CODES.unauthorized, message: 'Causeway serves visible, secure pages only.' }
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
  throw new ProviderRpcError(RPC_ERROR_CODES.invalidParams, `${method}: ${path}: ${issue.message.slice(0, 200)}`)
}
