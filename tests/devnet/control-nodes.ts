import type { Hono } from 'hono'
import { type Controlled, chainInPath } from './controlled.ts'
import type { NodeFault } from './gateway.ts'
import { BadInput } from './http.ts'
import { type Body, expected, readBody, wholeNumber } from './input.ts'

/** Routes that make a node unreachable or ill: /chains/:id/stop and /start, /nodes/:id/fault. Its state is kept. */
export function addNodes(app: Hono, { chains }: Controlled): void {
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
    const fault = nodeFault(await readBody(context))
    gateway.setFault(fault)
    return context.json({ chainId: id, fault })
  })
  app.delete('/nodes/:id/fault', (context) => {
    const { id, gateway } = chainInPath(chains, context)
    gateway.setFault()
    return context.json({ chainId: id, fault: null })
  })
}

function nodeFault(body: Body): NodeFault {
  const kind = body['kind']
  if (kind === 'error' || kind === 'drop') return { kind }
  if (kind === 'delay') return { kind, milliseconds: wholeNumber(body, 'milliseconds', 1, 600_000) }
  throw new BadInput(expected('kind', '"error", "delay" or "drop"', kind))
}
