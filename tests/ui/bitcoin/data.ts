import type { BitcoinView } from '../../../src/api/views/balances.ts'
import type { ExecutionView, StepView } from '../../../src/api/views/transfers.ts'
import type { BitcoinPsbtItem } from '../../../src/core/execution/item.ts'
import { orderScripts } from '../../../src/core/families/bitcoin/order-output.ts'
import { scriptOfAddress } from '../../../src/core/families/bitcoin/transaction/script.ts'
import { bitcoinFiguresOf } from '../../../src/core/families/bitcoin/transaction-figures.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import type { Review } from '../../../src/core/review/review.ts'
import type { BitcoinTerms } from '../../../src/core/sign/signed.ts'
import type { SignedShown } from '../../../src/core/sign/signed-without-bytes.ts'
import type { Hex } from '../../../src/lib/hex.ts'
import { amount, BITCOIN, currency, OWN, OWN_BITCOIN, OWN_TAPROOT, reviewOf } from '../data.ts'

const DEPOSITORY = devnet.chains.find(({ id }) => id === BITCOIN)?.depositories[0] ?? ''
const CHANGE = 'bc1q8c6fshw2dlwun7ekn9qwf37cu2rn755upcp6el'
const ORDER: Hex = `0x${'9'.repeat(64)}`
const txid = (digit: string) => digit.repeat(64)

function scriptOf(address: string): Hex {
  const script = scriptOfAddress(address)
  if (script === undefined) throw new RangeError(`expected an address, got ${address}`)
  return script
}

const input = (digit: string, valueSats: bigint) => ({
  txid: txid(digit),
  vout: 0,
  valueSats,
  script: scriptOf(OWN_BITCOIN),
  path: "m/84'/0'/0'/0/0",
})

/** 0.02 BTC from two coins, with a fee of 1,234 satoshis and change. */
export const psbt: BitcoinPsbtItem = {
  kind: 'bitcoinPsbt',
  chainId: BITCOIN,
  from: OWN_BITCOIN,
  psbt: '0x70736274ff',
  inputs: [input('1', 1_500_000n), input('2', 812_345n)],
  outputs: [
    { role: 'deposit', script: scriptOf(DEPOSITORY), valueSats: 2_000_000n },
    { role: 'order', script: orderScripts(ORDER, OWN_BITCOIN)[0] ?? '0x', valueSats: 0n },
    { role: 'change', script: scriptOf(CHANGE), valueSats: 311_111n },
  ],
  feeSats: 1_234n,
  currency: currency(BITCOIN, 'BTC').address,
  amount: 2_000_000n,
  counterparty: DEPOSITORY,
}

const whole: BitcoinPsbtItem = {
  ...psbt,
  inputs: [input('3', 2_001_234n)],
  outputs: psbt.outputs.filter(({ role }) => role !== 'change'),
}

export function bitcoinReview(change: Partial<Review> = {}, item: BitcoinPsbtItem = psbt): Review {
  const pays = amount(BITCOIN, 'BTC', item.amount)
  return reviewOf({
    user: OWN_BITCOIN,
    pays,
    expected: amount(1, 'ETH', 531_204_000_000_000_000n),
    minimum: amount(1, 'ETH', 528_540_000_000_000_000n),
    cost: undefined,
    mostGas: amount(BITCOIN, 'BTC', item.feeSats),
    recipient: { chainId: 1, address: OWN, isOwn: true },
    refund: { chainId: BITCOIN, address: OWN_BITCOIN, isOwn: true, amount: pays },
    steps: [
      {
        word: 'bitcoinPsbt',
        chainId: BITCOIN,
        amount: pays,
        counterparty: item.counterparty,
        bitcoin: bitcoinFiguresOf(item),
        raw: { psbt: item.psbt },
      },
    ],
    claims: [
      'plan-rebuilt',
      'depository-pinned',
      'coins-proven',
      'order-bound',
      'recipient-is-asked',
      'minimum-in-order',
      'refund-is-yours',
      'solver-signed',
    ],
    gaps: ['price-on-trust'],
    says: { fees: [], impactPercent: undefined, gasTopup: undefined, sponsored: undefined, total: undefined },
    timeEstimateSeconds: 1_200,
    ...change,
  })
}

export const wholeReview = () => bitcoinReview({}, whole)

const terms: BitcoinTerms = {
  terms: 'bitcoin',
  outpoints: psbt.inputs.map((coin) => `${coin.txid}:${coin.vout}`),
  feeSats: psbt.feeSats,
}
const signedAs = (digit: string): SignedShown => ({
  ...{ kind: 'bitcoinPsbt', purpose: 'step', chainId: BITCOIN, hash: txid(digit), gas: undefined },
})
const attempt = { terms, signed: signedAs('d'), earlier: [] }
const inclusion = { in: 'block' as const, blockNumber: 870_123n, blockHash: txid('e') }

export const bitcoinStates = {
  signed: { phase: 'signed', ...attempt },
  mempool: { phase: 'broadcast', broadcastAtSeconds: 1, ...attempt },
  raised: {
    phase: 'broadcast',
    broadcastAtSeconds: 1,
    terms: { ...terms, feeSats: 4_321n },
    signed: signedAs('c'),
    earlier: [signedAs('d')],
  },
  refused: {
    phase: 'broadcast',
    broadcastAtSeconds: 1,
    ...attempt,
    earlier: [signedAs('c')],
    refused: [
      {
        hash: txid('c'),
        terms: { ...terms, feeSats: 4_321n },
        reason: { code: 'SAID', words: 'insufficient fee, rejecting replacement' },
      },
    ],
  },
  included: { phase: 'included', ...attempt, inclusion, readAtSeconds: 1 },
  settled: { phase: 'finalized', ...attempt, inclusion, readAtSeconds: 1 },
  shrunk: {
    ...{ phase: 'finalized', ...attempt, inclusion, readAtSeconds: 1 },
    terms: { ...terms, feeSats: 4_321n, shrunk: { path: "m/84'/0'/0'/0/9", lessSats: 3_087n } },
  },
  replaced: { phase: 'replaced', ...attempt },
} as const satisfies Readonly<Record<string, StepView>>

export const bitcoinPlan: Pick<ExecutionView, 'plan'> = { plan: [psbt] }

const coin = (digit: string, valueSats: bigint, address: string, confirmations: number, isLocked = false) => ({
  txid: txid(digit),
  vout: 0,
  valueSats,
  address,
  confirmations,
  isLocked,
})

export const coins = {
  known: true,
  accounts: [
    {
      script: 'p2wpkh',
      availableSats: 4_312_345n,
      arrivingSats: 250_000n,
      coins: [
        coin('1', 1_500_000n, OWN_BITCOIN, 12_043),
        coin('2', 812_345n, OWN_BITCOIN, 6, true),
        coin('3', 2_000_000n, OWN_BITCOIN, 1),
        coin('4', 250_000n, OWN_BITCOIN, 0),
      ],
    },
    { script: 'p2tr', availableSats: 500_000n, arrivingSats: 0n, coins: [coin('5', 500_000n, OWN_TAPROOT, 144)] },
  ],
} as const satisfies BitcoinView

export const someProtected: BitcoinView = {
  known: true,
  accounts: [
    {
      script: 'p2wpkh',
      availableSats: 4_320_345n,
      arrivingSats: 0n,
      coins: [
        { ...coin('1', 1_500_000n, OWN_BITCOIN, 12_043), isFrozen: true, label: 'Rent' },
        coin('2', 812_345n, OWN_BITCOIN, 6, true),
        coin('3', 2_000_000n, OWN_BITCOIN, 1),
        coin('4', 8_000n, OWN_BITCOIN, 3),
      ],
    },
  ],
}

export const noCoins: BitcoinView = {
  known: true,
  accounts: coins.accounts.map(({ script }) => ({ script, availableSats: 0n, arrivingSats: 0n, coins: [] })),
}
