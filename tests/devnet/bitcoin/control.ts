import type { Hono } from 'hono'
import { BadInput } from '../http.ts'
import { amount, type Body, expected, readBody, wholeNumber } from '../input.ts'
import { scriptOf } from './addresses.ts'
import type { BitcoinChain } from './chain.ts'
import type { ExplorerFaults } from './explorer-faults.ts'
import { MINER } from './keys.ts'
import type { Mining } from './mining.ts'
import { BitcoinError } from './node.ts'
import type { PsbtLies } from './psbt-lies.ts'

const DAY_SECONDS = 86_400
const MAX_SATS = 2_100_000_000_000_000
const FAUCET_SATS = 100_000_000n

export type BitcoinControl = Readonly<{ chain: BitcoinChain; mining: Mining; faults: ExplorerFaults; lies: PsbtLies }>

/**
 * Adds the control server's routes below /bitcoin.
 *
 * /mine, /interval, /fee-rate, /reorg, /evict, /prioritise, /mempool, /fund, /faults (of the explorer) and /lies (in
 * the next PSBT).
 */
export function addBitcoin(app: Hono, { chain, mining, faults, lies }: BitcoinControl): void {
  const { node, ledger } = chain
  const tip = async () => {
    await ledger.sync()
    return { blockNumber: ledger.tip().height, blockHash: ledger.tip().hash }
  }
  app.post('/bitcoin/mine', async (context) => {
    await chain.mine(wholeNumber(await readBody(context), 'blocks', 1, 1_000))
    return context.json(await tip())
  })
  app.post('/bitcoin/interval', async (context) => {
    const seconds = wholeNumber(await readBody(context), 'seconds', 0, DAY_SECONDS)
    mining.setInterval(seconds)
    return context.json({ seconds })
  })
  app.post('/bitcoin/fee-rate', async (context) => {
    const body = await readBody(context)
    const none = body['satsPerVbyte'] === undefined
    const satsPerVbyte = none ? undefined : wholeNumber(body, 'satsPerVbyte', 1, 100_000)
    chain.setFeeRate(satsPerVbyte)
    return context.json({ satsPerVbyte: await node.feeRate() })
  })
  app.post('/bitcoin/reorg', async (context) => {
    const body = await readBody(context)
    const { blockNumber } = await tip()
    await chain.reorg(wholeNumber(body, 'depth', 1, blockNumber - 1))
    return context.json(await tip())
  })
  app.post('/bitcoin/evict', async (context) => {
    const id = txid(await readBody(context))
    await refusedIsBadInput(() => node.evict(id))
    return context.json({ txid: id })
  })
  app.post('/bitcoin/prioritise', async (context) => {
    const body = await readBody(context)
    const deltaSats = wholeNumber(body, 'deltaSats', -MAX_SATS, MAX_SATS)
    await refusedIsBadInput(() => node.prioritise(txid(body), deltaSats))
    return context.json({ txid: txid(body), deltaSats })
  })
  app.get('/bitcoin/mempool', async (context) => context.json({ txids: (await node.position()).mempool }))
  app.post('/bitcoin/fund', async (context) => {
    const body = await readBody(context)
    const given = body['amount'] === undefined ? undefined : amount(body, 'amount')
    return context.json(await fundBitcoin(chain, `${body['address']}`, given))
  })
  app.post('/bitcoin/faults', async (context) => context.json(faults.set(await readBody(context))))
  app.get('/bitcoin/faults', (context) => context.json({ faults: faults.list() }))
  app.post('/bitcoin/lies', async (context) => context.json(lies.add(await readBody(context))))
  app.delete('/bitcoin/lies', (context) => {
    lies.clear()
    return context.json({ lies: [] })
  })
  app.delete('/bitcoin/faults', (context) => {
    faults.clear()
    return context.json({ faults: [] })
  })
}

export type BitcoinPaid = Readonly<{ txid: string; address: string; amount: string; mined: true }>

/**
 * Pays an address in satoshis and mines a block with only that payment.
 *
 * Throws BadInput for an invalid address or too high an amount.
 */
export async function fundBitcoin(chain: BitcoinChain, address: string, sats = FAUCET_SATS): Promise<BitcoinPaid> {
  const script = scriptOf(address)
  if (script === undefined) throw new BadInput(expected('address', 'a Bitcoin address in mainnet form', address))
  const { txid: id, hex } = await refusedIsBadInput(() => chain.faucet.pay([{ script, valueSats: sats }]))
  await chain.node.mineOnly(MINER.script, [hex]).catch(() => chain.mine(1))
  return { txid: id, address, amount: `${sats}`, mined: true }
}

function txid(body: Body): string {
  const value = body['txid']
  if (typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)) return value
  throw new BadInput(expected('txid', 'a transaction id of 64 hex digits', value))
}

async function refusedIsBadInput<Value>(action: () => Promise<Value>): Promise<Value> {
  try {
    return await action()
  } catch (error) {
    if (error instanceof BitcoinError) throw new BadInput(`txid: ${error.message}`)
    throw error instanceof RangeError ? new BadInput(error.message) : error
  }
}
