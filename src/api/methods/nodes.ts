import * as v from 'valibot'
import type { AddedNode } from '../../core/chain/node-choice.ts'
import { nothing, password, row, text } from '../row.ts'
import type { PasswordRequired } from '../views/policy.ts'

export type ChainNodesView = Readonly<{ chainId: number; nodes: readonly Readonly<{ url: string; isOwn: boolean }>[] }>

export const NODE_METHODS = {
  'nodes.list': row<readonly ChainNodesView[]>()('read', nothing),
  /** The node tells its chain, and comes first. */
  'nodes.add': row<AddedNode | (Readonly<{ outcome: 'password' }> & PasswordRequired)>()(
    'act',
    v.strictObject({ url: text, password: v.optional(password) }),
  ),
  /** Own nodes that are left out are removed. */
  'nodes.order': row<Readonly<{ isSaved: boolean }>>()(
    'act',
    v.strictObject({
      chainId: v.pipe(v.number(), v.safeInteger()),
      urls: v.pipe(v.array(text), v.maxLength(20)),
    }),
  ),
} as const
