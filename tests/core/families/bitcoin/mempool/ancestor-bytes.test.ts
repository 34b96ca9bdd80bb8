import { expect, it } from 'vitest'
import { ancestorBytesOf } from '../../../../../src/core/families/bitcoin/mempool/ancestor-bytes.ts'
import type { WholeTransaction } from '../../../../../src/core/families/bitcoin/transaction/transaction.ts'
import type { Hex } from '../../../../../src/lib/hex.ts'
import { only } from '../../../../made.ts'

const whole = (raw: Hex | undefined, ...parents: readonly string[]): WholeTransaction =>
  only<WholeTransaction>({ raw, transaction: { inputs: parents.map((txid) => ({ txid })) } })

it('puts each parent before its child, once', () => {
  const made = new Map([
    ['child', whole('0x0c', 'left', 'right')],
    ['left', whole('0x0a', 'root')],
    ['right', whole('0x0b', 'root')],
    ['root', whole('0x01', 'confirmed')],
  ])
  expect(ancestorBytesOf(made)).toEqual(['01', '0a', '0b', '0c'])
})

it('keeps none where one is unread, since a child without its parent is refused', () => {
  expect(
    ancestorBytesOf(
      new Map([
        ['a', whole('0x0a')],
        ['b', whole(undefined, 'a')],
      ]),
    ),
  ).toEqual([])
})

it('keeps none of a chain that is too large', () => {
  const raw: Hex = `0x${'00'.repeat(50_001)}`
  expect(ancestorBytesOf(new Map([['a', whole(raw)]]))).toHaveLength(1)
  expect(
    ancestorBytesOf(
      new Map([
        ['a', whole(raw)],
        ['b', whole(raw, 'a')],
      ]),
    ),
  ).toEqual([])
})
