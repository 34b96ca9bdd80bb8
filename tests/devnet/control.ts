import type { Hono } from 'hono'
import { addFeeds } from './control-feeds.ts'
import { addMining } from './control-mining.ts'
import { addMoney } from './control-money.ts'
import { addNodes } from './control-nodes.ts'
import { addAccess, addService } from './control-service.ts'
import type { Controlled } from './controlled.ts'
import { createApp } from './http.ts'

export function controlApp(world: Controlled): Hono {
  const app = createApp('The control server has no such route; see tests/devnet/control.ts for those that it has.')
  app.get('/world', (context) => context.json(world.readyLine() as object))
  addMoney(app, world)
  addMining(app, world)
  addFeeds(app, world)
  addNodes(app, world)
  addService(app, world)
  addAccess(app, world)
  for (const { control } of world.parts) control?.(app)
  return app
}
