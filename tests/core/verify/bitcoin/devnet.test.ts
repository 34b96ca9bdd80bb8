import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Facts, knownFact, type UtxoFact } from '../../../../src/core/chain/facts.ts'
import type { IntentInput } from '../../../../src/core/intent/intent.ts'
import { devnet } from '../../../../src/core/profiles/devnet.ts'
import { bytesToHex, type Hex } from '../../../../src/lib/hex.ts'
import { type TestWallet, testWallet } from '../../../devnet/bitcoin/test-wallet.ts'
import { fromBitcoin, type Quote, startTransfers, type TransferStand } from '../../../devnet/bitcoin/transfer-stand.ts'
import { factsAround } from '../../honest/evm-facts.ts'
import { json } from '../../honest/json.ts'
import { judge } from '../../proof/judge.ts'
import { bitcoinItem } from './opinion.ts'

const RECIPIENT: Hex = '0x00000000000000000000000000000000000B17C0'
const AMOUNT = 1_000_000n
let stand: TransferStand

beforeAll(async () => {
  stand = await startTransfers(undefined)
})
afterAll(() => stand?.stop())

async function fundedWallet(name: string, kind: 'wpkh' | 'tr', ...amounts: readonly bigint[]): Promise<TestWallet> {
  const wallet = testWallet(`proven ${name}`, kind)
  for (const amount of amounts) await stand.bitcoin('/fund', { address: wallet.address, amount: `${amount}` })
  await stand.bitcoin('/mine', { blocks: 1 })
  return wallet
}

async function factsOf(wallet: TestWallet): Promise<Facts> {
  type Unspent = Readonly<{ txid: string; vout: number; value: number }>
  const unspent: readonly Unspent[] = JSON.parse(await stand.explorer(`/address/${wallet.address}/utxo`))
  const own = {
    script: `0x${wallet.script}` as const,
    path: "m/84'/0'/0'/0/0",
    publicKey: bytesToHex(wallet.publicKey),
  }
  const coins = unspent.map(
    ({ txid, vout, value }): UtxoFact => ({ ...own, txid, vout, valueSats: BigInt(value), isLocked: false }),
  )
  const raw = await Promise.all(coins.map(({ txid }) => stand.explorer(`/tx/${txid}/hex`)))
  const nowSeconds = Math.floor(Date.now() / 1_000)
  return factsAround(nowSeconds, {
    family: 'bitcoin',
    coins: knownFact(coins, 'the explorer'),
    previous: Object.fromEntries(
      coins.map(({ txid }, at) => [txid, knownFact(`0x${raw[at] ?? ''}` as const, 'the explorer')]),
    ),
    highPriorityRate: knownFact(Number(JSON.parse(await stand.explorer('/fee-estimates'))['1']), 'the explorer'),
    tipHeight: knownFact(Number(await stand.explorer('/blocks/tip/height')), 'the explorer'),
    ownScripts: [own],
  })
}

function inputOf(wallet: TestWallet): IntentInput {
  const { user, recipient, refundTo, originChainId, originCurrency, destinationChainId, destinationCurrency } =
    fromBitcoin(wallet.address, RECIPIENT, AMOUNT) as Record<string, string>
  return {
    user: `${user}`,
    recipient: `${recipient}`,
    refundTo: `${refundTo}`,
    originChainId: Number(originChainId),
    originCurrency: `${originCurrency}`,
    destinationChainId: Number(destinationChainId),
    destinationCurrency: `${destinationCurrency}`,
    amount: AMOUNT,
    tradeType: 'EXACT_INPUT',
  }
}

async function quoted(wallet: TestWallet, lie?: Readonly<Record<string, unknown>>): Promise<Quote> {
  if (lie) await stand.bitcoin('/lies', lie)
  return stand.quote(fromBitcoin(wallet.address, RECIPIENT, AMOUNT))
}

async function judged(wallet: TestWallet, quote: Quote) {
  return judge({ profile: devnet, input: inputOf(wallet), quote: json(quote), facts: await factsOf(wallet) })
}

describe('a quote of the reference service', () => {
  test.each([
    ['one coin', 'wpkh', [5_000_000n]],
    ['25 coins', 'wpkh', Array.from({ length: 25 }, () => 45_000n)],
    ['Taproot coins', 'tr', [700_000n, 700_000n, 700_000n]],
    ['no change', 'wpkh', [AMOUNT + 1_000n]],
  ] as const)(
    'from %s is proven, and our own PSBT of it is what carries the transfer out',
    async (name, kind, amounts) => {
      const wallet = await fundedWallet(name, kind, ...amounts)
      const quote = await quoted(wallet)
      const { findings, proven } = await judged(wallet, quote)
      expect(findings).toEqual([])
      const item = bitcoinItem(proven)
      expect(item.feeSats).toBe(BigInt(quote.fees.gas.amount))
      const txid = await stand.broadcast(wallet.finalize(item.psbt.slice(2)))
      await stand.bitcoin('/mine', { blocks: 1 })
      expect(await stand.untilStatus(quote, 'success')).toMatchObject({ inTxHashes: [txid] })
    },
  )

  test.each([
    [{ kind: 'depositScript' }, 'F14'],
    [{ kind: 'depositAmount', sats: 7 }, 'F13'],
    [{ kind: 'depositAmount', sats: -7 }, 'F13'],
    [{ kind: 'order', orderId: `0x${'00'.repeat(32)}` }, 'F20'],
    [{ kind: 'noOrder' }, 'F20'],
    [{ kind: 'changeScript' }, 'F15'],
    [{ kind: 'noChange' }, 'F17'],
    [{ kind: 'extraOutput', sats: 1_000 }, 'F15'],
    [{ kind: 'sighash', sighash: 131 }, 'F07'],
    [{ kind: 'inputValue', sats: 100_000 }, 'F08'],
  ])('that lies is refused: %o', async (lie, code) => {
    const wallet = await fundedWallet('lies', 'wpkh', 5_000_000n)
    const { verdict, codes } = await judged(wallet, await quoted(wallet, lie))
    expect(codes).toContain(code)
    expect(verdict).toBe('refuse')
  })

  test('that forbids replacement is proven, and may be replaced all the same', async () => {
    const wallet = await fundedWallet('unreplaceable', 'wpkh', 5_000_000n)
    const { proven } = await judged(wallet, await quoted(wallet, { kind: 'unreplaceable' }))
    expect(bitcoinItem(proven).psbt).toContain('fdffffff')
  })
})
