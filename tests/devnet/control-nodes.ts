import type { Hono } from 'hono'
import { type Controlled, chainInPath } from './controlled.ts'
import type { NodeFault } from './gateway.ts'
import { BadInput } from './http.ts'
import { type Body, expected, readBody, wholeNumber } from './input.ts'
import type { WayFault } from './service/family.ts'

/**
 * Routes that make a node unreachable or ill: /chains/:id/stop and /start, /nodes/:id/fault. Its state is kept. With
 * `side` "service" the fault strikes the service's own way to the node (and with `method`, only such questions), else the
 * public one.
 */
export function addNodes(app: Hono, { chains, service }: Controlled): void {
  app.post('/chains/:id/stop', async (context) => {
    const { id, gateway } = chainInPath(chains, context)
    await gateway.close()
    return context.json({ chainId: id, running: false })
  })
  app.post('/chains/:id/start', async (context) => {
    const { id, gateway } = chainInPath(chains, context)
    await gateway.open()
    return context.json({ chainId: id, running: true })
  })
  app.post('/nodes/:id/fault', async (context) => {
    const { id, gateway } = chainInPath(chains, context)
    const body = await readBody(context)
    if (sideOf(body) === 'service') {
      const fault = wayFault(body)
      service.control.setNodeFault(id, fault)
      return context.json({ chainId: id, side: 'service', fault })
    }
    const fault = nodeFault(body)
    gateway.setFault(fault)
    return context.json({ chainId: id, fault })
  })
  app.delete('/nodes/:id/fault', (context) => {
    const { id, gateway } = chainInPath(chains, context)
    gateway.setFault()
    service.control.setNodeFault(id)
    return context.json({ chainId: id, fault: null })
  })
}

function nodeFault(body: Body): NodeFault {
  const kind = body['kind']
  if (kind === 'error' || kind === 'drop') return { kind }
  if (kind === 'mute') return { kind, method: methodOf(body) }
  if (kind === 'delay') return { kind, milliseconds: wholeNumber(body, 'milliseconds', 1, 600_000) }
  throw new BadInput(expected('kind', '"error", "delay", "drop" or "mute"', kind))
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
  if (kind === 'timeout' || kind === 'mute') return { kind, ...only }
  if (kind === 'error' || kind === 'drop' || kind === 'delay') return { ...nodeFault(body), ...only }
  throw new BadInput(expected('kind', '"error", "timeout", "delay", "drop" or "mute"', kind))
}
