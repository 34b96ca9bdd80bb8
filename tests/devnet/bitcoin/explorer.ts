import { setTimeout as sleep } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import { canonicalAddress, scriptOf } from './addresses.ts'
import { addressAnswer, outspendAnswer, statusAnswer, transactionAnswer, unspentAnswer } from './explorer-answers.ts'
import { type ExplorerFault, type ExplorerFaults, lied } from './explorer-faults.ts'
import type { Entry, Ledger } from './ledger.ts'
import { BitcoinError, type BitcoinNode } from './node.ts'

type Environment = { Bindings: HttpBindings; Variables: { faults: readonly ExplorerFault[] } }
type ExplorerContext = Context<Environment>

/** What the explorer reads and writes. */
export type ExplorerTools = Readonly<{ node: BitcoinNode; ledger: Ledger; faults: ExplorerFaults }>

const TARGETS = [1, 2, 3, 4, 5, 6, 10, 25, 144, 504, 1008]
const PAGE = 25

/**
 * An Esplora-shaped HTTP API over a node, below `/api`. Addresses are in mainnet form: they are looked up by their
 * scriptPubKey. Each answer is of the moment: mempool, reorgs and replacements included.
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
      if (fault.kind === 'delay') await sleep(fault.milliseconds)
    }
    await ledger.sync()
    return next()
  })
  const json = (c: ExplorerContext, answer: unknown) => c.json(lied(answer, c.get('faults')) as object)

  app.get('/address/:address', (c) => {
    const { address, script } = addressIn(c)
    return json(c, addressAnswer(address, script, ledger))
  })
  app.get('/address/:address/utxo', (c) => json(c, ledger.unspent(addressIn(c).script).map(unspentAnswer)))
  app.get('/address/:address/txs', (c) => {
    const { script } = addressIn(c)
    const entries = ledger.history(script)
    const confirmed = entries.filter(({ block }) => block).slice(0, PAGE)
    const page = [...entries.filter(({ block }) => !block), ...confirmed]
    return json(
      c,
      page.map((entry) => transactionAnswer(entry, ledger)),
    )
  })
  app.get('/address/:address/txs/mempool', (c) => {
    const entries = ledger.history(addressIn(c).script).filter(({ block }) => !block)
    return json(
      c,
      entries.map((entry) => transactionAnswer(entry, ledger)),
    )
  })
  app.get('/address/:address/txs/chain/:last?', (c) => {
    const entries = ledger.history(addressIn(c).script).filter(({ block }) => block)
    const from = entries.findIndex(({ transaction }) => transaction.txid === c.req.param('last')) + 1
    return json(
      c,
      entries.slice(from, from + PAGE).map((entry) => transactionAnswer(entry, ledger)),
    )
  })
  app.get('/tx/:txid', (c) => json(c, transactionAnswer(entryIn(c, ledger), ledger)))
  app.get('/tx/:txid/status', (c) => {
    const entry = ledger.entry(c.req.param('txid'))
    return json(c, statusAnswer(entry?.block))
  })
  app.get('/tx/:txid/hex', (c) => {
    const lie = c.get('faults').find((fault) => fault.kind === 'hex')
    return c.text(lie ? lie.hex : entryIn(c, ledger).transaction.hex)
  })
  app.get('/tx/:txid/outspends', (c) => {
    const { txid, outputs } = entryIn(c, ledger).transaction
    return json(
      c,
      outputs.map((_, vout) => outspendAnswer(txid, vout, ledger)),
    )
  })
  app.post('/tx', async (c) => c.text(await node.broadcast((await c.req.text()).trim())))
  app.get('/blocks/tip/height', (c) => c.text(`${ledger.tip().height}`))
  app.get('/blocks/tip/hash', (c) => c.text(ledger.tip().hash))
  app.get('/block-height/:height', (c) => {
    const block = ledger.block(Number(c.req.param('height')))
    return block ? c.text(block.hash) : c.text('Block not found', 404)
  })
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
  return new Hono().route('/', app)
}

class NotFound extends Error {
  override readonly name = 'NotFound'
  readonly status: 400 | 404
  constructor(status: 400 | 404, message: string) {
    super(message)
    this.status = status
  }
}

function addressIn(c: ExplorerContext): Readonly<{ address: string; script: string }> {
  const text = c.req.param('address') ?? ''
  const script = scriptOf(text)
  if (script === undefined) throw new NotFound(400, 'Invalid Bitcoin address')
  return { address: canonicalAddress(text) ?? text, script }
}

function entryIn(c: ExplorerContext, ledger: Ledger): Entry {
  const entry = ledger.entry(c.req.param('txid') ?? '')
  if (!entry) throw new NotFound(404, 'Transaction not found')
  return entry
}

// The connection ends with no answer.
function drop(c: ExplorerContext): Response {
  c.env.incoming.destroy()
  return c.body(null, 503)
}
