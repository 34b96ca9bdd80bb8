import { mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { LOOPBACK, listenOn } from '../ports.ts'
import { type Child, startChild, untilReady } from '../supervise.ts'
import { connectRpc } from './rpc.ts'

/** `rpcUrl` includes user and password. */
export type Bitcoind = Readonly<{ child: Child; rpcUrl: string }>

const ATTEMPTS = 3

/**
 * Starts `program` on regtest without peers and wallet, and waits until it answers.
 *
 * It ends with this process.
 */
export async function startBitcoind(program: string, folder: string, mempoolMegabytes = 50): Promise<Bitcoind> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start(program, join(folder, `bitcoin-${attempt}`), mempoolMegabytes)
    } catch (error) {
      // Another process may take the port first.
      if (attempt === ATTEMPTS) throw error
    }
  }
}

async function start(program: string, folder: string, mempoolMegabytes: number): Promise<Bitcoind> {
  mkdirSync(folder, { recursive: true })
  const port = await freePort()
  const child = startChild({
    name: 'bitcoind',
    command: program,
    args: argumentsOf(folder, { port, mempoolMegabytes }),
    logFile: join(folder, 'bitcoind.log'),
  })
  const rpcUrl = `http://devnet:devnet@${LOOPBACK}:${port}`
  const { call } = connectRpc(rpcUrl)
  try {
    await untilReady(child, async () => {
      const { chain } = await call<{ chain: string }>('getblockchaininfo')
      return chain === 'regtest' ? chain : undefined
    })
    return { child, rpcUrl }
  } catch (error) {
    await child.stop()
    throw error
  }
}

function argumentsOf(
  folder: string,
  { port, mempoolMegabytes }: Readonly<{ port: number; mempoolMegabytes: number }>,
): readonly string[] {
  return [
    '-regtest',
    `-datadir=${folder}`,
    '-server=1',
    `-rpcbind=${LOOPBACK}`,
    `-rpcallowip=${LOOPBACK}`,
    `-rpcport=${port}`,
    '-rpcuser=devnet',
    '-rpcpassword=devnet',
    '-rpcthreads=4',
    '-listen=0',
    '-dnsseed=0',
    '-connect=0',
    '-txindex=1',
    '-disablewallet=1',
    '-persistmempool=0',
    `-mempoolexpiry=${MEMPOOL_EXPIRY_HOURS}`,
    '-dbcache=4',
    `-maxmempool=${mempoolMegabytes}`,
    // The default cache is 32 MB.
    '-maxsigcachesize=1',
    '-par=1',
    '-printtoconsole=0',
  ]
}

/** Exceeds any test's clock advance. */
export const MEMPOOL_EXPIRY_HOURS = 24 * 365 * 5

async function freePort(): Promise<number> {
  const probe = createServer()
  const port = await listenOn(probe, 0)
  await new Promise((resolve) => probe.close(resolve))
  return port
}
