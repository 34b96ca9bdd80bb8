import { type BitcoinClient, createBitcoinClient } from '../../src/net/families/bitcoin/client.ts'
import type { Fetch } from '../../src/net/http/request.ts'
import { explorerApp } from '../devnet/bitcoin/explorer.ts'
import { type ExplorerFaults, explorerFaults } from '../devnet/bitcoin/explorer-faults.ts'
import { type Stand, startStand } from '../devnet/bitcoin/stand.ts'

export type BitcoinStand = Stand & Readonly<{ bitcoin: BitcoinClient; faults: ExplorerFaults; fetch: Fetch }>

const EXPLORER = 'http://explorer.invalid/api'

/** The explorer needs no network, and the ledger sees `mine`'s blocks. */
export async function startBitcoinStand(program: string | undefined): Promise<BitcoinStand> {
  const stand = await startStand(program)
  const faults = explorerFaults()
  const app = explorerApp({ node: stand.node, ledger: stand.ledger, faults })
  const fetch: Fetch = async (input, init) => app.fetch(new Request(input, init))
  const mine = async (blocks: number) => {
    await stand.mine(blocks)
    await stand.ledger.sync()
  }
  return { ...stand, mine, fetch, faults, bitcoin: createBitcoinClient({ fetch, explorerUrl: EXPLORER }) }
}

export function bitcoinOf(answer: (path: string, body: string | undefined) => Response): BitcoinClient {
  const fetch: Fetch = async (input, init) => {
    const body = typeof init?.body === 'string' ? init.body : undefined
    return answer(`${input}`.slice(EXPLORER.length), body)
  }
  return createBitcoinClient({ fetch, explorerUrl: `${EXPLORER}/` })
}
