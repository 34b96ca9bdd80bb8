import type { Finality } from '../../../core/chain/finality.ts'
import type { Answer } from '../../../core/reason/reason.ts'
import type { EvmNodes } from '../../nodes/node-order.ts'
import type { Rpc } from '../../nodes/rpc.ts'
import { type BlockAt, mapAnswer, plainAnswer, toQuantity } from './balance-and-receipt-reads.ts'
import { createEvmFinality, type EvmFinality } from './finality.ts'
import { safeNumber } from './schema.ts'

export type NonceRead = (address: string, at: 'pending' | 'latest' | 'finalized') => Promise<Answer<number>>

/** Makes one node's read of an account's nonce. */
export function nonceOf(rpc: Rpc, final: Pick<EvmFinality, 'name'>): NonceRead {
  return async (address, at) => {
    const name = at === 'finalized' ? await final.name() : ({ ok: true, value: at } as const)
    return name.ok ? plainAnswer(await rpc('eth_getTransactionCount', [address, name.value], safeNumber)) : name
  }
}

/** Makes the decisive read. Mempools differ, so of two pending nonces the higher counts. */
export function createNonceReads(
  { rpc, agreement }: Pick<EvmNodes, 'rpc' | 'agreement'>,
  finality: Finality,
): NonceRead {
  const usual = nonceOf(rpc, createEvmFinality(rpc, finality))
  return async (address, at) => {
    if (at === 'finalized') return usual(address, at)
    const count = (node: Rpc, block: BlockAt | 'pending') =>
      node('eth_getTransactionCount', [address, typeof block === 'bigint' ? toQuantity(block) : block], safeNumber)
    if (at === 'latest') return agreement.read(async (node, block) => plainAnswer(await count(node, block)), WAIT)
    const both = await agreement.read<Counts>(
      async (node, block) => {
        const [pending, mined] = await Promise.all([
          count(node, 'pending'),
          typeof block === 'bigint' ? count(node, block) : undefined,
        ])
        if (!pending.ok) return plainAnswer<never>(pending)
        if (mined && !mined.ok) return plainAnswer<never>(mined)
        return { ok: true, value: { pending: pending.value, mined: mined?.value } }
      },
      { ...WAIT, keyOf: ({ mined }) => mined, join: (a, b) => (a.pending >= b.pending ? a : b) },
    )
    return mapAnswer(both, ({ pending }) => pending)
  }
}

type Counts = Readonly<{ pending: number; mined: number | undefined }>

const WAIT = { weight: 'wait' } as const
