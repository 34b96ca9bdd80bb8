import { HDKey } from '@scure/bip32'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Execution } from '../../../../../src/core/execution/execution.ts'
import type { BitcoinPsbtItem } from '../../../../../src/core/execution/item.ts'
import { accountPath } from '../../../../../src/core/families/bitcoin/derivation-path.ts'
import { isReason } from '../../../../../src/core/reason/reason.ts'
import { sign } from '../../../../../src/core/sign/sign.ts'
import type { BitcoinTerms } from '../../../../../src/core/sign/signed.ts'
import { createBitcoinClient } from '../../../../../src/net/families/bitcoin/client.ts'
import { readCoins } from '../../../../../src/net/families/bitcoin/facts.ts'
import { buildBitcoinPayment } from '../../../../../src/wallet/deposit-address/own-payment/bitcoin-payment.ts'
import { createBitcoinHoldings } from '../../../../../src/wallet/families/bitcoin/holdings.ts'
import { bitcoinTransport } from '../../../../../src/wallet/families/bitcoin/transport.ts'
import { offerBitcoinReplacement } from '../../../../../src/wallet/replacement/bitcoin.ts'
import { evictedBy } from '../../../../../src/wallet/replacement/evicted.ts'
import { ASKED } from '../../../../core/deposit-address/own.ts'
import { privateKeyAt, SEED, termsOf } from '../../../../core/sign/bitcoin-peer.ts'
import { readTransaction } from '../../../../devnet/bitcoin/transaction.ts'
import { only } from '../../../../made.ts'
import { type BitcoinStand, inclusionOf, startBitcoinStand } from '../../../../net/bitcoin-stand.ts'
import { fundedItem, ownAddress } from '../../../../net/funded-item.ts'
import { BITCOIN_FINALITY } from '../../../final.ts'
import { unlimitedReadings } from '../readings-stand.ts'
import { lyingExplorers } from './lying-explorer.ts'

const EXPLORER = 'http://explorer.invalid/api'
const COUNT = 30

let stand: BitcoinStand
let explorers: ReturnType<typeof lyingExplorers>
beforeAll(async () => {
  stand = await startBitcoinStand(undefined)
  explorers = lyingExplorers(stand.fetch)
})
afterAll(() => stand?.stop())

const client = () => createBitcoinClient({ fetch: explorers.fetch, explorerUrl: EXPLORER })

function refuseWrongMoney(bytes: string, amountSats: bigint, name: string): void {
  const { inputs, outputs, vsize } = readTransaction(bytes)
  const spent = inputs.map((input) => stand.ledger.spentOutput(input) ?? expect.fail(`${name}: an invented coin`))
  const sum = (all: readonly Readonly<{ valueSats: bigint }>[]) => all.reduce((sats, each) => sats + each.valueSats, 0n)
  const feeSats = sum(spent) - sum(outputs)
  expect(feeSats, name).toBeGreaterThan(0n)
  expect(feeSats, name).toBeLessThanOrEqual(amountSats > 1_000n ? amountSats : 1_000n)
  expect(feeSats, name).toBeLessThanOrEqual(1_000_000n)
  expect(Number(feeSats), name).toBeLessThanOrEqual((vsize + inputs.length + 1) * 2_000)
}

const signed = (item: BitcoinPsbtItem, terms: BitcoinTerms) => {
  const privateKey = privateKeyAt(item.inputs[0]?.path ?? '')
  return sign<'bitcoinPsbt'>(item, { terms: { ...terms, isFeeTicked: true }, purpose: 'step', privateKey })
}

describe('with one lie about any field of any answer', () => {
  it('an own payment is refused, or spends real coins for a fee in the policy', async () => {
    const index = 31
    const known = (['p2wpkh', 'p2tr'] as const).map((script) => {
      const { publicExtendedKey } = HDKey.fromMasterSeed(SEED).derive(accountPath({ script, index }))
      return { script, index, extendedPublicKey: publicExtendedKey }
    })
    const pay = async () => {
      const bitcoin = client()
      const nowSeconds = () => Math.floor(Date.now() / 1_000)
      const holdings = createBitcoinHoldings({
        accounts: async () => known,
        see: async () => undefined,
        receivingChanged: () => undefined,
        coins: (own) => readCoins(bitcoin, own, new Set()),
        ...unlimitedReadings(bitcoin, nowSeconds),
        nowSeconds,
      })
      const coins: Parameters<typeof buildBitcoinPayment>[2]['coins'] = (own) => readCoins(bitcoin, own, new Set())
      return buildBitcoinPayment(ASKED, index, { ...bitcoin, holdings, coins })
    }
    const first = await pay()
    expect(first).toMatchObject({ ok: false, reason: { code: 'COINS_TOO_LITTLE' } })
    const { accountAddresses } = await import('../../../../../src/core/families/bitcoin/account.ts')
    for (const account of known) {
      await stand.fund(accountAddresses(account)('receive', 0).address, 90_000n, 70_000n, 800_000n)
    }
    await stand.mine(1)
    const lies = (await explorers.liesAbout(pay)).filter(({ by }) => by === 'first')
    let paid = 0
    const check = async (name: string) => {
      const answer = await pay()
      if (!answer.ok) return expect(isReason(answer.reason), name).toBe(true)
      const { payment } = answer.value
      const { bytes } = await signed(payment, termsOf(payment))
      refuseWrongMoney(bytes, ASKED.amount, name)
      const [deposit] = readTransaction(bytes).outputs
      expect(deposit?.valueSats, name).toBe(ASKED.amount)
      paid += 1
    }
    await check('no lie')
    expect(paid).toBe(1)
    const isStatistics = ({ path }: (typeof lies)[number]) => /\/address\/[^/]+$/.test(path)
    await explorers.each(lies.filter(isStatistics), 2, check)
    await explorers.each(
      lies.filter((lie) => !isStatistics(lie)),
      6,
      check,
    )
  }, 120_000)

  it.each([
    ['that waits', 0],
    ['in a block', 1],
    ['that is final', 6],
    ['whose coin another spends', -1],
  ])(
    'a deposit %s ends only as the chain says, and is bumped within the policy',
    async (_name, blocks) => {
      const at = 60 + blocks
      const owner = ownAddress('p2wpkh', at)
      await stand.fund(owner.address, 400_000n)
      const made = await fundedItem(stand, {
        ...{ script: 'p2wpkh', index: at, values: [300_000n], feeSats: 1_000n, amount: 150_000n },
      })
      const terms = termsOf(made.item)
      const own = await signed(made.item, terms)
      const rival = await signed(made.item, { ...terms, feeSats: 9_000n })
      expect((await stand.bitcoin.broadcast((blocks < 0 ? rival : own).bytes)).result).toBe('accepted')
      if (blocks !== 0) await stand.mine(Math.abs(blocks))
      await stand.ledger.sync()
      const state = { phase: 'broadcast', broadcastAtSeconds: 1, terms, signed: own, earlier: [] } as const
      const currency = { chainId: 1, address: made.item.currency, decimals: 8, symbol: 'BTC', isNative: true }
      const execution = only<Execution>({
        ...{ id: 'lied to', plan: [made.item], items: [state], stage: { stage: 'steps' } },
        mostGas: { currency, value: 1_000n },
      })
      const read = async () => {
        const bitcoin = client()
        const explorer = { ...bitcoin, inclusion: inclusionOf(bitcoin, explorers.fetch) }
        const look = await bitcoinTransport(explorer, BITCOIN_FINALITY).look(own, { item: made.item, terms })
        const offer = await offerBitcoinReplacement(execution, 0, 'step', {
          ...bitcoin,
          evicted: (record, index) => evictedBy(record, index, { ...bitcoin, reserved: async () => new Set() }),
          coinsBeside: () => readCoins(bitcoin, owner, new Set()),
          ownScripts: async () => [],
        })
        return { look, offer }
      }
      const lies = await explorers.liesAbout(read)
      await explorers.each(lies, COUNT, async (name) => {
        const { look, offer } = await read()
        if (!look.ok) expect(isReason(look.reason), name).toBe(true)
        else if (look.value.is === 'settled') expect(blocks, name).toBeGreaterThanOrEqual(BITCOIN_FINALITY.blocks)
        else if (look.value.is === 'taken') expect(blocks, name).toBe(-BITCOIN_FINALITY.blocks)
        else if (look.value.is === 'contested') expect([blocks, look.value.by], name).toEqual([-1, rival.hash])
        if ('unavailable' in offer) return expect(isReason(offer.unavailable), name).toBe(true)
        refuseWrongMoney((await signed(made.item, offer.terms)).bytes, made.item.amount, name)
      })
    },
    120_000,
  )
})
