import { createServer, type Server } from 'node:net'

/** Every server of the devnet listens here and nowhere else. */
export const LOOPBACK = '127.0.0.1'

/** The ports that are taken when they are free, so that two starts give the same URLs. */
export const DEFAULT_PORTS = {
  chain1: 4711,
  chain8453: 4712,
  chain999: 4713,
  chain1second: 4714,
  service: 4700,
  control: 4701,
  dapp: 4702,
  esplora: 4720,
  exchangeA: 4730,
  exchangeB: 4740,
} as const

export type ServerName = keyof typeof DEFAULT_PORTS

/** `os`: any free port. `default-if-free`: the default one, else any. A number given for a server is meant exactly. */
export type PortPolicy = 'default-if-free' | 'os'
export type PortChoice = Readonly<{ policy: PortPolicy; exact: Readonly<Partial<Record<ServerName, number>>> }>

/**
 * Makes the server listen on 127.0.0.1 and returns its port. A default port that is taken is replaced by one from the
 * OS; one that was asked for by number is not: then it throws a sentence that names the server and the port.
 */
export async function listen(server: Server, name: ServerName, choice: PortChoice): Promise<number> {
  const exact = choice.exact[name]
  try {
    return await listenOn(server, exact ?? (choice.policy === 'os' ? 0 : DEFAULT_PORTS[name]))
  } catch (error) {
    if (!isPortTaken(error)) throw error
    if (exact !== undefined) {
      throw new Error(`${name}: port ${exact} is taken; free it or give another with --${name}-port`, { cause: error })
    }
    return listenOn(server, 0)
  }
}

/** Listens on exactly this port of 127.0.0.1 (0: any free one) and returns the port. */
export function listenOn(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, LOOPBACK, () => {
      server.removeListener('error', reject)
      const address = server.address()
      if (address && typeof address === 'object') resolve(address.port)
      else reject(new Error(`expected a TCP address, got ${address}`))
    })
  })
}

/**
 * The same for a server that listens by itself: `start` is given a port that is free now, or 0 for any. When another
 * process takes it in between, `start` is tried again with another.
 */
export async function withPort<Started>(
  name: ServerName,
  choice: PortChoice,
  start: (port: number) => Promise<Started>,
): Promise<Started> {
  if (choice.policy === 'os' && choice.exact[name] === undefined) return start(0)
  for (let attempt = 1; ; attempt += 1) {
    const probe = createServer()
    const port = await listen(probe, name, choice)
    await new Promise((resolve) => probe.close(resolve))
    try {
      return await start(port)
    } catch (error) {
      if (!isPortTaken(error) || attempt === ATTEMPTS) throw error
    }
  }
}

const ATTEMPTS = 3

/** Whether an error says that a port is in use (EADDRINUSE), or may not be used (EACCES). */
export function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EADDRINUSE' || error.code === 'EACCES')
}
