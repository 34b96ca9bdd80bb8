import { type Bitcoin, createBitcoin } from '../../src/net/bitcoin.ts'
import type { Fetch } from '../../src/net/http.ts'
import { explorerApp } from '../devnet/bitcoin/explorer.ts'
import { type ExplorerFaults, explorerFaults } from '../devnet/bitcoin/explorer-faults.ts'
import { type Stand, startStand } from '../devnet/bitcoin/stand.ts'

/** A chain with its explorer, the wallet's client of it, and the faults that it can be given. */
export type BitcoinStand = Stand & Readonly<{ bitcoin: Bitcoin; faults: ExplorerFaults; fetch: Fetch }>

const EXPLORER = 'http://explorer.invalid/api'

/**
 * Starts a chain with this program as its node, or in this process; the explorer is asked without a network. Its ledger
 * has seen every block that `mine` made.
 */
export async function startBitcoinStand(program: string | undefined): Promise<BitcoinStand> {
  const stand = await startStand(program)
  const faults = explorerFaults()
  const app = explorerApp({ node: stand.node, ledger: stand.ledger, faults })
  const fetch: Fetch = async (input, init) => app.fetch(new Request(input, init))
  const mine = async (blocks: number) => {
    await stand.mine(blocks)
    await stand.ledger.sync()
  }
  return { ...stand, mine, fetch, faults, bitcoin: createBitcoin({ fetch, explorerUrl: EXPLORER }) }
}

/** A client of an explorer that answers every question with this. */
export function bitcoinOf(answer: (path: string, body: string | undefined) => Response): Bitcoin {
  const fetch: Fetch = async (input, init) => {
    const body = typeof init?.body === 'string' ? init.body : undefined
    return answer(`${input}`.slice(EXPLORER.length), body)
  }
  return createBitcoin({ fetch, explorerUrl: `${EXPLORER}/` })
}
