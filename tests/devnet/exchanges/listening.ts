import type { Server } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import { LOOPBACK, listen, type PortChoice, type ServerName } from '../ports.ts'
import type { ExchangeEnvironment } from './faulty.ts'

/** Serves an exchange's app on 127.0.0.1; `stop` also ends kept-alive connections. */
export async function listening(
  app: Hono<ExchangeEnvironment>,
  name: ServerName,
  choice: PortChoice,
): Promise<Readonly<{ url: string; stop: () => Promise<void> }>> {
  const server = createAdaptorServer({ fetch: app.fetch })
  const port = await listen(server as Server, name, choice)
  return {
    url: `http://${LOOPBACK}:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}
