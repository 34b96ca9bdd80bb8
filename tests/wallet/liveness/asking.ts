import { devnet } from '../../../src/core/profiles/devnet.ts'
import { chainById } from '../../../src/core/profiles/profile.ts'
import { createEvmClient, type EvmClient } from '../../../src/net/families/evm/client.ts'
import type { Fetch } from '../../../src/net/http/request.ts'
import { type Asked, adversaryBefore, type Mood, type Server } from './adversary.ts'
import type { EvmChain } from './chain.ts'
import type { Clock } from './clock.ts'
import { nodeServer } from './node-server.ts'
import type { AskedOf, Happened } from './run.ts'

const BROADCASTS = /eth_sendRawTransaction|\/sendTx|\/exchange$|\/execute\/permits|\/authorize|\/api\/tx$/

const SECOND = 'http://second.test/'

type Asking = Readonly<{
  clock: Clock
  random: () => number
  moods: ReadonlyMap<AskedOf | 'facts', Mood>
  note: (asked: Extract<Happened, { what: 'asked' }>) => void
}>

export function fetchesOf({ clock, random, moods, note }: Asking): (whom: AskedOf, server: Server) => Fetch {
  return (whom, server) => {
    const asked = ({ url, body }: Asked) => {
      const broadcasts = BROADCASTS.test(url) || BROADCASTS.test(body)
      note({ what: 'asked', whom, broadcasts, atSeconds: Math.floor(clock.now() / 1_000) })
    }
    return adversaryBefore(server, { random, after: clock.after, mood: () => moods.get(whom), asked })
  }
}

type Nodes = Readonly<{
  chains: Iterable<EvmChain>
  fetchOf: (whom: AskedOf, server: Server) => Fetch
  clock: Clock
  pass: () => void
}>

export function nodesOf({ chains, fetchOf, clock, pass }: Nodes): (chainId: number) => EvmClient {
  const nodes = new Map<number, EvmClient>()
  for (const chain of chains) {
    const { nodeUrls, finality } = chainById(devnet, chain.id) ?? {}
    const server = nodeServer(chain, () => Math.floor(clock.now() / 1_000))
    const served = (asked: Asked) => {
      pass()
      return server(asked)
    }
    const [first, second] = [fetchOf('node', served), fetchOf('secondNode', served)]
    const fetch: Fetch = (...asked) => (asked[0] === SECOND ? second : first)(...asked)
    const about = {
      fetch,
      nodeUrls: [nodeUrls?.[0] ?? '', SECOND] as const,
      chainId: chain.id,
      nowMilliseconds: clock.now,
    }
    nodes.set(chain.id, createEvmClient({ ...about, ...(finality ? { finality } : {}) }))
  }
  return (chainId) => {
    const found = nodes.get(chainId)
    if (!found) throw new RangeError(`expected a chain of the run, got ${chainId}`)
    return found
  }
}
