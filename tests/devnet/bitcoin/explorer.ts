import { setTimeout as sleep } from 'node:timers/promises'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { outspendAnswer, statusAnswer, transactionAnswer } from './explorer-answers.ts'
import { blockRoutes } from './explorer-blocks.ts'
import {
  type Environment,
  type ExplorerContext,
  type ExplorerTools,
  entryIn,
  json,
  NotFound,
} from './explorer-context.ts'
import { scriptRoutes } from './explorer-scripts.ts'
import { hex } from './hex.ts'
import { BitcoinError } from './node.ts'

const TARGETS = [1, 2, 3, 4, 5, 6, 10, 25, 144, 504, 1008]

/**
 * Serves a node as Esplora below `/api`, and with its own faults below `/second/api`; finds mainnet addresses by
 * scriptPubKey.
 */
export function explorerApp({ node, ledger, faults }: ExplorerTools): Hono {
  const app = new Hono<Environment>().basePath('/api')
  app.use(cors({ origin: '*' }))
  app.use(async (c, next) => {
    const struck = faults.take(c.req.path)
    c.set('faults', struck)
    for (const fault of struck) {
      if (fault.kind === 'drop') return drop(c)
      if (fault.kind === 'error') return c.text('Service Unavailable', 503)
      if (fault.kind === 'absent') return c.text('endpoint does not exist', 404)
      if (fault.kind === 'delay') await sleep(fault.milliseconds)
    }
    await ledger.sync()
    await next()
    const isMute = c.req.method === 'POST' && struck.some((fault) => fault.kind === 'mute')
    return isMute ? drop(c) : undefined
  })
  app.route('/', scriptRoutes(ledger))
  app.route('/', blockRoutes(ledger))
  app.get('/tx/:txid', (c) => json(c, transactionAnswer(entryIn(c, ledger), ledger)))
  app.get('/tx/:txid/status', (c) => {
    const entry = ledger.entry(c.req.param('txid'))
    return json(c, statusAnswer(entry?.block))
  })
  app.get('/tx/:txid/hex', (c) => {
    const lie = c.get('faults').find((fault) => fault.kind === 'hex')
    return c.text(lie ? lie.hex : entryIn(c, ledger).transaction.hex)
  })
  app.get('/tx/:txid/raw', (c) => {
    const bytes = Uint8Array.from(hex.decode(entryIn(c, ledger).transaction.hex))
    return c.body(bytes, 200, { 'content-type': 'application/octet-stream' })
  })
  app.get('/tx/:txid/outspend/:vout', (c) => {
    const { txid } = entryIn(c, ledger).transaction
    return json(c, outspendAnswer(txid, Number(c.req.param('vout')), ledger))
  })
  app.get('/tx/:txid/outspends', (c) => {
    const { txid, outputs } = entryIn(c, ledger).transaction
    return json(
      c,
      outputs.map((_, vout) => outspendAnswer(txid, vout, ledger)),
    )
  })
  app.post('/tx', async (c) => c.text(await node.broadcast((await c.req.text()).trim())))
  app.post('/txs/package', async (c) => c.json((await node.submitPackage(JSON.parse(await c.req.text()))) as object))
  app.get('/fee-estimates', async (c) => {
    const rate = await node.feeRate()
    return c.json(Object.fromEntries(TARGETS.map((target) => [target, target > 25 ? 1 : rate])))
  })
  app.get('/v1/fees/recommended', async (c) => {
    const rate = Math.ceil(await node.feeRate())
    return c.json({ fastestFee: rate, halfHourFee: rate, hourFee: rate, economyFee: 1, minimumFee: 1 })
  })
  app.notFound((c) => c.text('endpoint does not exist', 404))
  app.onError((error, c) => {
    if (error instanceof NotFound) return c.text(error.message, error.status)
    if (!(error instanceof BitcoinError)) return c.text(error.message, 500)
    const { code, message } = error
    return c.text(`sendrawtransaction RPC error: ${JSON.stringify({ code, message })}`, 400)
  })
  return new Hono().route('/', app).route('/second', app)
}

function drop(c: ExplorerContext): Response {
  c.env.incoming.destroy()
  return c.body(null, 503)
}
