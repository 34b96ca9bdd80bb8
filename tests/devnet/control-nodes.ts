import type { Hono } from 'hono'
import { type Controlled, chainInPath } from './controlled.ts'
import type { Gateway, NodeFault } from './gateway.ts'
import { BadInput } from './http.ts'
import { type Body, expected, readBody, wholeNumber } from './input.ts'
import type { WayFault } from './service/family.ts'
import { doorsOf } from './world-chain.ts'

/**
 * Adds /chains/:id/stop and /start, and /nodes/:id/fault.
 *
 * `node` 1 or 2 selects one of two nodes. `side` "service" selects the service's connection, optionally one `method`.
 */
export function addNodes(app: Hono, { chains, service }: Controlled): void {
  app.post('/chains/:id/stop', async (context) => {
    const { id, ...chain } = chainInPath(chains, context)
    await Promise.all(doorsOf(chain).map(({ close }) => close()))
    return context.json({ chainId: id, running: false })
  })
  app.post('/chains/:id/start', async (context) => {
    const { id, ...chain } = chainInPath(chains, context)
    await Promise.all(doorsOf(chain).map(({ open }) => open()))
    return context.json({ chainId: id, running: true })
  })
  app.post('/nodes/:id/fault', async (context) => {
    const { id, ...chain } = chainInPath(chains, context)
    const body = await readBody(context)
    if (sideOf(body) === 'service') {
      const fault = wayFault(body)
      service.control.setNodeFault(id, fault)
      return context.json({ chainId: id, side: 'service', fault })
    }
    const fault = nodeFault(body)
    for (const { setFault } of doorsIn(body, doorsOf(chain))) setFault(fault)
    return context.json({ chainId: id, fault })
  })
  app.delete('/nodes/:id/fault', (context) => {
    const { id, ...chain } = chainInPath(chains, context)
    for (const { setFault } of doorsOf(chain)) setFault()
    service.control.setNodeFault(id)
    return context.json({ chainId: id, fault: null })
  })
}

function nodeFault(body: Body): NodeFault {
  const kind = body['kind']
  if (kind === 'error' || kind === 'drop') return { kind }
  if (kind === 'mute' || kind === 'forget') return { kind, method: methodOf(body) }
  if (kind === 'delay') return { kind, milliseconds: millisecondsOf(body) }
  throw new BadInput(expected('kind', '"error", "delay", "drop", "mute" or "forget"', kind))
}

function doorsIn({ node }: Body, doors: readonly Gateway[]): readonly Gateway[] {
  if (node === undefined) return doors
  const door = typeof node === 'number' ? doors[node - 1] : undefined
  if (door) return [door]
  throw new BadInput(expected('node', `a number from 1 to ${doors.length}`, node))
}

function millisecondsOf(body: Body): number {
  return wholeNumber(body, 'milliseconds', 1, 600_000)
}

function methodOf({ method }: Body): string {
  if (typeof method === 'string' && /^\w+$/.test(method)) return method
  throw new BadInput(expected('method', 'the name of one', method))
}

function sideOf({ side }: Body): 'public' | 'service' {
  if (side === undefined || side === 'public') return 'public'
  if (side === 'service') return side
  throw new BadInput(expected('side', '"public" or "service"', side))
}

function wayFault(body: Body): WayFault {
  const { kind, method } = body
  if (method !== undefined && typeof method !== 'string') throw new BadInput(expected('method', 'a name', method))
  const only = method === undefined ? {} : { method }
  if (kind === 'timeout' || kind === 'mute' || kind === 'error' || kind === 'drop') return { kind, ...only }
  if (kind === 'delay') return { kind, milliseconds: millisecondsOf(body), ...only }
  throw new BadInput(expected('kind', '"error", "timeout", "delay", "drop" or "mute"', kind))
}
