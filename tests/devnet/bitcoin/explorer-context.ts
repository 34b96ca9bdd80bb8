import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { type ExplorerFault, type ExplorerFaults, lied } from './explorer-faults.ts'
import type { Entry, Ledger } from './ledger.ts'
import type { BitcoinNode } from './node.ts'

/** What each call to the explorer carries along: Node's sockets, and the faults that strike it. */
export type Environment = { Bindings: HttpBindings; Variables: { faults: readonly ExplorerFault[] } }
export type ExplorerContext = Context<Environment>

/** What the explorer reads and writes. */
export type ExplorerTools = Readonly<{ node: BitcoinNode; ledger: Ledger; faults: ExplorerFaults }>

/** A refusal of the explorer's own, answered as plain text as the public ones do. */
export class NotFound extends Error {
  override readonly name = 'NotFound'
  readonly status: 400 | 404
  constructor(status: 400 | 404, message: string) {
    super(message)
    this.status = status
  }
}

/** Answers with JSON, and with the lies that strike the call. */
export function json(c: ExplorerContext, answer: unknown): Response {
  return c.json(lied(answer, c.get('faults')) as object)
}

/** The transaction that a path names; throws NotFound. */
export function entryIn(c: ExplorerContext, ledger: Ledger): Entry {
  const entry = ledger.entry(c.req.param('txid') ?? '')
  if (!entry) throw new NotFound(404, 'Transaction not found')
  return entry
}
