import { expect, it } from 'vitest'
import { executionView } from '../../entrypoints/background/handlers/history.ts'
import { decodeStatus } from '../../src/core/execution/decode-status.ts'
import type { ArrivalEvidence, Execution } from '../../src/core/execution/execution.ts'
import { devnet } from '../../src/core/profiles/devnet.ts'
import { notificationsIn } from '../../src/ui/messages/desktop-words.ts'
import { refundChainOf, transferState } from '../../src/ui/transfer/state.ts'
import { transferNotification } from '../../src/wallet/notifications/transfer-notification.ts'
import { anHonest, approvedOf } from './sim/flows.ts'

const enNotifications = await notificationsIn('en')

const approved = approvedOf(anHonest('deposit-native'), 'transfer')
const { expected } = approved

function refundedBy(refund: ArrivalEvidence): Execution {
  const status = decodeStatus({ status: 'refund', txHashes: ['0xa'] })
  if (!status) throw new Error('expected a status')
  return { ...approved, stage: { stage: 'refunded', refund, status } }
}
const title = (execution: Execution) =>
  transferNotification({ news: 'refunded' }, execution, { profile: devnet, hideAmounts: false, words: enNotifications })
    .title

it('a refund that nobody has read is told as the service’s word', () => {
  const execution = refundedBy({ proof: 'reported', txHash: '0xa', why: { code: 'ARRIVAL_ABSENT' } })
  expect(title(execution)).toMatch(/^Relay says: refunded on /)
  expect(transferState(executionView(execution))).toBe('refundReported')
})

it('a refund that was read is told with the chain that it was read on', () => {
  const refund = { proof: 'verified', txHash: '0xa', amount: expected } as const
  const execution = refundedBy(refund)
  const chain = devnet.chains.find(({ id }) => id === expected.currency.chainId)?.name ?? 'none'
  expect(title(execution)).toMatch(new RegExp(`^Refunded .* on ${chain}$`))
  expect(refundChainOf(refund, execution)).toBe(expected.currency.chainId)
  expect(transferState(executionView(execution))).toBe('refunded')
})

it('a refund to the recipient or in another currency is never told as a part that came back', () => {
  const other = { ...expected, currency: { ...expected.currency, address: '0x1', symbol: 'TKN' } }
  const { recipient, refundTo } = { ...approved.intent, recipient: `0x${'ab'.repeat(20)}` }
  const titleOf = (amount: typeof expected, to: string) => {
    const refund = { proof: 'verified', txHash: '0xa', amount, to } as const
    const ended = refundedBy(refund)
    if (ended.stage.stage !== 'refunded') throw new Error('expected a refund')
    return title({ ...ended, stage: { ...ended.stage, partOf: expected } })
  }
  expect(titleOf(expected, refundTo)).toMatch(/ came back on /)
  expect(titleOf(expected, recipient)).toMatch(/^Refunded .* on /)
  expect(titleOf(other, refundTo)).toMatch(/^Refunded .* TKN on /)
})
