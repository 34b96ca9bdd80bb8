import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import { parseJson, readText } from './body.ts'
import { chainRecord } from './chains/chain-records.ts'
import { explorer } from './chains/explorer.ts'
import { messageOnly, ServiceError, withRequest } from './errors.ts'
import { httpFaults, type ServiceEnvironment } from './faults/http-faults.ts'
import { makeQuote, newRequestId, type QuoteTools } from './quote/quote.ts'
import type { Crossing } from './requests/crossings.ts'
import type { Deposits } from './requests/deposits.ts'
import { indexTransaction } from './requests/index-transaction.ts'
import { olderStatusOf, statusOf } from './requests/status.ts'

/** What the HTTP part of the service works with. */
export type AppTools = QuoteTools & Readonly<{ deposits: Deposits; log: (line: string) => void }>

type ServiceContext = Context<ServiceEnvironment>

/** The service's endpoints. interface.md, "Endpoints". Every answer is JSON and carries a Date of the world's clock. */
export function serviceApp(tools: AppTools): Hono<ServiceEnvironment> {
  const { faults, now } = tools
  const app = new Hono<ServiceEnvironment>()
  app.use(async (c, next) => {
    await next()
    // A dropped call has no answer left to write to.
    if (!c.env.outgoing.headersSent && !c.env.incoming.destroyed) c.header('date', new Date(now()).toUTCString())
  })
  app.use(cors({ origin: '*', exposeHeaders: ['date'], maxAge: 600 }))
  app.use(async (c, next) => {
    const text = c.req.method === 'POST' ? await readText(c.req.raw) : ''
    c.set('text', text)
    c.set('user', userOf(c, text, tools))
    await next()
  })
  app.use(httpFaults(faults, now))

  app.get('/chains', (c) => {
    const at = { baseUrl: tools.baseUrl(), solver: tools.solver.address }
    return c.json({ chains: [...tools.nodes.values()].map(({ chain }) => chainRecord(chain, at)) })
  })
  app.post('/quote/v2', async (c) => c.json(await makeQuote(parseJson(c.get('text')), '/quote/v2', tools)))
  app.post('/quote', async (c) => c.json(await makeQuote(parseJson(c.get('text')), '/quote', tools)))
  app.get('/intents/status/v3', (c) => c.json(worded(c, statusOf(crossingOf(c, tools)), tools)))
  app.get('/intents/status', (c) => c.json(worded(c, olderStatusOf(crossingOf(c, tools)), tools)))
  app.post('/transactions/index', async (c) => c.json(await indexTransaction(parseJson(c.get('text')), tools)))
  app.route('/', explorer(tools.nodes))

  app.notFound((c) => c.json({ message: `${c.req.method} ${c.req.path.slice(0, 200)}: no such endpoint` }, 404))
  app.onError((error) => answerError(error, tools))
  return app
}

function crossingOf(c: ServiceContext, { crossings }: AppTools): Crossing {
  const requestId = c.req.query('requestId')
  if (requestId === undefined) throw messageOnly(400, 'requestId: is required')
  if (!/^0x[0-9a-fA-F]{64}$/.test(requestId)) throw messageOnly(400, 'requestId: expected 0x and 64 hex digits')
  const crossing = crossings.byId(requestId)
  // The document does not say what an unknown id earns. Here: 404 with a message alone.
  if (!crossing) throw messageOnly(404, `requestId: no request ${requestId}`)
  return crossing
}

// A fault may put another word in place of the status.
function worded<A extends Readonly<{ status: string }>>(c: ServiceContext, answer: A, { faults }: AppTools): A {
  const [fault] = faults.take('status-word', { path: c.req.path, user: c.get('user') })
  return fault ? { ...answer, status: fault.word } : answer
}

// The wallet behind a call, for faults that strike one wallet only: named by the body, or by the request it asks about.
function userOf(c: ServiceContext, text: string, { crossings }: AppTools): string | undefined {
  const asked = c.req.query('requestId') ?? /"requestId"\s*:\s*"(0x[0-9a-fA-F]{64})"/.exec(text)?.[1]
  if (asked !== undefined) return crossings.byId(asked)?.user
  return /"user"\s*:\s*"(0x[0-9a-fA-F]{40})"/.exec(text)?.[1]
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
