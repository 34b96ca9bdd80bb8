import type { Server } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { LOOPBACK, listen, type PortChoice, type ServerName } from './ports.ts'

/** Names the field. Answered with HTTP 400. */
export class BadInput extends Error {
  override name = 'BadInput'
}

/** Makes a Hono app for any page, with errors as `{message}`. */
export function createApp(notFound: string): Hono {
  const app = new Hono()
  app.use(cors({ origin: '*' }))
  app.notFound((context) => context.json({ message: notFound }, 404))
  app.onError((error, context) => context.json({ message: error.message }, error instanceof BadInput ? 400 : 500))
  return app
}

/** `stop` also ends kept-alive connections. */
export type HttpServer = Readonly<{ url: string; stop: () => Promise<void> }>

/** Serves the app on 127.0.0.1. */
export async function serve(app: Hono, name: ServerName, choice: PortChoice): Promise<HttpServer> {
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
