import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { Sent } from './sent.ts'

/** A permitted header to one host: `host` with port, `header` in lower case. */
export type Passage = Readonly<{ host: string; header: string }>

export type Proxy = Readonly<{
  url: string
  /** URLs, headers, bodies and socket data in order, without the passage's header. */
  seen: (passage?: Passage) => Buffer
  requests: () => readonly Sent[]
  /** Data over sockets and tunnels. */
  tunnelled: () => Buffer
  passed: (passage: Passage) => readonly string[]
  stop: () => Promise<void>
}>

/** A request line or body, or one header with its host. */
type Chunk = Buffer | Readonly<{ host: string; header: string; value: string }>

export async function startProxy(): Promise<Proxy> {
  const chunks: Chunk[] = []
  const tunnels: Buffer[][] = []
  const requests: Sent[] = []
  const sockets = new Set<Socket>()
  const server = createServer((incoming, outgoing) => {
    const { method = '', url = '', headers, rawHeaders } = incoming
    const { host } = new URL(url)
    chunks.push(Buffer.from(`${method} ${url}\n`), ...headersOf(rawHeaders).map((each) => ({ host, ...each })))
    const body: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => body.push(chunk))
    incoming.on('end', () => {
      chunks.push(Buffer.concat(body))
      const headersSaid = Buffer.from(rawHeaders.join('\n'))
      requests.push({ method, url, headers: headersSaid, body: Buffer.concat(body) })
      pass({ method, url, headers }, Buffer.concat(body)).then(
        ({ status, headers: answered, bytes }) => outgoing.writeHead(status, answered).end(bytes),
        () => outgoing.writeHead(502).end(),
      )
    })
  })
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
  })
  // Sockets and encrypted data; browsers mask each frame with a key at its start.
  server.on('connect', ({ url = '' }, near: Socket, head: Buffer) => {
    const [host = '', port = ''] = url.split(':')
    const said: Buffer[] = [head]
    tunnels.push(said)
    chunks.push(Buffer.from(`CONNECT ${url}\n`))
    const far = connect(Number(port), host, () => {
      near.write('HTTP/1.1 200 Connection Established\r\n\r\n')
      far.write(head)
      far.pipe(near)
      near.on('data', (chunk: Buffer) => said.push(chunk))
      near.pipe(far)
    })
    sockets.add(far)
    far.on('close', () => sockets.delete(far))
    far.on('error', () => near.destroy())
    near.on('error', () => far.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const tunnelled = () => tunnels.flatMap((said) => unmasked(Buffer.concat(said)))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: () => requests,
    tunnelled: () => Buffer.concat(tunnelled()),
    seen: (passage) => {
      const isSeen = (chunk: Chunk) => Buffer.isBuffer(chunk) || !(passage && isThrough(passage, chunk))
      const asked = chunks.filter(isSeen).map((chunk) => (Buffer.isBuffer(chunk) ? chunk : Buffer.from(lineOf(chunk))))
      return Buffer.concat([...asked, ...tunnelled()])
    },
    passed: (passage) =>
      chunks.flatMap((chunk) => (!Buffer.isBuffer(chunk) && isThrough(passage, chunk) ? [chunk.value] : [])),
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

type Header = Readonly<{ header: string; value: string }>

// Names and values alternate.
function headersOf(raw: readonly string[]): readonly Header[] {
  return raw.flatMap((name, at) => (at % 2 === 0 ? [{ header: name, value: raw[at + 1] ?? '' }] : []))
}

function isThrough(passage: Passage, { host, header }: Passage): boolean {
  return host === passage.host && header.toLowerCase() === passage.header
}

function lineOf({ header, value }: Header): string {
  return `${header}\n${value}\n`
}

type Asked = Readonly<{ method: string; url: string; headers: IncomingHttpHeaders }>
type Passed = Readonly<{ status: number; headers: IncomingHttpHeaders; bytes: Buffer }>

function pass({ method, url, headers }: Asked, body: Buffer): Promise<Passed> {
  return new Promise((resolve, reject) => {
    const asking = request(url, { method, headers }, (answer) => {
      const bytes: Buffer[] = []
      answer.on('data', (chunk: Buffer) => bytes.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => {
        const { 'transfer-encoding': _chunked, ...kept } = answer.headers
        resolve({ status: answer.statusCode ?? 502, headers: kept, bytes: Buffer.concat(bytes) })
      })
    })
    asking.on('error', reject)
    asking.end(body)
  })
}

/** A socket's handshake and its unmasked frames (RFC 6455, 5.2). */
function unmasked(said: Buffer): readonly Buffer[] {
  const end = said.indexOf('\r\n\r\n')
  if (end < 0) return [said]
  const parts = [said.subarray(0, end)]
  let at = end + 4
  while (at + 2 <= said.length) {
    const short = (said[at + 1] ?? 0) & 0x7f
    const isMasked = ((said[at + 1] ?? 0) & 0x80) !== 0
    const lengthAt = at + 2
    const lengthBytes = short === 126 ? 2 : short === 127 ? 8 : 0
    if (!isMasked || lengthAt + lengthBytes + 4 > said.length) return [...parts, said.subarray(at)]
    const length =
      lengthBytes === 2
        ? said.readUInt16BE(lengthAt)
        : lengthBytes === 8
          ? Number(said.readBigUInt64BE(lengthAt))
          : short
    const maskAt = lengthAt + lengthBytes
    const mask = said.subarray(maskAt, maskAt + 4)
    parts.push(Buffer.from(said.subarray(maskAt + 4, maskAt + 4 + length).map((byte, i) => byte ^ (mask[i % 4] ?? 0))))
    at = maskAt + 4 + length
  }
  return parts
}
