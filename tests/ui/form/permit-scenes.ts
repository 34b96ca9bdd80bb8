import type { ExecutionView, StepView } from '../../../src/api/views/transfers.ts'
import type { Stage } from '../../../src/core/execution/execution.ts'
import type { EvmSignatureItem } from '../../../src/core/execution/item.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import type { Review } from '../../../src/core/review/review.ts'
import { typedDataDigestOf } from '../../../src/core/sign/typed-data-hashes.ts'
import { makeFinding } from '../../../src/core/verify/make-finding.ts'
import { authorizationTypes } from '../../../src/core/verify/permits/types.ts'
import { type Act, click, toReview } from '../acting.ts'
import * as data from '../data.ts'
import { draftWith, proven, type Scene, sideOf, transfer } from '../scene-making.ts'

const PAYS = data.amount(8453, 'USDC', 100_110_000n)
const [SOLVER = ''] = devnet.solvers
const ORDER = `0x${'9'.repeat(64)}`

const item = (deadlineSeconds: number): EvmSignatureItem => ({
  kind: 'evmSignature',
  standard: 'eip3009',
  chainId: 8453,
  from: data.OWN,
  typedData: {
    domain: { name: 'USD Coin', version: '2', chainId: 8453, verifyingContract: PAYS.currency.address },
    types: authorizationTypes('TransferWithAuthorization'),
    primaryType: 'TransferWithAuthorization',
    message: {
      from: data.OWN,
      to: SOLVER,
      value: PAYS.value.toString(),
      validAfter: '0',
      validBefore: deadlineSeconds.toString(),
      nonce: ORDER,
    },
  },
  post: { endpoint: '/execute/permits', body: { kind: 'eip3009', requestId: ORDER, api: 'swap' } },
  currency: PAYS.currency.address,
  amount: PAYS.value,
  counterparty: SOLVER,
  deadlineSeconds,
  routed: undefined,
})

function permitReview(): Review {
  const permit = item(data.nowSeconds() + 540)
  const asText = (value: unknown) => JSON.stringify(value, undefined, 2)
  const raw = {
    typedData: asText(permit.typedData),
    digest: typedDataDigestOf(permit.typedData),
    post: asText(permit.post),
  }
  return data.usdcReview({
    mostGas: data.amount(8453, 'ETH', 0n),
    pays: PAYS,
    steps: [{ word: 'evmSignature', chainId: 8453, amount: PAYS, counterparty: SOLVER, bitcoin: undefined, raw }],
    claims: ['plan-rebuilt', 'order-bound', 'recipient-is-asked', 'minimum-in-order', 'permit-exact'],
    gaps: ['paid-to-solver'],
  })
}

const terms = { terms: 'permit', nonce: BigInt(ORDER) } as const
const signed = { kind: 'evmSignature', purpose: 'step', chainId: 8453, hash: ORDER, gas: undefined } as const

type Phase = 'broadcast' | 'included' | 'reverted' | 'replaced'

function stateIn(phase: Phase): StepView {
  const attempt = { terms, signed, earlier: [] }
  const inclusion = { in: 'service', atSeconds: data.nowSeconds() } as const
  switch (phase) {
    case 'broadcast':
      return { phase, broadcastAtSeconds: data.nowSeconds(), ...attempt }
    case 'included':
      return { phase, ...attempt, inclusion, readAtSeconds: 1 }
    case 'reverted':
      return { phase, isFinal: false, ...attempt, inclusion, readAtSeconds: 1 }
    case 'replaced':
      return { phase, ...attempt }
  }
}

function permitted(phase: Phase, stage: Stage, late = false): ExecutionView {
  const state = stateIn(phase)
  const execution = data.executionOf(permitReview(), { stage, items: [state] })
  return { ...execution, plan: [item(data.nowSeconds() + (late ? -60 : 540))] }
}

const paying = (change: object = {}, hasGas = false): Scene => ({
  hash: '#/form',
  draft: draftWith({ from: sideOf(8453, 'USDC'), to: sideOf(1, 'USDC'), amount: '100.11', ...change }),
  answers: {
    'currency.isSignable': () => true,
    'balances.list': () =>
      data.balances.map((each) =>
        each.currency.chainId === 8453 && each.currency.isNative && !hasGas
          ? { ...each, known: true, value: 0n }
          : each,
      ),
    'maximum.get': ({ lastStep }) => ({
      maximum: PAYS,
      reservedForGas: data.amount(8453, 'ETH', lastStep === 'evmSignature' ? 0n : 580_000_000_000_000n),
    }),
    'quote.ask': ({ payment }) => proven(payment === 'permit' ? permitReview() : data.usdcReview()),
  },
})

const UNBOUND = 'steps[0].items[0].data.sign.value.witness.call3Values'
const unbound: Scene = {
  ...paying({ payment: 'permit' }, true),
  answers: {
    ...paying({}, true).answers,
    'quote.ask': ({ payment }) =>
      payment === 'permit'
        ? { state: 'refused', findings: [makeFinding('E17', UNBOUND, 'permitCallsNotEnforced')] }
        : proven(data.usdcReview()),
  },
}

const failing: Scene = {
  ...paying({ payment: 'permit' }, true),
  answers: {
    ...paying({}, true).answers,
    'quote.ask': ({ payment }) =>
      payment === 'permit'
        ? {
            state: 'unavailable',
            code: 'PERMIT_FAILED',
            why: { code: 'SAID', words: 'permit: the token takes none' },
            retryable: false,
          }
        : proven(data.usdcReview()),
  },
}

export const PERMIT_SCENES: Readonly<Record<string, Scene>> = {
  'form-permit-offer': paying(),
  'form-permit-possible': paying({}, true),
  'form-permit': paying({ payment: 'permit' }),
  'form-permit-failed': failing,
  'form-permit-unbound': unbound,
  'transfer-permit': transfer(permitted('broadcast', { stage: 'steps' })),
  'transfer-permit-used': transfer(
    permitted('included', { stage: 'tracking', status: data.status('pending'), reportedAtSeconds: 1 }),
  ),
  'transfer-permit-void': transfer(
    permitted('reverted', { stage: 'failed', end: { reason: 'reverted', index: 0 } }, true),
  ),
  'transfer-permit-back': transfer(permitted('replaced', { stage: 'failed', end: { reason: 'nonceTaken', index: 0 } })),
}

export const PERMIT_ACTS: Readonly<Record<string, Act>> = {
  'form-permit-ways': { scene: 'form-permit-possible', play: (page) => click(page, 'pay-from') },
  'review-permit': { scene: 'form-permit', play: toReview },
  'review-permit-signature': {
    scene: 'form-permit',
    play: async (page) => {
      await toReview(page)
      await page.locator('.signatures').scrollIntoViewIfNeeded()
    },
  },
}
