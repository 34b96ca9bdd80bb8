import { createServer, type IncomingMessage, type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { getRequestListener, type HttpBindings, RequestError } from '@hono/node-server'
import { messageOnly, type ServiceError } from './errors.ts'

export type Serve = (request: Request, bindings: HttpBindings) => Response | Promise<Response>

/** Makes the service's HTTP server; malformed calls get "Message only" and a closed connection. */
export function openDoor(serve: Serve): Server {
  const listener = getRequestListener((request, env) => serve(request, env as HttpBindings), {
    overrideGlobalObjects: false,
    hostname: 'localhost',
    errorHandler: (error) => {
      if (!(error instanceof RequestError)) throw error
      const { status, body } = unreadable(error)
      return Response.json(body, { status, headers: { connection: 'close', ...OPEN } })
    },
  })
  const server = createServer({ requireHostHeader: false }, listener)
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => turnAway(socket, notHttp(error)))
  server.on('connect', (_, socket) => turnAway(socket, messageOnly(404, 'CONNECT: this is no proxy')))
  server.on('checkExpectation', ({ headers, socket }) => {
    turnAway(socket, messageOnly(417, `expect: expected 100-continue, got ${shown(headers.expect)}`))
  })
  return server
}

const OPEN = { 'access-control-allow-origin': '*' }

/** Answers an unservable call on a bare connection and closes it. */
export function turnAway(socket: Duplex, { status, body }: ServiceError): void {
  if (!socket.writable) return void socket.destroy()
  const text = JSON.stringify(body)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'access-control-allow-origin: *',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(text)}`,
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`)
}

/** Serves a call that offers an upgrade, such as `h2c`, without it (RFC 9110, 7.8). */
export function servePlainly(
  server: Server,
  { method, url, httpVersion, rawHeaders }: IncomingMessage,
  socket: Duplex,
) {
  const headers = rawHeaders.flatMap((name, at) => {
    if (at % 2 === 1 || ['upgrade', 'connection', 'http2-settings'].includes(name.toLowerCase())) return []
    return [`${name}: ${rawHeaders[at + 1]}`]
  })
  const head = [`${method} ${url} HTTP/${httpVersion}`, ...headers].join('\r\n')
  socket.unshift(Buffer.from(`${head}\r\n\r\n`, 'latin1'))
  server.emit('connection', socket)
}

function unreadable({ message }: RequestError): ServiceError {
  return messageOnly(400, /host/i.test(message) ? `host: ${message}` : `path: ${message}`)
}

// https://nodejs.org/docs/latest-v20.x/api/http.html#event-clienterror
function notHttp({ code, message }: NodeJS.ErrnoException): ServiceError {
  if (code === 'HPE_HEADER_OVERFLOW') return messageOnly(431, 'headers: larger than 16384 bytes with the path')
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return messageOnly(413, 'body: its chunks carry too much beside it')
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return messageOnly(408, 'request: did not come to its end in time')
  return messageOnly(400, `request: expected HTTP/1.1, got ${message.replace(/^Parse Error: /, '')}`)
}

function shown(value: unknown): string {
  return (JSON.stringify(value) ?? 'nothing').slice(0, 80)
}
