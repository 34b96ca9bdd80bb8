import * as v from 'valibot'
import { nothing, row, text } from '../row.ts'

export type ChainNodesView = Readonly<{ chainId: number; nodes: readonly Readonly<{ url: string; isOwn: boolean }>[] }>

export type AddNodeAnswer = Readonly<
  | { outcome: 'added'; chainId: number }
  | { outcome: 'elsewhere' | 'silent' | 'otherChain' | 'known' | 'full' | 'notSaved' }
>

export const NODE_METHODS = {
  'nodes.list': row<readonly ChainNodesView[]>()('read', nothing),
  /** The node tells its chain, and comes first. */
  'nodes.add': row<AddNodeAnswer>()('act', v.strictObject({ url: text })),
  /** Own nodes that are left out are removed. */
  'nodes.order': row<Readonly<{ isSaved: boolean }>>()(
    'act',
    v.strictObject({
      chainId: v.pipe(v.number(), v.safeInteger()),
      urls: v.pipe(v.array(text), v.maxLength(20)),
    }),
  ),
} as const
