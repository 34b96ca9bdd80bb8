import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { MNEMONIC } from './accounts.ts'
import type { DevnetChain } from './chains.ts'
import { genesis } from './genesis.ts'
import { LOOPBACK } from './ports.ts'
import { rpc } from './rpc.ts'
import { type Child, startChild, untilReady } from './supervise.ts'

/** `url` and `socketPath` are the node itself; clients use its gateway. */
export type Anvil = Readonly<{ chain: DevnetChain; url: string; socketPath: string; child: Child }>

/** As many blocks as lie above the safe one. */
export const DEEPEST_REORG = 32
const KEPT_STATES = DEEPEST_REORG + 2
// jemalloc: one heap that returns free memory soon.
const ALLOCATOR = { _RJEM_MALLOC_CONF: 'narenas:1,dirty_decay_ms:100,muzzy_decay_ms:0' }

/** Starts a chain with our genesis and waits until it answers. The node takes a free port itself (`--port 0`). */
export async function startAnvil(chain: DevnetChain, folder: string, timestampSeconds: number): Promise<Anvil> {
  const genesisFile = join(folder, `genesis-${chain.id}.json`)
  writeFileSync(genesisFile, JSON.stringify(genesis(chain, timestampSeconds)))
  const socketPath = join(folder, `chain-${chain.id}.ipc`)
  const child = startChild({
    name: `the node of chain ${chain.id}`,
    command: anvilBinary(),
    args: anvilArguments(chain, { genesisFile, socketPath }),
    logFile: join(folder, `chain-${chain.id}.log`),
    environment: ALLOCATOR,
  })
  try {
    const ready = () => (existsSync(socketPath) ? readyUrl(child, chain.id) : Promise.resolve(undefined))
    return { chain, child, socketPath, url: await untilReady(child, ready) }
  } catch (error) {
    await child.stop()
    throw error
  }
}

function anvilArguments(
  chain: DevnetChain,
  { genesisFile, socketPath }: Readonly<{ genesisFile: string; socketPath: string }>,
): readonly string[] {
  return [
    ...['--host', LOOPBACK, '--port', '0', '--chain-id', `${chain.id}`, '--mnemonic', MNEMONIC, '--init', genesisFile],
    ...['--ipc', socketPath],
    // Each state holds every account.
    ...['--prune-history', `${KEPT_STATES}`],
  ]
}

async function readyUrl(child: Child, chainId: number): Promise<string | undefined> {
  const port = /Listening on 127\.0\.0\.1:(\d+)/.exec(readFileSync(child.logFile, 'utf8'))?.[1]
  if (!port) return undefined
  const url = `http://${LOOPBACK}:${port}`
  return Number(await rpc(url, 'eth_chainId')) === chainId ? url : undefined
}

const CPU_NAMES: Readonly<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' }

/** The platform's native binary; its Node wrapper starts six times slower. */
export function anvilBinary(): string {
  const name = `@foundry-rs/anvil-${process.platform}-${CPU_NAMES[process.arch] ?? process.arch}`
  const wrapper = createRequire(import.meta.url).resolve('@foundry-rs/anvil/package.json')
  const binary = join(dirname(wrapper), '..', '..', name, 'bin', 'anvil')
  if (!existsSync(binary)) {
    throw new Error(`expected the EVM node at ${binary}, found none: run "npm ci", on Linux or macOS (x64 or arm64)`)
  }
  return binary
}
