import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

/** The OS picks the port, and `stop` ends every connection. */
export type TestServer = Readonly<{ url: string; stop: () => Promise<void> }>

export async function serve(listener: RequestListener): Promise<TestServer> {
  const server = createServer(listener)
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

/** Strings and bytes pass unchanged. */
export function answering(
  body: unknown,
  { status = 200, type = 'application/json' }: Readonly<{ status?: number; type?: string | undefined }> = {},
): RequestListener {
  return (_request, response) => {
    response.writeHead(status, type === '' ? {} : { 'content-type': type })
    response.end(typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body))
  }
}

export type Asked = Readonly<{ id: number; method: string; params: readonly unknown[] }>

export function answeringAsked(answer: (asked: Asked | readonly Asked[]) => unknown): RequestListener {
  return async (message, response) => {
    let text = ''
    for await (const chunk of message) text += chunk
    answering(answer(JSON.parse(text)))(message, response)
  }
}

export function answeringAsNode(
  outcome: (asked: Asked) => Readonly<{ result: unknown } | { error: unknown }>,
): RequestListener {
  const one = (asked: Asked) => ({ jsonrpc: '2.0', id: asked.id, ...outcome(asked) })
  return answeringAsked((asked) => (Array.isArray(asked) ? asked.map(one) : one(asked as Asked)))
}
