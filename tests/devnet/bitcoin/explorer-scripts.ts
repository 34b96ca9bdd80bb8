import { Hono } from 'hono'
import { canonicalAddress, scriptOf } from './addresses.ts'
import { statsAnswer, transactionAnswer, unspentAnswer } from './explorer-answers.ts'
import { type Environment, type ExplorerContext, json, NotFound } from './explorer-context.ts'
import type { Entry, Ledger } from './ledger.ts'

const PAGE = 25

type Named = Readonly<{ name: Readonly<Record<string, string>>; script: string }>

export function scriptRoutes(ledger: Ledger): Hono<Environment> {
  const app = new Hono<Environment>()
  const entries = (c: ExplorerContext, found: readonly Entry[]) =>
    json(
      c,
      found.map((entry) => transactionAnswer(entry, ledger)),
    )
  for (const { path, namedIn } of [
    { path: '/address/:address', namedIn: addressIn },
    { path: '/scripthash/:hash', namedIn: (c: ExplorerContext) => hashIn(c, ledger) },
  ]) {
    const history = (c: ExplorerContext) => ledger.history(namedIn(c).script)
    app.get(path, (c) => {
      const { name, script } = namedIn(c)
      return json(c, { ...name, ...statsAnswer(script, ledger) })
    })
    app.get(`${path}/utxo`, (c) => json(c, ledger.unspent(namedIn(c).script).map(unspentAnswer)))
    app.get(`${path}/txs`, (c) => {
      const confirmed = history(c).filter(({ block }) => block)
      return entries(c, [...history(c).filter(({ block }) => !block), ...confirmed.slice(0, PAGE)])
    })
    app.get(`${path}/txs/mempool`, (c) =>
      entries(
        c,
        history(c).filter(({ block }) => !block),
      ),
    )
    app.get(`${path}/txs/chain/:last?`, (c) => {
      const confirmed = history(c).filter(({ block }) => block)
      const from = confirmed.findIndex(({ transaction }) => transaction.txid === c.req.param('last')) + 1
      return entries(c, confirmed.slice(from, from + PAGE))
    })
  }
  return app
}

function addressIn(c: ExplorerContext): Named {
  const text = c.req.param('address') ?? ''
  const script = scriptOf(text)
  if (script === undefined) throw new NotFound(400, 'Invalid Bitcoin address')
  return { name: { address: canonicalAddress(text) ?? text }, script }
}

function hashIn(c: ExplorerContext, ledger: Ledger): Named {
  const scripthash = c.req.param('hash') ?? ''
  if (!/^[0-9a-fA-F]{64}$/.test(scripthash)) throw new NotFound(400, 'Invalid scripthash')
  return { name: { scripthash }, script: ledger.scriptBySha256(scripthash.toLowerCase()) ?? '' }
}
