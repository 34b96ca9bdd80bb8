import type { Hono } from 'hono'
import { addMining } from './control-mining.ts'
import { addMoney } from './control-money.ts'
import { addNodes } from './control-nodes.ts'
import type { Controlled } from './controlled.ts'
import { BadInput, createApp } from './http.ts'
import { readBody, wholeNumber } from './input.ts'

/** The control server's routes: everything that a test or a demo can do to the world. JSON in, JSON out. */
export function controlApp(world: Controlled): Hono {
  const app = createApp('The control server has no such route; see tests/devnet/control.ts for those that it has.')
  app.get('/world', (context) => context.json(world.readyLine() as object))
  addMoney(app, world)
  addMining(app, world)
  addNodes(app, world)
  addService(app, world)
  return app
}

function addService(app: Hono, { service: { control } }: Controlled): void {
  app.post('/solver/pause', (context) => {
    control.pauseSolver()
    return context.json({ paused: true })
  })
  app.post('/solver/resume', (context) => {
    control.resumeSolver()
    return context.json({ paused: false })
  })
  app.post('/solver/fail', async (context) => {
    const count = wholeNumber(await readBody(context), 'count', 0, 1_000)
    control.failNext(count)
    return context.json({ count })
  })
  app.post('/faults', async (context) => {
    const body = await readBody(context)
    return context.json(refusedIsBadInput(() => control.setFault(body)) as object)
  })
  app.get('/faults', (context) => context.json(control.listFaults() as object))
  app.delete('/faults', (context) => {
    control.clearFaults()
    return context.json(control.listFaults() as object)
  })
  app.post('/price', async (context) => {
    const { group, usd } = await readBody(context)
    refusedIsBadInput(() => control.setPrice(`${group}`, `${usd}`))
    return context.json({ group, usd })
  })
  app.get('/requests', (context) => context.json(control.requests() as object))
}

/** The service knows what faults and prices there are: what it refuses is bad input. */
function refusedIsBadInput<Value>(action: () => Value): Value {
  try {
    return action()
  } catch (error) {
    throw new BadInput(error instanceof Error ? error.message : `body: refused, ${error}`)
  }
}
