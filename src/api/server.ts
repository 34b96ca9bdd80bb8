import * as v from 'valibot'
import { CausewayError } from '../lib/errors.ts'
import { fromWire, toWire } from '../lib/wire.ts'
import type { PagePort } from './client.ts'
import { METHODS, type Method, type Result, TOPICS, type ToPage, type Topic } from './contract.ts'
import { failure } from './failure.ts'

/** A missing handler does not compile. */
export type Handlers = {
  readonly [M in Method]: (params: v.InferOutput<(typeof METHODS)[M]['params']>, page: Page) => Promise<Result<M>>
}

/** `id` is the same for all its calls. */
export type Page = Readonly<{ id: number }>

export type Server = Readonly<{
  /** Only for ports of extension pages. */
  accept: (port: PagePort) => void
  /** Tells all pages that answers about a topic are stale. */
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
export function createServer(handlers: Handlers, onPageClosed: (page: Page) => void): Server {
  const ports = new Map<Page, PagePort>()
  let lastPage = 0
  return {
    accept: (port) => {
      lastPage += 1
      const page: Page = { id: lastPage }
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

async function answer(handlers: Handlers, message: unknown, page: Page): Promise<ToPage | undefined> {
  const parsed = v.safeParse(envelope, message)
  if (!parsed.success) return undefined
  const { id, method, params, again } = parsed.output
  try {
    const known = methodOf(method)
    if (again) refuseAct(known)
    return { id, ok: true, result: toWire(await call(handlers, known, fromWire(params), page)) }
  } catch (error) {
    return failure(id, error)
  }
}

function methodOf(name: string): Method {
  if (!Object.hasOwn(METHODS, name)) {
    throw new CausewayError('NO_SUCH_METHOD', `There is no method ${name.slice(0, 60)}.`)
  }
  return name as Method
}

// A killed background may have done it already.
function refuseAct(method: Method): void {
  if (METHODS[method].twice !== 'act') return
  throw new CausewayError('INTERRUPTED', 'The wallet was restarted. Look at what is shown and try again.')
}

async function call(handlers: Handlers, method: Method, params: unknown, page: Page): Promise<unknown> {
  const parsed = v.safeParse(METHODS[method].params, params)
  if (!parsed.success) {
    const [issue] = parsed.issues
    throw new CausewayError('BAD_PARAMS', `${method}: ${v.getDotPath(issue) ?? 'params'}: ${issue.message}`)
  }
  const handler = handlers[method] as (params: unknown, page: Page) => Promise<unknown>
  return handler(parsed.output, page)
}
