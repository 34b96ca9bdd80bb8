import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hex } from '../chains.ts'
import { serviceApp } from './app.ts'
import { openLane } from './evm/lane.ts'
import { connectNodes, type Node, type ServiceChain } from './evm/nodes.ts'
import { type Sighting, watchDeposits } from './evm/watcher.ts'
import { faultSet } from './faults/faults.ts'
import { priceTable } from './prices.ts'
import { type Crossing, crossingMemory } from './requests/crossings.ts'
import { depositBook } from './requests/deposits.ts'
import { startSolver } from './requests/solver.ts'
import { serveStream } from './requests/stream.ts'

/** What the service needs of the world. `port` 0 lets the OS choose; `clock.now` in epoch milliseconds. */
export type ServiceOptions = Readonly<{
  port: number
  chains: readonly ServiceChain[]
  clock: Readonly<{ now: () => number }>
  solver: Readonly<{ address: Hex; privateKey: Hex }>
  log: (line: string) => void
}>

/** What the control port may do to the service. */
export type ServiceControl = Readonly<{
  /** Sets a fault and returns it with its id; throws a FaultError whose message names the field. */
  setFault: (fault: unknown) => unknown
  clearFaults: () => void
  listFaults: () => unknown
  pauseSolver: () => void
  resumeSolver: () => void
  /** Makes the next `count` fills fail and be refunded. */
  failNext: (count: number) => void
  /** Every crossing with the history of its status, newest first. */
  requests: () => readonly Crossing[]
  /** Sets the price of an asset group (eth, hype, usdc, usdt) in dollars, as "2500.5". */
  setPrice: (group: string, usd: string) => void
}>

/** A running service. `stop` ends its servers, watchers and solver. */
export type Service = Readonly<{ url: string; streamUrl: string; control: ServiceControl; stop: () => Promise<void> }>

const HOST = '127.0.0.1'

/** Starts the reference intent service over running chains: HTTP and the status stream on one port. */
export async function startService(options: ServiceOptions): Promise<Service> {
  const { log, solver: identity } = options
  const now = () => options.clock.now()
  const nodes = connectNodes(options.chains)
  const lanes = new Map([...nodes].map(([id, node]) => [id, openLane(node, identity.privateKey)]))
  const prices = priceTable()
  const faults = faultSet()
  const crossings = crossingMemory(now)
  const solver = startSolver({ nodes, lanes, crossings, log })
  const deposits = depositBook({ crossings, solver, faults, now, log })
  let url = ''
  const baseUrl = () => url
  const app = serviceApp({ nodes, prices, faults, crossings, now, baseUrl, solver: identity, deposits, log })
  const server = createServer(
    getRequestListener((request, env) => app.fetch(request, env), { overrideGlobalObjects: false }),
  )
  const stream = serveStream(server, { crossings, faults, now })
  url = await listen(server, options.port)
  const watchers = await watchAll([...nodes.values()], deposits.sight, log).catch((error: unknown) => {
    server.close()
    throw error
  })
  return {
    url,
    streamUrl: url.replace('http', 'ws'),
    control: {
      setFault(input) {
        const fault = faults.set(input)
        stream.applyFaults()
        return fault
      },
      clearFaults: faults.clear,
      listFaults: faults.list,
      pauseSolver: solver.pause,
      resumeSolver: solver.resume,
      failNext: solver.failNext,
      requests: () => crossings.all().toReversed(),
      setPrice: prices.set,
    },
    async stop() {
      const streamStopped = stream.stop()
      const serverStopped = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      await Promise.all([streamStopped, serverStopped, solver.stop(), ...watchers.map((stop) => stop())])
    },
  }
}

// Each watcher that did start is stopped when another did not.
async function watchAll(nodes: readonly Node[], sighted: Sighting, log: (line: string) => void) {
  const started = await Promise.allSettled(nodes.map((node) => watchDeposits(node, sighted, log)))
  const failed = started.find((each) => each.status === 'rejected')
  const stops = started.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  if (!failed) return stops
  await Promise.all(stops.map((stop) => stop()))
  throw failed.reason
}

function listen(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, HOST, () => {
      const address = server.address()
      if (typeof address === 'object' && address) resolve(`http://${HOST}:${address.port}`)
      else reject(new Error('the service has no port'))
    })
  })
}
