import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from 'hono'
import { type Fault, type Faults, strikes, type Where } from './faults.ts'
import type { ServiceEnvironment } from './http-faults.ts'

// So that what went out first also comes in first, on another connection.
const GAP_MS = 10

type Held = Readonly<{ fault: Fault; letGo: () => void }>

/**
 * Lets answers overtake each other: one that a fault `reorder` strikes waits until another answer that the same fault
 * could strike has gone out, until its caller hangs up, or for the fault's time. Called when an answer is ready.
 */
export function overtaking(faults: Faults): (c: Context<ServiceEnvironment>, where: Where) => Promise<void> {
  const held = new Set<Held>()
  return async ({ env: { outgoing } }, where) => {
    const overtaken = [...held].filter(({ fault }) => strikes(fault, where))
    if (overtaken.length > 0) {
      outgoing.once('finish', () => {
        sleep(GAP_MS).then(() => {
          for (const each of overtaken) each.letGo()
        })
      })
      return
    }
    const [fault] = faults.take('reorder', where)
    if (!fault) return
    let letGo = () => {}
    const released = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const each: Held = { fault, letGo }
    held.add(each)
    outgoing.once('close', letGo)
    await Promise.race([released, sleep(fault.ms, undefined, { ref: false })])
    held.delete(each)
  }
}

/** Serves a call again, from its beginning. */
export type ServeAgain = (request: Request, env: ServiceEnvironment['Bindings']) => Response | Promise<Response>

/** Whether a call is the second serving of another one, and how to make one. */
export type Repeats = Readonly<{
  isRepeat: (request: Request) => boolean
  repeat: (c: Context<ServiceEnvironment>) => Promise<Response>
}>

/** What serves calls twice: each call once more, and no repeat again. */
export function repeating(serveAgain: ServeAgain): Repeats {
  const repeats = new WeakSet<Request>()
  return {
    isRepeat: (request) => repeats.has(request),
    async repeat(c) {
      const { method, url, headers } = c.req.raw
      const hasBody = method === 'POST'
      const request = new Request(url, { method, headers, ...(hasBody ? { body: c.get('text') } : {}) })
      repeats.add(request)
      return serveAgain(request, c.env)
    },
  }
}
