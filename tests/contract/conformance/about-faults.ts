import { setTimeout as sleep } from 'node:timers/promises'
import type { QuoteAnswer } from '../../devnet/service/quote/quote.ts'
import { refusal } from './about-errors.ts'
import { carryOut, MOVES_MONEY } from './about-money.ts'
import { type Ask, bridgeBody, NO_PAIR } from './ask.ts'
import { type Check, unless } from './check.ts'

const NO_CONTROL = { skip: 'it sets faults: only on a devnet' } as const
const POLL_MS = 50
const POLLS = 400

type Control = NonNullable<Ask['control']>
type Body = Readonly<Record<string, unknown>>

/** The fault is removed afterwards. */
function faulty(claim: string, run: (ask: Ask, control: Control, body: Body) => Promise<readonly string[]>): Check {
  return {
    section: 'Faults',
    claim,
    async run(ask) {
      const body = await bridgeBody(ask)
      if (!ask.control) return NO_CONTROL
      if (!ask.move) return MOVES_MONEY
      if (!body) return NO_PAIR
      try {
        return await run(ask, ask.control, body)
      } finally {
        await ask.control('DELETE', '/faults')
        await ask.control('DELETE', `/nodes/${body['destinationChainId']}/fault`)
      }
    },
  }
}

async function filled(ask: Ask, body: Body): Promise<Readonly<{ requestId: string; status?: string; txHash: string }>> {
  const quote = (await ask.post('/quote/v2', body)).body as QuoteAnswer
  const last = (await carryOut(ask, quote)).at(-1)
  return { requestId: quote.requestId, ...(last ? { status: last.status } : {}), txHash: last?.txHashes[0] ?? '' }
}

/** A transaction's block by the devnet's explorer. */
async function blockOf(ask: Ask, chainId: unknown, hash: string): Promise<string | undefined> {
  const { body } = await ask.get(`/explorer/${chainId}/tx/${hash}`)
  return ((body ?? {}) as { receipt?: { blockHash?: string } | null }).receipt?.blockHash
}

export const ABOUT_FAULTS: readonly Check[] = [
  faulty('each kind tells what it does', async (_, control) => {
    const { status, body } = await control('GET', '/faults/kinds')
    const kinds = (body ?? []) as readonly Readonly<{ kind: string; does: string }>[]
    return [
      ...unless(status === 200, `answered ${status}`),
      ...['duplicate', 'reorder', 'error'].flatMap((wanted) =>
        unless((kinds.find(({ kind }) => kind === wanted)?.does ?? '') !== '', `${wanted}: is not told of`),
      ),
    ]
  }),
  faulty('duplicate serves a call twice', async (ask, control, body) => {
    const count = async () => ((await control('GET', '/requests')).body as readonly unknown[]).length
    await control('POST', '/faults', { kind: 'duplicate', path: '/quote', times: 1 })
    const before = await count()
    await ask.post('/quote/v2', body)
    const made = (await count()) - before
    return unless(made === 2, `made ${made} requests, expected 2`)
  }),
  faulty('reorder lets a later answer overtake an earlier one', async (ask, control) => {
    await control('POST', '/faults', { kind: 'reorder', path: '/chains', times: 1, ms: 30_000 })
    const order: string[] = []
    const first = ask.get('/chains').then(() => order.push('first'))
    while (((await control('GET', '/faults')).body as readonly unknown[]).length > 0) await sleep(POLL_MS)
    await Promise.all([first, ask.get('/chains').then(() => order.push('second'))])
    return unless(order.join() === 'second,first', `came in the order ${order.join(', ')}`)
  }),
  faulty('error refuses with any code', async (ask, control, body) => {
    await control('POST', '/faults', { kind: 'error', errorCode: 'SOLANA_TX_TOO_LARGE', times: 1 })
    const answer = await ask.post('/quote/v2', body)
    const { errorCode } = (answer.body ?? {}) as { errorCode?: string }
    return [...refusal(answer), ...unless(errorCode === 'SOLANA_TX_TOO_LARGE', `errorCode: ${errorCode}`)]
  }),
  faulty('a node that is silent during a fill is asked again', async (ask, control, body) => {
    const chainId = body['destinationChainId']
    const silent = { kind: 'error', side: 'service', method: 'eth_sendRawTransaction' }
    await control('POST', `/nodes/${chainId}/fault`, silent)
    const fill = filled(ask, body)
    await sleep(10 * POLL_MS)
    await control('DELETE', `/nodes/${chainId}/fault`)
    const { status } = await fill
    return unless(status === 'success', `ended as ${status}`)
  }),
  faulty('a fill that a reorg takes away is sent again', async (ask, control, body) => {
    const chainId = body['destinationChainId']
    const { status, txHash } = await filled(ask, body)
    const before = await blockOf(ask, chainId, txHash)
    await control('POST', '/reorg', { chainId, depth: 1 })
    let after = await blockOf(ask, chainId, txHash)
    for (let poll = 0; poll < POLLS && (after === undefined || after === before); poll += 1) {
      await sleep(POLL_MS)
      after = await blockOf(ask, chainId, txHash)
    }
    return [
      ...unless(status === 'success', `ended as ${status}`),
      ...unless(after !== undefined && after !== before, `${txHash}: is in block ${after}, was in ${before}`),
    ]
  }),
]
