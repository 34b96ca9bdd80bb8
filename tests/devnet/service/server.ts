import type { Server } from 'node:http'
import { appFees } from './access/app-fees.ts'
import { apiKeys } from './access/keys.ts'
import { screening } from './access/screening.ts'
import { sponsorsOf } from './access/sponsors.ts'
import { serviceApp } from './app.ts'
import type { Hex } from './chain.ts'
import { incidentFlags } from './chains/incidents.ts'
import { registryOf } from './chains/registry.ts'
import { openDoor } from './door.ts'
import type { Family, WayFault } from './family.ts'
import { faultKinds } from './faults/fault.ts'
import { faultSet } from './faults/faults.ts'
import type { Prices } from './prices.ts'
import { depositBook } from './requests/deposits.ts'
import { reindexer } from './requests/reindex.ts'
import { requoter } from './requests/requote.ts'
import { type Solver, startSolver } from './requests/solver.ts'
import { serveStream } from './requests/stream.ts'
import { type Transfer, transferMemory } from './requests/transfers.ts'
import { sendWebhooks } from './requests/webhooks.ts'

/** `port` 0 lets the OS choose; `clock.now` in epoch milliseconds. */
export type ServiceOptions = Readonly<{
  port: number
  families: readonly Family[]
  clock: Readonly<{ now: () => number }>
  prices: Prices
  solver: Readonly<{ address: Hex; privateKey: Hex }>
  log: (line: string) => void
}>

type Fields = Readonly<Record<string, unknown>>

export type ServiceControl = Readonly<{
  /** Throws a FaultError whose message names the field. */
  setFault: (fault: unknown) => unknown
  clearFaults: () => void
  listFaults: () => unknown
  faultKinds: () => unknown
  pauseSolver: () => void
  resumeSolver: () => void
  failNext: Solver['failNext']
  /** `delayed` until `letGo`. */
  delayNext: (count: number) => void
  letGo: () => void
  requests: () => readonly Transfer[]
  /** In dollars per unit of a group (btc, eth, hype, usdc, usdt), as "2500.5". */
  setPrice: (group: string, usd: string) => void
  /** `key`, `webhookUrl`, `quotesPerMinute`, `callsPerMinute`. */
  setKey: (key: Fields) => unknown
  removeKey: (key: string) => void
  keys: () => readonly unknown[]
  limitAnonymous: (limits: Fields) => unknown
  setIncident: (chainId: number, flags: Fields) => unknown
  setScreening: (lists: Fields) => unknown
  /** Without a fault it works again; throws a RangeError. */
  setNodeFault: (chainId: number, fault?: WayFault) => void
  closeStream: () => void
}>

export type Service = Readonly<{ url: string; streamUrl: string; control: ServiceControl; stop: () => Promise<void> }>

const HOST = '127.0.0.1'

/** Starts the reference service: HTTP and status stream on one port. */
export async function startService(options: ServiceOptions): Promise<Service> {
  const { log, prices } = options
  const now = () => options.clock.now()
  const registry = registryOf(options.families)
  const faults = faultSet()
  const incidents = incidentFlags()
  const keys = apiKeys(now)
  const screened = screening()
  const sponsors = sponsorsOf({ keys, registry, prices })
  const transfers = transferMemory(now)
  const solver = startSolver({ registry, transfers, sponsors, log })
  let url = ''
  const quoteTools = {
    ...{ registry, prices, faults, incidents, screening: screened, sponsors, transfers, now },
    baseUrl: () => url,
    solver: options.solver,
  }
  const stopping = new AbortController()
  const requote = requoter(quoteTools, stopping.signal)
  const deposits = depositBook({ registry, transfers, solver, faults, requote, now, log })
  const reindex = reindexer({ registry, transfers, solver, requote, now, log })
  const fees = appFees(quoteTools)
  const app = serviceApp({ ...quoteTools, keys, appFees: fees, deposits, reindex, log, signal: stopping.signal })
  const server = openDoor((request, env) => app.fetch(request, env))
  const stream = serveStream(server, { transfers, faults, now, isKey: (key) => keys.find(key) !== undefined })
  const stopWebhooks = sendWebhooks({ transfers, keys, now, log })
  url = await listen(server, options.port)
  const watch = (family: Family) => family.watch(deposits.sight, log, solver.recheck)
  const watchers = await watchAll(options.families, watch).catch((error: unknown) => {
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
      faultKinds,
      pauseSolver: solver.pause,
      resumeSolver: solver.resume,
      failNext: solver.failNext,
      delayNext: solver.delayNext,
      letGo: solver.letGo,
      requests: () => transfers.all().toReversed(),
      setPrice: prices.set,
      setKey: keys.set,
      removeKey: keys.remove,
      keys: keys.all,
      limitAnonymous: keys.limitAnonymous,
      setIncident(chainId, flags) {
        if (!registry.has(chainId))
          throw new RangeError(`id: expected one of the chains ${[...registry.keys()].join(', ')}`)
        return incidents.set(chainId, flags)
      },
      setScreening: screened.set,
      setNodeFault(chainId, fault) {
        const end = registry.get(chainId)
        if (!end?.family.setNodeFault) throw new RangeError(`chainId: the service asks no node of chain ${chainId}`)
        end.family.setNodeFault(end.chain, fault)
      },
      closeStream: stream.closeAll,
    },
    async stop() {
      stopping.abort()
      const streamStopped = stream.stop()
      const serverStopped = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      const watchersStopped = watchers.map((stop) => stop())
      await Promise.all([streamStopped, serverStopped, solver.stop(), stopWebhooks(), ...watchersStopped])
    },
  }
}

// If one watcher fails to start, the others stop.
async function watchAll(families: readonly Family[], watch: (family: Family) => ReturnType<Family['watch']>) {
  const started = await Promise.allSettled(families.map(watch))
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
