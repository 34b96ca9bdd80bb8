import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import { type ExchangeFaults, holdBack } from './faults.ts'

export type ExchangeEnvironment = { Bindings: HttpBindings }

/** JSON or plain text. */
export type Answer = Readonly<{ status: number; body: unknown } | { status: number; text: string }>

const PAGE = '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>Bad Gateway</h1></body></html>'

/**
 * Serves one call with faults.
 *
 * `act` makes the honest answer, `refusal` words a refusal.
 */
export async function serveFaulty(
  context: Context<ExchangeEnvironment>,
  faults: ExchangeFaults,
  parts: Readonly<{ act: () => Promise<Answer>; refusal: (message: string, code: number | undefined) => unknown }>,
): Promise<Response> {
  const { path } = context.req
  await holdBack(faults, path, 'before')
  if (faults.take('drop', path, ({ when }) => when === 'before')) return hangUp(context)
  const page = faults.take('html', path)
  if (page) return new Response(PAGE, { status: page.status, headers: { 'content-type': 'text/html; charset=utf-8' } })
  const refused = faults.take('refuse', path)
  if (refused) return respond({ status: refused.status, body: parts.refusal(refused.message, refused.code) })

  const first = await parts.act()
  const answer = faults.take('duplicate', path) ? await parts.act() : first
  await holdBack(faults, path, 'after')
  if (faults.take('drop', path, ({ when }) => when === 'after')) return hangUp(context)
  const failed = faults.take('fail-after-accepting', path)
  return respond(failed ? { status: failed.status, text: 'Internal Server Error' } : answer)
}

export function respond(answer: Answer): Response {
  const { status } = answer
  if ('body' in answer) return Response.json(answer.body, { status })
  return new Response(answer.text, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } })
}

function hangUp(context: Context<ExchangeEnvironment>): Response {
  context.env.incoming.socket.destroy()
  return RESPONSE_ALREADY_SENT
}
