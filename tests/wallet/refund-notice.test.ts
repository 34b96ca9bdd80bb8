import { expect, it } from 'vitest'
import { view } from '../../entrypoints/background/history.ts'
import type { Execution, Proof } from '../../src/core/execution.ts'
import { devnet } from '../../src/core/profiles/devnet.ts'
import { decodeStatus } from '../../src/core/status.ts'
import { enNotices } from '../../src/ui/messages/en/notices.ts'
import { refundChainOf, stateOf } from '../../src/ui/transfer/state.ts'
import { desktopNotice } from '../../src/wallet/notifier.ts'
import { anHonest, approvedOf } from './sim/flows.ts'

const approved = approvedOf(anHonest('deposit-native'), 'transfer')
const { expected } = approved

function refundedBy(refund: Proof): Execution {
  const status = decodeStatus({ status: 'refund', txHashes: ['0xa'] })
  if (!status) throw new Error('expected a status')
  return { ...approved, stage: { stage: 'refunded', refund, status } }
}
const title = (execution: Execution) =>
  desktopNotice({ news: 'refunded' }, execution, { profile: devnet, hideAmounts: false, words: enNotices }).title

it('a refund that nobody has read is told as the service’s word', () => {
  const execution = refundedBy({ proof: 'reported', txHash: '0xa', why: { code: 'ARRIVAL_ABSENT' } })
  expect(title(execution)).toMatch(/^The service says: refunded on /)
  expect(stateOf(view(execution))).toBe('refundReported')
})

it('a refund that was read is told with the chain that it was read on', () => {
  const refund = { proof: 'verified', txHash: '0xa', amount: expected } as const
  const execution = refundedBy(refund)
  const chain = devnet.chains.find(({ id }) => id === expected.currency.chainId)?.name ?? 'none'
  expect(title(execution)).toMatch(new RegExp(`^Refunded .* on ${chain}$`))
  expect(refundChainOf(refund, execution)).toBe(expected.currency.chainId)
  expect(stateOf(view(execution))).toBe('refunded')
})
