import { createServer, type Server } from 'node:net'

/** All servers listen only here. */
export const LOOPBACK = '127.0.0.1'

/** Two starts thus give the same URLs. */
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

/** `os`: any free port. `default-if-free`: the default, else any. `exact` is binding. */
export type PortPolicy = 'default-if-free' | 'os'
export type PortChoice = Readonly<{ policy: PortPolicy; exact: Readonly<Partial<Record<ServerName, number>>> }>

/**
 * Listens on 127.0.0.1 and returns the port.
 *
 * A taken default port is replaced; a taken exact one throws a sentence with server and port.
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

/** Like `listen`, for a server that listens itself: retries if its port is taken meanwhile. */
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

/** Whether a port is in use (EADDRINUSE) or forbidden (EACCES). */
export function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EADDRINUSE' || error.code === 'EACCES')
}
