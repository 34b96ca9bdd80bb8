import { address } from 'bitcoinjs-lib'
import { describe, expect, it } from 'vitest'
import { sign } from '../../../../../src/core/sign/sign.ts'
import { parseStrictJson } from '../../../../../src/lib/strict-json.ts'
import { type BitcoinCase, honestBitcoin } from '../../../../core/honest/bitcoin-case.ts'
import { at, changed, type Json, pathOf } from '../../../../core/honest/json.ts'
import { psbtHex, type RawPsbt } from '../../../../core/honest/raw-psbt.ts'
import { type Judgement, judge } from '../../../../core/proof/judge.ts'
import { rebound } from '../../../../core/proof/lies/lie.ts'
import { idOf } from '../../../../core/proof/second-opinion/order.ts'
import { secondOpinion } from '../../../../core/proof/second-opinion/second-opinion.ts'
import { pictureOf } from '../../../../core/proof/sweep.ts'
import { privateKeyAt, termsOf } from '../../../../core/sign/bitcoin-peer.ts'
import { readTransaction } from '../../../../devnet/bitcoin/transaction.ts'
import { drawn, type Lie, liesOf, twinsOf } from './lies-of.ts'

const COUNT = 300
const ORDER = pathOf('protocol.v2.orderData')
const PSBT = pathOf('steps[0].items[0].data.psbt')

const SHAPES = {
  'of one coin, with change': honestBitcoin({ terms: { isSigned: false } }),
  'of Taproot coins, without change': honestBitcoin({ kind: 'p2tr', values: [600_000n, 500_000n], withChange: false }),
}

const hexOf = (text: string) => Buffer.from(text).toString('hex')

async function signedBy(judged: Judgement) {
  const [item, ...others] = judged.proven?.plan ?? []
  if (item?.kind !== 'bitcoinPsbt' || others.length > 0) throw new Error('expected one Bitcoin transaction')
  const terms = { ...termsOf(item), isFeeTicked: true } as const
  const privateKey = privateKeyAt(item.inputs[0]?.path ?? '')
  return readTransaction((await sign<'bitcoinPsbt'>(item, { terms, purpose: 'step', privateKey })).bytes)
}

async function balancesAreAsShown(made: BitcoinCase, quote: Json, judged: Judgement): Promise<void> {
  if (!judged.shown) return
  const { inputs, outputs } = await signedBy(judged)
  const { coins, account } = made.spending
  const spent = inputs.map(({ txid, vout }) => coins.find((coin) => coin.txid === txid && coin.vout === vout))
  expect(new Set(spent).size).toBe(inputs.length)
  expect(spent).not.toContain(undefined)
  const spentSats = spent.reduce((sats, coin) => sats + (coin?.valueSats ?? 0n), 0n)
  const own = [account.receive.script, account.change.script].map((script) => script.slice(2))
  const [step] = judged.shown.steps
  const { pays, mostGas } = judged.shown
  const payee = Buffer.from(address.toOutputScript(step?.counterparty ?? '')).toString('hex')
  const back = outputs.filter(({ script }) => own.includes(script))
  const [paid, order, ...more] = outputs
    .filter(({ script }) => !own.includes(script))
    .sort((one) => (one.script === payee ? -1 : 1))
  const backSats = back.reduce((sats, { valueSats }) => sats + valueSats, 0n)
  const named = String(at(quote, pathOf('protocol.v2.orderId')))
  expect(more).toEqual([])
  expect(paid).toEqual({ script: payee, valueSats: pays.value })
  expect(order).toEqual({ script: `6a42${hexOf(named)}`, valueSats: 0n })
  expect(pays.value).toBe(made.input.amount)
  expect(spentSats - backSats).toBe(pays.value + mostGas.value)
  expect(step?.bitcoin).toMatchObject({ feeSats: mostGas.value, spendsSats: spentSats })
  expect(step?.bitcoin?.change?.valueSats ?? 0n).toBe(backSats)
  expect(idOf(at(quote, ORDER))).toBe(named)
  expect(secondOpinion({ ...made, quote }, judged)).toEqual([])
}

const checked = new Set<string>()

async function outcomeOf(made: BitcoinCase, text: string): Promise<'refused' | 'accepted'> {
  const parsed = parseStrictJson(text)
  if (!parsed.ok) return 'refused'
  const quote = parsed.value as Json
  const judged = judge({ ...made, quote })
  if (judged.verdict !== 'accept') return 'refused'
  const order = JSON.stringify(at(quote, pathOf('protocol.v2')) ?? null)
  const outcome = `${judged.proven.planHash} ${pictureOf(judged)} ${order}`
  if (!checked.has(outcome)) await balancesAreAsShown(made, quote, judged)
  checked.add(outcome)
  return 'accepted'
}

const sentBy = ({ terms }: BitcoinCase) =>
  honestBitcoin({ amountIn: 900_000n, terms: { ...terms, amountIn: 900_000n } })

function written(body: string): string | undefined {
  try {
    const { outputs, ...raw } = JSON.parse(body)
    const read = outputs.map((each: { valueSats: string }) => ({ ...each, valueSats: BigInt(each.valueSats) }))
    return psbtHex({ ...raw, outputs: read })
  } catch {
    return undefined
  }
}

async function tried(made: BitcoinCase, lies: readonly Lie[]) {
  const count = { refused: 0, accepted: 0 }
  for (const { at: place, body } of lies) {
    const outcome = await outcomeOf(made, body).catch((cause) => {
      throw new Error(`${place}: ${body.slice(0, 200)}`, { cause })
    })
    count[outcome] += 1
  }
  return count
}

describe.each(Object.entries(SHAPES))('a quoted Bitcoin deposit %s', (_name, made) => {
  const text = JSON.stringify(made.quote)

  it('is accepted as it is', async () => {
    expect(await outcomeOf(made, text)).toBe('accepted')
  })

  it('with one lie about any field is refused, or its bytes move the shown balances', async () => {
    const others = [JSON.stringify(sentBy(made).quote)]
    const lies = liesOf(text, others).filter(({ status, body }) => status === 200 && body !== '')
    const counted = await tried(made, drawn(lies, COUNT))
    process.stderr.write(`${lies.length} lies: ${JSON.stringify(counted)}\n`)
    expect(counted.refused).toBeGreaterThan(counted.accepted / 10)
  })

  it('with any field twice is refused', async () => {
    const counted = await tried(made, twinsOf(text))
    expect(counted.accepted).toBe(0)
    expect(counted.refused).toBeGreaterThan(100)
  })

  it('with one lie about any field of an order that binds it is refused, or moves the shown balances', async () => {
    const order = at(made.quote, ORDER)
    const lies = liesOf(JSON.stringify(order), [JSON.stringify(at(sentBy(made).quote, ORDER))]).flatMap((lie) => {
      const quote = lie.status === 200 ? rebound(changed(made.quote, ORDER, JSON.parse(lie.body))) : undefined
      return quote === undefined ? [] : [{ ...lie, body: JSON.stringify(quote) }]
    })
    const counted = await tried(made, lies)
    process.stderr.write(`${lies.length} bound lies: ${JSON.stringify(counted)}\n`)
    expect(lies.length).toBeGreaterThan(100)
    expect(counted.refused).toBeGreaterThan(counted.accepted)
  })
  it('with one lie about any field of its PSBT is refused, or its bytes move the shown balances', async () => {
    const inText = (raw: RawPsbt) =>
      JSON.stringify(raw, (_key, value: unknown) => (typeof value === 'bigint' ? `${value}` : value))
    const lies = liesOf(inText(made.raw), [inText(sentBy(made).raw)]).flatMap((lie) => {
      const psbt = lie.status === 200 ? written(lie.body) : undefined
      return psbt === undefined ? [] : [{ ...lie, body: JSON.stringify(changed(made.quote, PSBT, psbt)) }]
    })
    const counted = await tried(made, drawn(lies, COUNT))
    process.stderr.write(`${lies.length} lies in a PSBT: ${JSON.stringify(counted)}\n`)
    expect(counted.refused).toBeGreaterThan(counted.accepted)
  })
})
