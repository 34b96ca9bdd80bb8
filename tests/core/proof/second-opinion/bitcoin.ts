import { address, Psbt } from 'bitcoinjs-lib'
import type { BitcoinPsbtItem } from '../../../../src/core/execution/item.ts'
import type { Asked } from '../judge.ts'
import type { Move } from './moves.ts'

/** Reads foreign outputs and the order by bitcoinjs-lib. */
export function psbtMoves({ psbt, currency }: BitcoinPsbtItem, { facts }: Asked): readonly Move[] {
  const transaction = Psbt.fromHex(psbt.replace(/^0x/, ''))
  const own = facts.origin.family === 'bitcoin' ? facts.origin.ownScripts : []
  const ours = new Set(own.map(({ script }) => script.replace(/^0x/, '')))
  const outputs = transaction.txOutputs.map(({ script, value }) => ({
    script: Buffer.from(script).toString('hex'),
    value,
  }))
  const orders = outputs.filter(({ script }) => script.startsWith('6a'))
  const orderId = orders.length === 1 ? textOf(orders[0]?.script ?? '') : undefined
  return outputs
    .filter(({ script }) => !ours.has(script) && !script.startsWith('6a'))
    .map(({ script, value }) => ({
      does: 'pays' as const,
      to: address.fromOutputScript(Buffer.from(script, 'hex')),
      currency,
      amount: value,
      orderId,
    }))
}

function textOf(script: string): string {
  const bytes = Buffer.from(script, 'hex')
  return bytes.subarray(bytes[1] === 0x4c ? 3 : 2).toString('ascii')
}
