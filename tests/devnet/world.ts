import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Account, DEV_ACCOUNTS, MNEMONIC, SOLVER } from './accounts.ts'
import { startAnvil } from './anvil.ts'
import { CHAINS, type DevnetChain } from './chains.ts'
import { type Clock, createClock } from './clock.ts'
import { controlApp } from './control.ts'
import { dappApp } from './dapp.ts'
import { createWorldFolder, removeWorldFolder, writeProfile } from './folder.ts'
import { openGateway } from './gateway.ts'
import { serve } from './http.ts'
import { mineWhenIdle } from './idle-blocks.ts'
import { PARTS, type Part, type PartStart, type StartPart } from './parts.ts'
import { type PortChoice, type PortPolicy, type ServerName, withPort } from './ports.ts'
import { evmFamily } from './service/evm/evm-family.ts'
import { type Service, startService } from './service/server.ts'
import { createStopStack, type StopStack } from './stack.ts'
import { doorsOf, SECOND_NODES, type WorldChain } from './world-chain.ts'
import { worldPrices } from './world-prices.ts'

/** Null means a missing part. */
export type ReadyLine = Readonly<{
  ready: true
  service: string
  stream: string
  /** `rpc` is the usual node, `nodes` are all. */
  chains: Readonly<Record<string, Readonly<{ rpc: string; nodes: readonly string[]; slug: string; name: string }>>>
  bitcoin: unknown
  exchangeA: unknown
  exchangeB: unknown
  dapp: string
  control: string
  accounts: readonly Account[]
  mnemonic: string
  /** A JSON file with the URLs, for the extension's build. */
  profile: string
}>

export type { WorldChain }

/** `stop` leaves no process and no file; it may be called twice. */
export type World = Readonly<{
  line: ReadyLine
  chains: readonly WorldChain[]
  clock: Clock
  service: Service
  stop: () => Promise<void>
}>

/** `ports` defaults to free ones, `dappFolder` to the demo dApp. */
export type WorldOptions = Readonly<{
  ports?: PortPolicy
  exactPorts?: PortChoice['exact']
  dappFolder?: string
  parts?: readonly StartPart[]
}>

/**
 * Starts the whole world.
 *
 * Throws a sentence that names the failure, with nothing left running.
 */
export async function startWorld(options: WorldOptions = {}): Promise<World> {
  const stops = createStopStack()
  const folder = createWorldFolder()
  try {
    return await start(options, folder, stops)
  } catch (error) {
    // The folder remains, since the sentence names a log in it.
    await stops.stop().catch(() => undefined)
    throw error
  }
}

async function start(options: WorldOptions, folder: string, stops: StopStack): Promise<World> {
  const choice: PortChoice = { policy: options.ports ?? 'os', exact: options.exactPorts ?? {} }
  const timestampSeconds = Math.floor(Date.now() / 1000)
  const chains = await all(CHAINS.map((chain) => startChain(chain, { folder, choice, stops, timestampSeconds })))
  const clock = createClock(chains.map(({ nodeUrl }) => nodeUrl))
  stops.add(mineWhenIdle({ nodeUrls: chains.map(({ nodeUrl }) => nodeUrl), now: clock.now }))
  const log = (line: string) => appendFileSync(join(folder, 'service.log'), `${line}\n`)
  const prices = worldPrices(chains)
  const parts = await startParts(options.parts ?? PARTS, { folder, choice, clock, prices, log }, stops)
  const families = [evmFamily({ chains, solver: SOLVER }), ...parts.map(({ family }) => family)]
  const service = await withPort('service', choice, (port) =>
    startService({ port, families, clock, prices, solver: SOLVER, log }),
  )
  stops.add(service.stop)

  const readyLine = () => line
  const control = await serve(controlApp({ chains, clock, service, parts, readyLine }), 'control', choice)
  stops.add(control.stop)
  const dappFolder = options.dappFolder ?? join(import.meta.dirname, 'dapp')
  const dapp = await serve(dappApp(dappFolder, readyLine), 'dapp', choice)
  stops.add(dapp.stop)

  const line = describe({ chains, parts, service, control: control.url, dapp: dapp.url, folder })
  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= stops.stop().finally(() => removeWorldFolder(folder))
    return stopping
  }
  return { line, chains, clock, service, stop }
}

// One by one, so that each can be stopped if the next fails.
async function startParts(parts: readonly StartPart[], start: PartStart, stops: StopStack): Promise<readonly Part[]> {
  const started: Part[] = []
  for (const startPart of parts) {
    const part = await startPart(start)
    stops.add(part.stop)
    started.push(part)
  }
  return started
}

type ChainStart = Readonly<{ folder: string; choice: PortChoice; stops: StopStack; timestampSeconds: number }>

async function startChain(
  chain: DevnetChain,
  { folder, choice, stops, timestampSeconds }: ChainStart,
): Promise<WorldChain> {
  const { url: nodeUrl, socketPath, child } = await startAnvil(chain, folder, timestampSeconds)
  stops.add(child.stop)
  const gateway = await openGateway(nodeUrl, `chain${chain.id}` as ServerName, choice)
  stops.add(gateway.close)
  const name = SECOND_NODES[chain.id]
  const second = name && (await openGateway(nodeUrl, name, choice))
  if (second) stops.add(second.close)
  return { ...chain, rpcUrl: gateway.url, nodeUrl, socketPath, gateway, second }
}

/** Even after a failure, so that late ones can be stopped. */
async function all<Value>(promises: readonly Promise<Value>[]): Promise<readonly Value[]> {
  await Promise.allSettled(promises)
  return Promise.all(promises)
}

type Described = Readonly<{
  parts: readonly Part[]
  chains: readonly WorldChain[]
  service: Service
  control: string
  dapp: string
  folder: string
}>

function describe({ chains, parts, service, control, dapp, folder }: Described): ReadyLine {
  const urls = { service: service.url, stream: service.streamUrl, control, dapp }
  const lineOf = (name: Part['name']) => parts.find((part) => part.name === name)?.line ?? null
  const partUrls = Object.fromEntries(parts.map(({ name, line }) => [name, line]))
  const nodesOf = (chain: WorldChain) => doorsOf(chain).map(({ url }) => url)
  const nodeUrls = Object.fromEntries(chains.map((chain) => [`${chain.id}`, nodesOf(chain)]))
  return {
    ready: true,
    service: service.url,
    stream: service.streamUrl,
    chains: Object.fromEntries(
      chains.map((chain) => [
        chain.id,
        { rpc: chain.rpcUrl, nodes: nodesOf(chain), slug: chain.slug, name: chain.displayName },
      ]),
    ),
    bitcoin: lineOf('bitcoin'),
    exchangeA: lineOf('exchangeA'),
    exchangeB: lineOf('exchangeB'),
    dapp,
    control,
    accounts: DEV_ACCOUNTS,
    mnemonic: MNEMONIC,
    profile: writeProfile(folder, { ...urls, ...partUrls, chains: nodeUrls }),
  }
}
