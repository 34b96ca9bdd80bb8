import type { Hono } from 'hono'
import { DEEPEST_REORG } from './anvil.ts'
import { type Controlled, chainOf } from './controlled.ts'
import { BadInput } from './http.ts'
import { readBody, transactionHash, truth, wholeNumber } from './input.ts'
import { rpc } from './rpc.ts'

const DAY_SECONDS = 86_400

export function addMining(app: Hono, { chains, clock }: Controlled): void {
  app.post('/mine', async (context) => {
    const body = await readBody(context)
    const { nodeUrl } = chainOf(chains, 'chainId', body['chainId'])
    await rpc(nodeUrl, 'anvil_mine', [wholeNumber(body, 'blocks', 1, 10_000)])
    return context.json(await height(nodeUrl))
  })
  app.post('/automine', async (context) => {
    const body = await readBody(context)
    const enabled = truth(body, 'enabled')
    await rpc(chainOf(chains, 'chainId', body['chainId']).nodeUrl, 'evm_setAutomine', [enabled])
    return context.json({ enabled })
  })
  app.post('/interval', async (context) => {
    const body = await readBody(context)
    const { nodeUrl } = chainOf(chains, 'chainId', body['chainId'])
    const seconds = wholeNumber(body, 'seconds', 0, DAY_SECONDS)
    await rpc(nodeUrl, 'evm_setIntervalMining', [seconds])
    await rpc(nodeUrl, 'evm_setAutomine', [seconds === 0])
    return context.json({ seconds })
  })
  app.post('/reorg', async (context) => {
    const body = await readBody(context)
    const { nodeUrl } = chainOf(chains, 'chainId', body['chainId'])
    const { blockNumber } = await height(nodeUrl)
    if (blockNumber === 0) throw new BadInput(`depth: chain ${body['chainId']} has no block but its first`)
    await rpc(nodeUrl, 'anvil_reorg', [wholeNumber(body, 'depth', 1, Math.min(blockNumber, DEEPEST_REORG)), []])
    // The node continues from its last block's time, so reset it.
    await rpc(nodeUrl, 'evm_setTime', [Math.floor(clock.now() / 1000)])
    return context.json(await height(nodeUrl))
  })
  app.post('/evict', async (context) => {
    const body = await readBody(context)
    const { nodeUrl } = chainOf(chains, 'chainId', body['chainId'])
    const hash = transactionHash(body, 'hash')
    const dropped = await rpc(nodeUrl, 'anvil_dropTransaction', [hash])
    if (dropped === null) throw new BadInput(`hash: ${hash} does not wait in the mempool of chain ${body['chainId']}`)
    return context.json({ hash })
  })
  app.post('/clock/advance', async (context) => {
    await clock.advance(wholeNumber(await readBody(context), 'seconds', 1, 365 * DAY_SECONDS) * 1000)
    return context.json({ now: clock.now() })
  })
}

async function height(nodeUrl: string): Promise<{ blockNumber: number }> {
  return { blockNumber: Number(await rpc(nodeUrl, 'eth_blockNumber')) }
}
