import { ensureBitcoind } from '../../run/bitcoind.mjs'
import { serve } from '../http.ts'
import type { Part, PartStart, StartPart } from '../parts.ts'
import { createStopStack } from '../stack.ts'
import { startBitcoinChain } from './chain.ts'
import { addBitcoin, fundBitcoin } from './control.ts'
import { bitcoinChainRecord } from './currency.ts'
import { explorerApp } from './explorer.ts'
import { explorerFaults } from './explorer-faults.ts'
import { bitcoinFamily } from './family.ts'
import { DEPOSITORY_ADDRESS } from './keys.ts'
import { MINING_INTERVAL_SECONDS, startMining } from './mining.ts'
import { psbtLies } from './psbt-lies.ts'

/** Both explorers serve `/api/…`; only a real node has `rpc`. */
export type BitcoinLine = Readonly<{ explorer: string; secondExplorer: string; rpc?: string; depository: string }>

/** On a real node if available. */
export const startBitcoin: StartPart = async (start) => startWith(await ensureBitcoind(), start)

export function bitcoinOn(program: string | undefined): StartPart {
  return (start) => startWith(program, start)
}

async function startWith(program: string | undefined, { folder, choice, clock, log }: PartStart): Promise<Part> {
  const stops = createStopStack()
  try {
    const chain = await startBitcoinChain(program, { folder, now: clock.now })
    stops.add(chain.stop)
    const mining = startMining(chain, MINING_INTERVAL_SECONDS, log)
    stops.add(mining.stop)
    const faults = explorerFaults()
    const lies = psbtLies()
    const explorer = await serve(explorerApp({ ...chain, faults }), 'esplora', choice)
    stops.add(explorer.stop)
    const { rpcUrl } = chain.node
    const line: BitcoinLine = {
      explorer: explorer.url,
      secondExplorer: `${explorer.url}/second`,
      ...(rpcUrl === undefined ? {} : { rpc: rpcUrl }),
      depository: DEPOSITORY_ADDRESS,
    }
    return {
      name: 'bitcoin',
      family: bitcoinFamily(bitcoinChainRecord(`${explorer.url}/api`), chain, lies),
      line,
      control: (app) => addBitcoin(app, { chain, mining, faults, lies }),
      fund: (address, amount) => fundBitcoin(chain, address, amount),
      stop: stops.stop,
    }
  } catch (error) {
    await stops.stop()
    throw error
  }
}
