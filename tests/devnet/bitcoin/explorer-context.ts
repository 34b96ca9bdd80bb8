import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { type ExplorerFault, type ExplorerFaults, lied } from './explorer-faults.ts'
import type { Entry, Ledger } from './ledger.ts'
import type { BitcoinNode } from './node.ts'

export type Environment = { Bindings: HttpBindings; Variables: { faults: readonly ExplorerFault[] } }
export type ExplorerContext = Context<Environment>

export type ExplorerTools = Readonly<{ node: BitcoinNode; ledger: Ledger; faults: ExplorerFaults }>

/** Answered as plain text, like public explorers. */
export class NotFound extends Error {
  override readonly name = 'NotFound'
  readonly status: 400 | 404
  constructor(status: 400 | 404, message: string) {
    super(message)
    this.status = status
  }
}

export function json(c: ExplorerContext, answer: unknown): Response {
  return c.json(lied(answer, c.get('faults')) as object)
}

export function entryIn(c: ExplorerContext, ledger: Ledger): Entry {
  const entry = ledger.entry(c.req.param('txid') ?? '')
  if (!entry) throw new NotFound(404, 'Transaction not found')
  return entry
}
