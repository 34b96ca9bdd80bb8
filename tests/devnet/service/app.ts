import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import type { AppFees } from './access/app-fees.ts'
import { authorize } from './access/authorize.ts'
import { execute } from './access/execute.ts'
import { asExecuteError } from './access/execute-error.ts'
import type { Keys } from './access/keys.ts'
import { executePermit } from './access/permits.ts'
import { parseJson, readText } from './body.ts'
import { chainRecord } from './chains/chain-records.ts'
import { explorer } from './chains/explorer.ts'
import { reads } from './chains/reads.ts'
import { messageOnly, ServiceError, withRequest } from './errors.ts'
import { httpFaults, type ServiceEnvironment } from './faults/http-faults.ts'
import { makePrice, type QuoteTools } from './quote/price.ts'
import { makeQuote } from './quote/quote.ts'
import { newRequestId } from './quote/request-id.ts'
import type { Deposits } from './requests/deposits.ts'
import { indexTransaction } from './requests/index-transaction.ts'
import { depositAddressOf, listOlderRequests, listRequests } from './requests/list.ts'
import type { Reindexed } from './requests/reindex.ts'
import { olderStatusOf, secondStatusOf, statusOf } from './requests/status.ts'
import { MOST_UNPAID, type Transfer } from './requests/transfers.ts'

export type AppTools = QuoteTools &
  Readonly<{
    deposits: Deposits
    reindex: (json: unknown) => Promise<Reindexed>
    keys: Keys
    appFees: AppFees
    log: (line: string) => void
    signal: AbortSignal
  }>

type ServiceContext = Context<ServiceEnvironment>

/** Serves the endpoints as JSON, with a Date of the world's clock (interface.md, "Endpoints"). */
export function serviceApp(tools: AppTools): Hono<ServiceEnvironment> {
  const { faults, now } = tools
  const app = new Hono<ServiceEnvironment>()
  app.use(async ({ env: { outgoing } }, next) => {
    // Set on Node's answer: changing a finished Response copies its body through a stream.
    outgoing.setHeader('access-control-allow-origin', '*').setHeader('access-control-expose-headers', 'date')
    await next()
    if (!outgoing.headersSent) outgoing.setHeader('date', new Date(now()).toUTCString())
  })
  app.options('*', cors({ origin: '*', maxAge: 600 }))
  app.use(async (c, next) => {
    const { incoming } = c.env
    const text = c.req.method === 'POST' ? await readText(c.req.raw, incoming.headers['content-length']) : ''
    c.set('text', text)
    c.set('user', userOf(c, text, tools))
    const key = incoming.headers['x-api-key']
    const caller = incoming.socket.remoteAddress ?? ''
    c.set('apiKey', tools.keys.admit(typeof key === 'string' ? key : undefined, caller, c.req.path)?.key)
    await next()
  })
  app.use(httpFaults(faults, now, (request, env) => app.fetch(request, env)))

  app.get('/chains', (c) => c.json({ chains: recordsOf(c.req.query('includeChains'), tools) }))
  for (const path of ['/quote/v2', '/quote'] as const) {
    app.post(path, async (c) =>
      c.json(await makeQuote(parseJson(c.get('text')), { path, apiKey: c.get('apiKey') }, tools)),
    )
  }
  app.post('/price', async (c) =>
    c.json(await makePrice(parseJson(c.get('text')), { path: '/quote/v2', apiKey: c.get('apiKey') }, tools)),
  )
  app.get('/intents/status/v3', (c) => c.json(worded(c, statusOf(transferOf(c, tools)), tools)))
  app.get('/intents/status/v2', (c) => c.json(worded(c, secondStatusOf(transferOf(c, tools)), tools)))
  app.get('/intents/status', (c) => c.json(worded(c, olderStatusOf(transferOf(c, tools)), tools)))
  app.get('/requests/v3', (c) => c.json(listRequests(tools.transfers, c.get('apiKey'), (name) => c.req.query(name))))
  app.get('/requests/v2', (c) => c.json(listOlderRequests(tools.transfers, (name) => c.req.query(name))))
  app.get('/deposit-addresses/v1', (c) => c.json(depositAddressOf(tools.transfers, (name) => c.req.query(name))))
  app.post('/transactions/index', async (c) => c.json(await indexTransaction(parseJson(c.get('text')), tools)))
  app.post('/transactions/deposit-address/reindex', async (c) => c.json(await tools.reindex(parseJson(c.get('text')))))
  app.post('/transactions/single', async (c) => c.json(await indexTransaction(single(parseJson(c.get('text'))), tools)))
  app.post('/authorize', async (c) =>
    c.json(await authorize(parseJson(c.get('text')), c.req.query('signature'), tools)),
  )
  app.post('/execute/permits', async (c) =>
    c.json(await executePermit(parseJson(c.get('text')), c.req.query('signature'), tools)),
  )
  app.get('/app-fees/:wallet/balances', (c) => c.json(tools.appFees.balancesOf(c.req.param('wallet'))))
  app.post('/app-fees/:wallet/claim', (c) =>
    c.json(tools.appFees.claim(c.req.param('wallet'), parseJson(c.get('text')))),
  )
  app.post('/execute', async (c) => c.json(await execute(parseJson(c.get('text')), c.get('apiKey'), tools)))
  app.route('/', reads(tools))
  app.route('/', explorer(tools.registry))

  app.notFound((c) => c.json({ message: `${c.req.method} ${c.req.path.slice(0, 200)}: no such endpoint` }, 404))
  app.onError((error, c) => {
    if (c.req.path !== '/execute') return answerError(error, tools)
    const { status, body } = asExecuteError(error, tools.log)
    return Response.json(body, { status })
  })
  return app
}

function recordsOf(includeChains: string | undefined, tools: AppTools) {
  const wanted = includeChains?.split(',').map(Number)
  return [...tools.registry.values()]
    .filter(({ chain }) => wanted === undefined || wanted.includes(chain.id))
    .map((end) => chainRecord(end, tools.incidents.of(end.chain.id), tools.baseUrl()))
}

// service-facts.md 5: the transaction comes as a JSON string.
function single(json: unknown): unknown {
  if (typeof json !== 'object' || json === null || !('tx' in json) || typeof json.tx !== 'string') return json
  const tx = parseJson(json.tx)
  return typeof tx === 'object' && tx !== null && 'txHash' in tx ? { ...json, txHash: tx.txHash } : json
}

function transferOf(c: ServiceContext, { transfers }: AppTools): Transfer {
  const requestId = c.req.query('requestId')
  if (requestId === undefined) throw messageOnly(400, 'requestId: is required')
  if (!/^0x[0-9a-fA-F]{64}$/.test(requestId)) throw messageOnly(400, 'requestId: expected 0x and 64 hex digits')
  const transfer = transfers.byId(requestId)
  // The document doesn't define this case. Here: 404 with a message alone.
  const kept = transfers.forgotten() > 0 ? `; of those that nobody paid, the newest ${MOST_UNPAID} are kept` : ''
  if (!transfer) throw messageOnly(404, `requestId: no request ${requestId}${kept}`)
  return transfer
}

function worded<A extends Readonly<{ status: string }>>(c: ServiceContext, answer: A, { faults }: AppTools): A {
  const [fault] = faults.take('status-word', { path: c.req.path, user: c.get('user') })
  return fault ? { ...answer, status: fault.word } : answer
}

// From the body or its request.
function userOf(c: ServiceContext, text: string, { transfers }: AppTools): string | undefined {
  const asked = c.req.query('requestId') ?? /"requestId"\s*:\s*"(0x[0-9a-fA-F]{64})"/.exec(text)?.[1]
  if (asked !== undefined) return transfers.byId(asked)?.user
  return /"user"\s*:\s*"([0-9a-zA-Z]{1,100})"/.exec(text)?.[1]
}

function answerError(error: unknown, { log, now }: AppTools): Response {
  const known = error instanceof ServiceError ? error : unexpected(error, now(), log)
  return Response.json(known.body, { status: known.status })
}

function unexpected(error: unknown, nowMs: number, log: (line: string) => void): ServiceError {
  log(`unexpected: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
  const requestId = newRequestId(Math.floor(nowMs / 1000))
  return withRequest(500, 'UNKNOWN_ERROR', 'the service failed; ask again', requestId)
}
