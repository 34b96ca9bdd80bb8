import { Transaction } from 'bitcoinjs-lib'
import { expect, it } from 'vitest'
import type { Execution } from '../../../../src/core/execution/execution.ts'
import { transferRow } from '../../../../src/core/export/history/transfer-row.ts'
import { devnet } from '../../../../src/core/profiles/devnet.ts'
import { formatDecimal } from '../../../../src/lib/decimal.ts'
import { madeSigned, only } from '../../../made.ts'
import { anHonest, approvedOf } from '../../../wallet/sim/flows.ts'

const LESS = 600n

it('of a Bitcoin payment that paid its own higher fee says what was paid in the end, as what was sent', () => {
  const execution = approvedOf(anHonest('bitcoin-taproot'), 'shrunk')
  const [item] = execution.plan
  if (item?.kind !== 'bitcoinPsbt') throw new Error('expected a Bitcoin transaction')
  const outputs = item.outputs.map((each) => (each.role === 'deposit' ? { ...each, role: 'send' as const } : each))
  const paid = outputs.find(({ role }) => role === 'send')?.valueSats ?? 0n
  const rowOf = (less: bigint) => {
    const amount = { ...execution.pays, value: paid - less }
    const state = {
      phase: 'included',
      terms: { terms: 'bitcoin', outpoints: [], feeSats: item.feeSats + less },
      signed: madeSigned({ kind: 'bitcoinPsbt', bytes: transactionOf(outputs, less), hash: 'ab'.repeat(32) }),
      earlier: [],
      inclusion: { in: 'block', blockNumber: 1n, blockHash: '' },
    } as const
    return transferRow(
      only<Execution>({
        ...execution,
        pays: { ...execution.pays, value: paid },
        plan: [{ ...item, outputs }],
        items: [state],
        stage: { stage: 'filled', fill: { proof: 'verified', txHash: 'ab'.repeat(32), amount } },
      }),
      devnet,
    )
  }
  const said = formatDecimal(paid - LESS, 8)
  expect(rowOf(LESS)).toMatchObject({ sentAmount: said, receivedAmount: said })
  expect(rowOf(0n).sentAmount).toBe(formatDecimal(paid, 8))
})

function transactionOf(
  outputs: readonly Readonly<{ role: string; script: string; valueSats: bigint }>[],
  less: bigint,
) {
  const transaction = new Transaction()
  transaction.addInput(Buffer.alloc(32, 1), 0)
  for (const { role, script, valueSats } of outputs) {
    transaction.addOutput(Buffer.from(script.slice(2), 'hex'), valueSats - (role === 'send' ? less : 0n))
  }
  return transaction.toHex()
}
