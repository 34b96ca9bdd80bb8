import { describe, expect, it } from 'vitest'
import { revokeCall } from '../../../src/core/allowances/revoke.ts'
import type { Bundle } from '../../../src/core/bundle/bundle.ts'
import { UNDELEGATION, undelegationCall } from '../../../src/core/bundle/undelegation.ts'
import type { Execution, ItemState } from '../../../src/core/execution/execution.ts'
import { isEvmTransaction } from '../../../src/core/families/evm/items.ts'
import type { SigningPurpose } from '../../../src/core/sign/signed.ts'
import { stateShown } from '../../../src/core/sign/signed-without-bytes.ts'
import { callReplacementChoices, replacementChoices } from '../../../src/ui/transfer/remedies/replacement-choices.ts'
import type { ReservingRecord } from '../../../src/wallet/engine/adapters/step-adapter.ts'
import type { NodePort } from '../../../src/wallet/families/evm/node-port.ts'
import { offerReplacement } from '../../../src/wallet/replacement/offer.ts'
import { bundleOf, SENDER } from '../../core/bundle/bundles.ts'
import { madeSigned, only } from '../../made.ts'
import { anHonest, approvedOf } from '../sim/flows.ts'

const GWEI = 1_000_000_000n
const fees = { maxFeePerGasWei: 2n * GWEI, maxPriorityFeePerGasWei: GWEI }
const terms = { terms: 'evm', nonce: 5, gasLimit: 60_000n, ...fees } as const
const out: ItemState = { phase: 'broadcast', broadcastAtSeconds: 1, terms, signed: madeSigned(), earlier: [] }
const done: ItemState = {
  ...{ phase: 'finalized', terms, signed: madeSigned({ hash: '0x09' }), earlier: [], readAtSeconds: 1 },
  inclusion: { in: 'block', blockNumber: 1n, blockHash: '0x0b' },
}

const noBitcoin = () => Promise.reject(new Error('not asked'))
const BITCOIN = {
  ...{ satsPerVbyte: noBitcoin, leastSatsPerVbyte: noBitcoin, tipHeight: noBitcoin, evicted: noBitcoin },
  ...{ coinsBeside: noBitcoin, ownScripts: noBitcoin, transaction: noBitcoin },
}

function offer(record: ReservingRecord, index: number, purpose: SigningPurpose, feeWei = 2n * GWEI) {
  const node = only<NodePort>({
    fees: async () => ({ ok: true, value: { ...fees, maxFeePerGasWei: feeWei } }),
    estimateGas: async () => ({ ok: true, value: 21_000n }),
  })
  return offerReplacement(record, index, purpose, { node: () => node, ...BITCOIN })
}

const waitingAt = (index: number, length: number): readonly ItemState[] =>
  Array.from({ length }, (_, at) => (at < index ? done : at === index ? out : { phase: 'planned' }))

const KINDS = ['deposit-native', 'deposit-approve', 'deposit-zero-reset', 'swap-native', 'local-swap-native', 'send']
const transfers = KINDS.flatMap((kind) => {
  const approved = approvedOf(anHonest(kind), kind)
  return approved.plan.flatMap((item, index): readonly (readonly [string, number, Execution])[] =>
    isEvmTransaction(item)
      ? [[`${kind}: ${item.role}`, index, { ...approved, items: waitingAt(index, approved.plan.length) }]]
      : [],
  )
})

const revoked = revokeCall({ token: `0x${'a1'.repeat(20)}`, spender: SENDER, at: 'token' }, { contracts: [] })
const bundles: readonly (readonly [string, number, Bundle])[] = [
  ['a page’s call', 0, bundleOf(1)],
  ['the second of a page’s calls', 1, bundleOf(3)],
  [
    'a revocation',
    0,
    bundleOf(1, { requester: { by: 'wallet', wish: 'revoke' }, calls: revoked ? [revoked].flat() : [] }),
  ],
  ['the end of a delegation', 0, bundleOf(1, { requester: UNDELEGATION, calls: [undelegationCall(SENDER)] })],
]

const shown = (items: readonly ItemState[]) => items.map(stateShown)

describe('every transaction of ours that waits', () => {
  it.each(transfers)(
    'of a transfer is sped up and cancelled, on the screen too: %s',
    async (_name, index, execution) => {
      expect(await offer(execution, index, 'step')).toMatchObject({ purpose: 'step', terms: { nonce: 5 } })
      expect(await offer(execution, index, 'cancel')).toMatchObject({ purpose: 'cancel', terms: { nonce: 5 } })
      const choices = replacementChoices({ ...execution, items: shown(execution.items) })
      expect(choices.map(({ does, index: at }) => [does, at])).toEqual([
        ['speedUp', index],
        ['cancel', index],
      ])
    },
  )

  it.each(bundles)('of a bundle is sped up and cancelled, on the screen too: %s', async (_name, index, bundle) => {
    const waiting = { ...bundle, stage: { stage: 'calls' } as const, items: waitingAt(index, bundle.calls.length) }
    expect(await offer(waiting, index, 'step')).toMatchObject({ purpose: 'step', terms: { nonce: 5 } })
    expect(await offer(waiting, index, 'cancel')).toMatchObject({ purpose: 'cancel', terms: { nonce: 5 } })
    const choices = callReplacementChoices({ stage: waiting.stage, items: shown(waiting.items) })
    expect(choices.map(({ does, index: at }) => [does, at])).toEqual([
      ['speedUp', index],
      ['cancel', index],
    ])
  })

  it('is cancelled once however far the fee has fallen, and raised no further', async () => {
    const waiting = { ...bundleOf(1), items: [out] }
    expect(await offer(waiting, 0, 'step', 1n)).toEqual({ unavailable: { code: 'MORE_IS_USELESS' } })
    expect(await offer(waiting, 0, 'cancel', 1n)).toMatchObject({ purpose: 'cancel', terms: { gasLimit: 21_000n } })
    const cancelled = { ...waiting, items: [{ ...out, signed: madeSigned({ purpose: 'cancel' }) }] }
    expect(await offer(cancelled, 0, 'cancel', 1n)).toEqual({ unavailable: { code: 'MORE_IS_USELESS' } })
  })
})
