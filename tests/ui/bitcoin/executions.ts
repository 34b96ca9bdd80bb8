import type { DepositView, ExecutionView } from '../../../src/api/views/transfers.ts'
import type { BitcoinPsbtItem } from '../../../src/core/execution/item.ts'
import type { Review } from '../../../src/core/review/review.ts'
import { makeFinding } from '../../../src/core/verify/make-finding.ts'
import {
  amount,
  BITCOIN,
  DONE,
  executionOf,
  fillHash,
  nowSeconds,
  OWN,
  OWN_BITCOIN,
  reviewOf,
  status,
} from '../data.ts'
import { bitcoinPlan, bitcoinReview, bitcoinStates, psbt } from './data.ts'

const eth = bitcoinReview()
const steps = { stage: { stage: 'steps' } } as const
const fromBitcoin = (change: Parameters<typeof executionOf>[1]) => executionOf(eth, { ...bitcoinPlan, ...change })
const tracking = (word: Parameters<typeof status>[0] | undefined) =>
  ({ stage: 'tracking', status: word && status(word), reportedAtSeconds: 1 }) as const
const sent: BitcoinPsbtItem = {
  ...psbt,
  outputs: psbt.outputs.flatMap((each) => {
    if (each.role === 'order') return []
    return each.role === 'deposit' ? [{ ...each, role: 'send' as const }] : [each]
  }),
}
const BY = '7'.repeat(64)

const arriving = (change: Pick<ExecutionView, 'cpfpChildren'>) =>
  executionOf(
    reviewOf({
      expected: amount(BITCOIN, 'BTC', 371_204n),
      minimum: amount(BITCOIN, 'BTC', 369_001n),
      recipient: { chainId: BITCOIN, address: OWN_BITCOIN, isOwn: true },
      timeEstimateSeconds: 1_200,
    }),
    { stage: tracking('submitted'), items: [DONE], ...change },
  )

export const bitcoinTransfers = {
  signed: fromBitcoin({ ...steps, items: [bitcoinStates.signed] }),
  mempool: fromBitcoin({ ...steps, items: [bitcoinStates.mempool] }),
  sending: fromBitcoin({ ...steps, plan: [sent], items: [bitcoinStates.mempool] }),
  shrunk: fromBitcoin({
    stage: {
      stage: 'filled',
      fill: { proof: 'verified', txHash: fillHash, amount: amount(BITCOIN, 'BTC', 1_996_913n) },
      status: status('success'),
    },
    minimum: amount(BITCOIN, 'BTC', 2_000_000n),
    plan: [sent],
    items: [bitcoinStates.shrunk],
    sent: amount(BITCOIN, 'BTC', 1_996_913n),
  }),
  raised: fromBitcoin({ ...steps, items: [bitcoinStates.raised] }),
  refused: fromBitcoin({ ...steps, items: [bitcoinStates.refused] }),
  stalled: fromBitcoin({
    ...steps,
    items: [bitcoinStates.mempool],
    approvedAtSeconds: nowSeconds() - 5_400,
    stalledSinceSeconds: nowSeconds() - 600,
  }),
  contested: fromBitcoin({
    ...steps,
    items: [bitcoinStates.mempool],
    obstacle: { code: 'CONTESTED_BY', transaction: BY },
  }),
  waiting: fromBitcoin({ stage: tracking(undefined), items: [bitcoinStates.included] }),
  filling: fromBitcoin({ stage: tracking('pending'), items: [bitcoinStates.included] }),
  received: fromBitcoin({
    stage: {
      stage: 'filled',
      fill: { proof: 'verified', txHash: fillHash, amount: amount(1, 'ETH', 531_204_000_000_000_000n) },
      status: status('success'),
    },
    items: [bitcoinStates.settled],
  }),
  refunded: fromBitcoin({
    stage: {
      stage: 'refunded',
      refund: { proof: 'verified', txHash: 'f'.repeat(64), amount: amount(BITCOIN, 'BTC', 1_998_000n) },
      status: { ...status('refund'), failReason: 'SOLVER_CAPACITY_EXCEEDED' },
    },
    items: [bitcoinStates.settled],
  }),
  replaced: fromBitcoin({
    stage: { stage: 'failed', end: { reason: 'nonceTaken', index: 0 } },
    items: [bitcoinStates.replaced],
  }),
  expired: fromBitcoin({ stage: { stage: 'failed', end: { reason: 'expired' } }, items: [{ phase: 'planned' }] }),
  arriving: arriving({}),
  cpfpSigned: arriving({
    cpfpChildren: [{ parentTxid: fillHash, step: { ...psbt, feeSats: 4_310n }, signed: bitcoinStates.signed.signed }],
  }),
  cpfpRefused: arriving({
    cpfpChildren: [
      {
        parentTxid: fillHash,
        step: { ...psbt, feeSats: 4_310n },
        signed: bitcoinStates.signed.signed,
        refused: { code: 'SAID', words: 'insufficient fee, rejecting replacement' },
      },
    ],
  }),
} satisfies Readonly<Record<string, ExecutionView>>

const ADDRESS = {
  bitcoin: 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3',
  evm: '0x8ba1f109551bD432803012645Ac136ddd64DBA72',
}

/** A payment from elsewhere: BTC, or ETH at an address that the factory proves. */
export function addressReview(from: 'bitcoin' | 'evm', change: Partial<Review> = {}): Review {
  const isBitcoin = from === 'bitcoin'
  const pays = isBitcoin ? amount(BITCOIN, 'BTC', 2_000_000n) : amount(1, 'ETH', 100_000_000_000_000_000n)
  const chainId = pays.currency.chainId
  const addressClaims = isBitcoin ? [] : (['address-computed'] as const)
  return (isBitcoin ? bitcoinReview : reviewOf)({
    pays,
    mostGas: { ...pays, value: 0n },
    refund: { chainId, address: isBitcoin ? OWN_BITCOIN : OWN, isOwn: true, amount: pays },
    steps: [
      {
        word: 'depositAddress',
        chainId,
        amount: pays,
        counterparty: ADDRESS[from],
        bitcoin: undefined,
        raw: { to: ADDRESS[from], value: pays.value.toString() },
      },
    ],
    claims: ['recipient-is-asked', 'minimum-in-order', 'refund-is-yours', ...addressClaims, 'solver-signed'],
    gaps: isBitcoin ? ['address-on-trust', 'price-on-trust'] : [],
    warnings: isBitcoin
      ? [
          makeFinding('J06', 'steps[0].depositAddress', {
            says: 'depositAddressNowhereProven',
            address: ADDRESS.bitcoin,
            chain: 'Bitcoin',
          }),
        ]
      : [],
    ...change,
  })
}

export function addressExecution(
  from: 'bitcoin' | 'evm',
  payment: 'strictAddress' | 'openAddress' = 'strictAddress',
  change: Partial<ExecutionView> = {},
): ExecutionView {
  const review = addressReview(from)
  const { pays } = review
  const made = executionOf(review, {
    stage: tracking('waiting'),
    items: [{ phase: 'planned' }],
    plan: [
      {
        kind: 'depositAddress',
        chainId: pays.currency.chainId,
        address: ADDRESS[from],
        currency: pays.currency.address,
        amount: pays.value,
        isProven: from === 'evm',
      },
    ],
    history: [],
    deadlineSeconds: nowSeconds() + 3_130,
    ...change,
  })
  return { ...made, intent: { ...made.intent, payment, paidElsewhere: true } }
}

export const addressOver = (payment: 'strictAddress' | 'openAddress') =>
  addressExecution('bitcoin', payment, { stage: bitcoinTransfers.received.stage })

const BTC = 2_000_000n

export const deposits = {
  nothing: { known: true, arrived: 0n, waiting: 0n, payments: 0 },
  exact: { known: true, arrived: BTC, waiting: BTC, payments: 1 },
  less: { known: true, arrived: 1_900_000n, waiting: 0n, payments: 1 },
  more: { known: true, arrived: 2_100_000n, waiting: 0n, payments: 1 },
  several: { known: true, arrived: 4_000_000n, waiting: BTC, payments: 2 },
  unread: { known: false, why: { code: 'TIMEOUT' } },
} as const satisfies Readonly<Record<string, DepositView>>
