import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from 'hono'
import { type Fault, type Faults, strikes, type Where } from './faults.ts'
import type { ServiceEnvironment } from './http-faults.ts'

// Keeps the order of answers across connections.
const GAP_MS = 10

type Held = Readonly<{ fault: Fault; letGo: () => void }>

/** Holds a struck answer until another of the same fault, a hang-up, or a timeout. */
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

export type ServeAgain = (request: Request, env: ServiceEnvironment['Bindings']) => Response | Promise<Response>

export type Repeats = Readonly<{
  isRepeat: (request: Request) => boolean
  repeat: (c: Context<ServiceEnvironment>) => Promise<Response>
}>

/** Serves each call twice, and repeats only once. */
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
