import type { NodeUrls } from '../../src/core/chain/chain.ts'
import { type BitcoinClient, createBitcoinClient } from '../../src/net/families/bitcoin/client.ts'
import {
  createInclusionReader,
  explorersOf,
  type InclusionReader,
} from '../../src/net/families/bitcoin/inclusion/reader.ts'
import type { Fetch } from '../../src/net/http/request.ts'
import { explorerApp } from '../devnet/bitcoin/explorer.ts'
import { type ExplorerFaults, explorerFaults } from '../devnet/bitcoin/explorer-faults.ts'
import { type Stand, startStand } from '../devnet/bitcoin/stand.ts'
import { FINAL_CONFIRMATIONS } from '../wallet/final.ts'

export type BitcoinStand = Stand &
  Readonly<{
    bitcoin: BitcoinClient & Readonly<{ inclusion: InclusionReader }>
    faults: ExplorerFaults
    fetch: Fetch
  }>

const EXPLORER = 'http://explorer.invalid/api'
const SECOND_EXPLORER = 'http://explorer.invalid/second/api'

/** Regtest's. */
export const EASIEST_BITS = 0x207f_ffff

/** The explorer needs no network, and the ledger sees `mine`'s blocks. */
export async function startBitcoinStand(program: string | undefined, mempoolMegabytes?: number): Promise<BitcoinStand> {
  const stand = await startStand(program, mempoolMegabytes)
  const faults = explorerFaults()
  const app = explorerApp({ node: stand.node, ledger: stand.ledger, faults })
  const fetch: Fetch = async (input, init) => app.fetch(new Request(input, init))
  const mine = async (blocks: number) => {
    await stand.mine(blocks)
    await stand.ledger.sync()
  }
  const bitcoin = createBitcoinClient({ fetch, explorerUrl: EXPLORER })
  return { ...stand, mine, fetch, faults, bitcoin: { ...bitcoin, inclusion: inclusionOf(bitcoin, fetch) } }
}

/** `fetch` may lie. */
export function inclusionOf(
  bitcoin: BitcoinClient,
  fetch: Fetch,
  urls: NodeUrls = [EXPLORER, SECOND_EXPLORER],
): InclusionReader {
  const explorers = explorersOf(fetch, urls)
  const limits = { easiestBits: EASIEST_BITS, depth: FINAL_CONFIRMATIONS }
  return createInclusionReader({ bitcoin, explorers, ...limits, nowMilliseconds: Date.now })
}

export function bitcoinOf(answer: (path: string, body: string | undefined) => Response): BitcoinClient {
  const fetch: Fetch = async (input, init) => {
    const body = typeof init?.body === 'string' ? init.body : undefined
    return answer(`${input}`.slice(EXPLORER.length), body)
  }
  return createBitcoinClient({ fetch, explorerUrl: `${EXPLORER}/` })
}
