import { setTimeout as sleep } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context, Next } from 'hono'
import { newRequestId } from '../quote/request-id.ts'
import { errorOf } from './error-codes.ts'
import type { Faults, Where } from './faults.ts'
import { tell } from './lies.ts'
import { overtaking, repeating, type ServeAgain } from './traffic.ts'

export type ServiceEnvironment = {
  Bindings: HttpBindings
  Variables: { text: string; user: string | undefined; apiKey: string | undefined }
}

/**
 * Applies faults around a call.
 *
 * Before: delay, drop, HTTP status, error code, HTML page. After: lies, truncation, reordering.
 */
export function httpFaults(faults: Faults, now: () => number, serveAgain: ServeAgain) {
  const overtake = overtaking(faults)
  const { isRepeat, repeat } = repeating(serveAgain)
  return async (c: Context<ServiceEnvironment>, next: Next): Promise<Response | undefined> => {
    const where: Where = { path: c.req.path, user: c.get('user') }
    for (const { ms } of faults.take('delay', where)) await sleep(ms, undefined, { ref: false })
    if (faults.take('drop', where).length > 0) {
      c.env.incoming.socket.destroy()
      return RESPONSE_ALREADY_SENT
    }
    const [failing] = faults.take('status', where)
    if (failing)
      return json(failing.body === undefined ? defaultBody(failing.status, now()) : failing.body, failing.status)
    const [refusing] = faults.take('error', where)
    if (refusing) throw refusalOf(refusing, now())
    const [page] = faults.take('html', where)
    if (page)
      return new Response(HTML, { status: page.status, headers: { 'content-type': 'text/html; charset=utf-8' } })
    const isDoubled = !isRepeat(c.req.raw) && faults.take('duplicate', where).length > 0
    await next()
    if (isDoubled) c.res = await repeat(c)
    else if (c.res.ok) await alter(c, faults, where)
    if (!isRepeat(c.req.raw)) await overtake(c, where)
    return undefined
  }
}

function refusalOf(
  { errorCode, message }: Readonly<{ errorCode: string; message?: string | undefined }>,
  nowMs: number,
) {
  const requestId = newRequestId(Math.floor(nowMs / 1000))
  return errorOf(errorCode, message ?? `Fault: ${errorCode}`, requestId)
}

async function alter(c: Context<ServiceEnvironment>, faults: Faults, where: Where): Promise<void> {
  const lies = faults.take('lie', where, (lie) => !lie.recompute)
  const [cut] = faults.take('truncate', where)
  if (lies.length === 0 && !cut) return
  const truth: unknown = await c.res.clone().json()
  const text = JSON.stringify(lies.reduce<unknown>((told, lie) => tell(told, lie), truth))
  const { status } = c.res
  c.res = respond(cut ? text.slice(0, cut.bytes ?? Math.floor(text.length / 2)) : text, status)
}

const HTML = '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>Bad Gateway</h1></body></html>'

// service-facts.md 2.
function defaultBody(status: number, nowMs: number): unknown {
  if (status === 401) return { message: 'Unauthorized', errorCode: 'UNAUTHORIZED' }
  if (status < 500) return { message: status === 429 ? 'Too many requests' : `Fault: HTTP ${status}` }
  const errorCode = status === 500 ? 'UNKNOWN_ERROR' : 'SERVICE_UNAVAILABLE'
  return { message: `Fault: HTTP ${status}`, errorCode, requestId: newRequestId(Math.floor(nowMs / 1000)) }
}

function json(body: unknown, status: number): Response {
  return respond(JSON.stringify(body), status)
}

function respond(text: string, status: number): Response {
  // These statuses may carry no body.
  const body = [204, 205, 304].includes(status) ? null : text
  return new Response(body, { status, headers: { 'content-type': 'application/json' } })
}
