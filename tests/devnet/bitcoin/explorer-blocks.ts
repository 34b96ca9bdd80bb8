import { Hono } from 'hono'
import { blockAnswer, transactionAnswer } from './explorer-answers.ts'
import { type Environment, type ExplorerContext, entryIn, json, NotFound } from './explorer-context.ts'
import type { Ledger } from './ledger.ts'
import type { InBlock } from './ledger-state.ts'
import { merklePath } from './merkle.ts'

const PAGE = 25
const BLOCKS_PAGE = 10

export function blockRoutes(ledger: Ledger): Hono<Environment> {
  const app = new Hono<Environment>()
  const answer = (block: InBlock) => blockAnswer(block, ledger)
  const txids = (c: ExplorerContext) => ledger.transactionsOf(blockIn(c, ledger).hash)
  app.get('/blocks/tip/height', (c) => c.text(`${ledger.tip().height}`))
  app.get('/blocks/tip/hash', (c) => c.text(ledger.tip().hash))
  app.get('/blocks/:from?', (c) => {
    const top = c.req.param('from') === undefined ? ledger.tip().height : Number(c.req.param('from'))
    if (!ledger.block(top)) throw new NotFound(404, 'Block not found')
    const heights = Array.from({ length: BLOCKS_PAGE }, (_, below) => top - below)
    return json(c, heights.flatMap((height) => ledger.block(height) ?? []).map(answer))
  })
  app.get('/block-height/:height', (c) => {
    const block = ledger.block(Number(c.req.param('height')))
    return block ? c.text(block.hash) : c.text('Block not found', 404)
  })
  app.get('/block/:hash', (c) => json(c, answer(blockIn(c, ledger))))
  app.get('/block/:hash/header', (c) => c.text(blockIn(c, ledger).header))
  app.get('/block/:hash/status', (c) => {
    const block = ledger.blockByHash(c.req.param('hash'))
    if (!block) return json(c, { in_best_chain: false })
    const next_best = ledger.block(block.height + 1)?.hash ?? null
    return json(c, { in_best_chain: true, height: block.height, next_best })
  })
  app.get('/block/:hash/txids', (c) => json(c, txids(c)))
  app.get('/block/:hash/txid/:index', (c) => {
    const txid = txids(c)[Number(c.req.param('index'))]
    return txid === undefined ? c.text('tx index out of range', 404) : c.text(txid)
  })
  app.get('/block/:hash/txs/:from?', (c) => {
    const from = Number(c.req.param('from') ?? 0)
    const found = txids(c).slice(from, from + PAGE)
    return json(
      c,
      found.flatMap((txid) => ledger.entry(txid) ?? []).map((entry) => transactionAnswer(entry, ledger)),
    )
  })
  app.get('/tx/:txid/merkle-proof', (c) => {
    const { transaction, block } = entryIn(c, ledger)
    if (!block) return c.text('Transaction not found or is unconfirmed', 404)
    const all = ledger.transactionsOf(block.hash)
    const pos = all.indexOf(transaction.txid)
    return json(c, { block_height: block.height, merkle: merklePath(all, pos), pos })
  })
  app.get('/mempool/txids', (c) => json(c, ledger.waiting()))
  app.get('/mempool', (c) => {
    const waiting = ledger.waiting().flatMap((txid) => ledger.entry(txid) ?? [])
    const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
    const vsize = sum(waiting.map(({ transaction }) => transaction.vsize))
    const total_fee = sum(waiting.map((entry) => transactionAnswer(entry, ledger).fee))
    return json(c, { count: waiting.length, vsize, total_fee, fee_histogram: [] })
  })
  return app
}

function blockIn(c: ExplorerContext, ledger: Ledger): InBlock {
  const block = ledger.blockByHash(c.req.param('hash') ?? '')
  if (!block) throw new NotFound(404, 'Block not found')
  return block
}
