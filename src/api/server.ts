import * as v from 'valibot'
import { fromWire, toWire } from '../lib/bigint-json.ts'
import { CausewayError } from '../lib/errors.ts'
import type { ApiPort } from './client.ts'
import { API_METHODS, type ApiMethod, type ApiResult, TOPICS, type ToPage, type Topic } from './contract.ts'
import { failureAnswer } from './failure.ts'

/** A missing handler does not compile. */
export type ApiHandlers = {
  readonly [M in ApiMethod]: (
    params: v.InferOutput<(typeof API_METHODS)[M]['params']>,
    page: ConnectedPage,
  ) => Promise<ApiResult<M>>
}

/** `id` is the same for all its calls. */
export type ConnectedPage = Readonly<{ id: number }>

export type Server = Readonly<{
  /** Only for ports of extension pages. */
  accept: (port: ApiPort) => void
  changed: (topic: Topic) => void
}>

const envelope = v.strictObject({
  id: v.pipe(v.number(), v.safeInteger()),
  method: v.string(),
  params: v.unknown(),
  again: v.optional(v.literal(true)),
})

/**
 * Makes the server of our own pages. It validates parameters, and answers every failure.
 *
 * @param onPageClosed is called when a page closes
 */
export function createServer(handlers: ApiHandlers, onPageClosed: (page: ConnectedPage) => void): Server {
  const ports = new Map<ConnectedPage, ApiPort>()
  let lastPage = 0
  return {
    accept: (port) => {
      lastPage += 1
      const page: ConnectedPage = { id: lastPage }
      ports.set(page, port)
      port.onClose(() => {
        ports.delete(page)
        onPageClosed(page)
      })
      port.onMessage((message) => {
        void answer(handlers, message, page).then((reply) => {
          if (reply && ports.has(page)) port.post(reply)
        })
      })
    },
    changed: (topic) => {
      if (!TOPICS.includes(topic)) return
      for (const port of ports.values()) port.post({ changed: topic } satisfies ToPage)
    },
  }
}

async function answer(handlers: ApiHandlers, message: unknown, page: ConnectedPage): Promise<ToPage | undefined> {
  const parsed = v.safeParse(envelope, message)
  if (!parsed.success) return undefined
  const { id, method, params, again } = parsed.output
  try {
    const known = methodOf(method)
    if (again) refuseAct(known)
    return { id, ok: true, result: toWire(await call(handlers, known, fromWire(params), page)) }
  } catch (error) {
    return failureAnswer(id, error)
  }
}

function methodOf(name: string): ApiMethod {
  if (!Object.hasOwn(API_METHODS, name)) {
    throw new CausewayError('NO_SUCH_METHOD', `There is no method ${name.slice(0, 60)}.`)
  }
  return name as ApiMethod
}

// A killed background may have done it.
function refuseAct(method: ApiMethod): void {
  if (API_METHODS[method].twice !== 'act') return
  throw new CausewayError('INTERRUPTED', 'The wallet was restarted. Look at what is shown and try again.')
}

async function call(handlers: ApiHandlers, method: ApiMethod, params: unknown, page: ConnectedPage): Promise<unknown> {
  const parsed = v.safeParse(API_METHODS[method].params, params)
  if (!parsed.success) {
    const [issue] = parsed.issues
    throw new CausewayError('BAD_PARAMS', `${method}: ${v.getDotPath(issue) ?? 'params'}: ${issue.message}`)
  }
  const handler = handlers[method] as (params: unknown, page: ConnectedPage) => Promise<unknown>
  return handler(parsed.output, page)
}
