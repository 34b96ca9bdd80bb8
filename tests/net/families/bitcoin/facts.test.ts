import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { BitcoinFacts, Facts } from '../../../../src/core/chain/facts.ts'
import type { AccountAddress } from '../../../../src/core/families/bitcoin/account.ts'
import type { AccountScript } from '../../../../src/core/families/bitcoin/derivation-path.ts'
import { replacementTerms } from '../../../../src/core/families/bitcoin/fees/fee-bump.ts'
import type { IntentInput } from '../../../../src/core/intent/intent.ts'
import { devnet } from '../../../../src/core/profiles/devnet.ts'
import { decodeQuote } from '../../../../src/core/quote/quote.ts'
import { failedFor } from '../../../../src/core/reason/reason.ts'
import { sign } from '../../../../src/core/sign/sign.ts'
import { type BitcoinClient, createBitcoinClient } from '../../../../src/net/families/bitcoin/client.ts'
import { readBitcoinFacts, readCoins } from '../../../../src/net/families/bitcoin/facts.ts'
import { bitcoinTransport } from '../../../../src/wallet/families/bitcoin/transport.ts'
import { factsAround } from '../../../core/honest/evm-facts.ts'
import { json } from '../../../core/honest/json.ts'
import { judge } from '../../../core/proof/judge.ts'
import { privateKeyAt, termsOf } from '../../../core/sign/bitcoin-peer.ts'
import type { BitcoinLine } from '../../../devnet/bitcoin/part.ts'
import { testWallet } from '../../../devnet/bitcoin/test-wallet.ts'
import { fromBitcoin, type Quote, startTransfers, type TransferStand } from '../../../devnet/bitcoin/transfer-stand.ts'
import { BITCOIN_FINALITY } from '../../../wallet/final.ts'
import { bitcoinOf, inclusionOf } from '../../bitcoin-stand.ts'
import { ownAddress } from '../../funded-item.ts'

const RECIPIENT = '0x00000000000000000000000000000000000B17C0'
const AMOUNT = 1_000_000n
const NONE: ReadonlySet<string> = new Set()

let stand: TransferStand
let bitcoin: BitcoinClient
let used = 100
beforeAll(async () => {
  stand = await startTransfers(undefined)
  const { explorer } = stand.world.line.bitcoin as BitcoinLine
  bitcoin = createBitcoinClient({ fetch, explorerUrl: `${explorer}/api` })
})
afterAll(() => stand?.stop())
afterEach(async () => {
  const { control } = stand.world.line
  await fetch(`${control}/bitcoin/faults`, { method: 'DELETE' })
})

async function funded(script: AccountScript, ...values: readonly bigint[]): Promise<AccountAddress> {
  used += 1
  const owner = ownAddress(script, used)
  for (const value of values) await stand.bitcoin('/fund', { address: owner.address, amount: `${value}` })
  return owner
}

const quoteFor = (owner: AccountAddress) => stand.quote(fromBitcoin(owner.address, RECIPIENT, AMOUNT))

async function factsOf(
  owner: AccountAddress,
  quote: Quote,
  changes: Partial<Parameters<typeof readBitcoinFacts>[0]> = {},
): Promise<BitcoinFacts> {
  const decoded = decodeQuote(json(quote))
  if (!decoded.ok) throw new Error(decoded.code)
  const ownScripts = [owner, ownAddress('p2wpkh', 0)].map(({ address: _, ...script }) => script)
  const intent = { user: owner.address }
  return readBitcoinFacts({
    bitcoin,
    intent,
    quote: decoded.quote,
    ownScripts,
    locked: NONE,
    attempts: NONE,
    ...changes,
  })
}

function judged(owner: AccountAddress, quote: Quote, origin: BitcoinFacts) {
  const input: IntentInput = {
    user: owner.address,
    recipient: RECIPIENT,
    refundTo: owner.address,
    originChainId: 8_253_038,
    originCurrency: 'bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqmql8k8',
    destinationChainId: 1,
    destinationCurrency: '0x0000000000000000000000000000000000000000',
    amount: AMOUNT,
    tradeType: 'EXACT_INPUT',
  }
  const facts: Facts = factsAround(Math.floor(Date.now() / 1_000), origin)
  return judge({ profile: devnet, input, quote: json(quote), facts })
}

describe('facts of Bitcoin, as the wallet reads them', () => {
  it.each([
    ['one coin', 'p2wpkh', [5_000_000n]],
    ['25 coins', 'p2wpkh', Array.from({ length: 25 }, () => 45_000n)],
    ['three Taproot coins', 'p2tr', [700_000n, 700_000n, 700_000n]],
  ] as const)('prove a quote of %s, and what is signed by it arrives', async (_name, script, values) => {
    const owner = await funded(script, ...values)
    const quote = await quoteFor(owner)
    const { findings, proven } = judged(owner, quote, await factsOf(owner, quote))
    expect(findings).toEqual([])
    const [item] = proven?.plan ?? []
    if (item?.kind !== 'bitcoinPsbt') throw new Error('expected a transaction of Bitcoin')
    const privateKey = privateKeyAt(owner.path)
    const signed = await sign<'bitcoinPsbt'>(item, { terms: termsOf(item), purpose: 'step', privateKey })
    const transport = bitcoinTransport({ ...bitcoin, inclusion: inclusionOf(bitcoin, fetch) }, BITCOIN_FINALITY)
    expect(await transport.send(signed)).toEqual({ result: 'accepted', message: '' })
    await stand.bitcoin('/mine', { blocks: 1 })
    expect(await transport.look(signed, { item })).toMatchObject({ ok: true, value: { is: 'included' } })
    expect(await stand.untilStatus(quote, 'success')).toMatchObject({ inTxHashes: [signed.hash] })
  })

  it("ask for a tick where a quote spends a stranger's payment that no block has confirmed", async () => {
    const owner = await funded('p2wpkh', 600_000n)
    const stranger = testWallet('a stranger who may take it back')
    const { txid } = await stand.bitcoin('/fund', { address: stranger.address, amount: '520000' })
    const coin = { txid: `${txid}`, vout: 0, valueSats: 520_000n, hex: '' }
    await stand.broadcast(stranger.spend([coin], [{ script: owner.script.slice(2), valueSats: 500_000n }]))
    const quote = await quoteFor(owner)
    const both = judged(owner, quote, await factsOf(owner, quote))
    expect(both).toMatchObject({ verdict: 'accept', codes: ['F30'], findings: [{ level: 'tick' }] })
    await stand.bitcoin('/mine', { blocks: 1 })
    expect(judged(owner, quote, await factsOf(owner, quote)).findings).toEqual([])
  })

  it('hold only the transactions that made coins which the quote spends, each whole and hashed', async () => {
    const owner = await funded('p2wpkh', 5_000_000n, 2_000n, 3_000n)
    const { coins, previous, tipHeight, highPriorityRate } = await factsOf(owner, await quoteFor(owner))
    const list = coins.known ? coins.value : []
    expect(list.map(({ valueSats }) => valueSats).sort()).toEqual([2_000n, 3_000n, 5_000_000n])
    const spent = list.find(({ valueSats }) => valueSats === 5_000_000n)
    expect(Object.keys(previous)).toEqual([spent?.txid])
    expect(Object.values(previous)).toEqual([{ known: true, value: expect.any(String), from: bitcoin.source }])
    expect([tipHeight, highPriorityRate]).toMatchObject([{ known: true }, { known: true, value: 5 }])
  })

  it('mark the coins that other transfers hold, and a quote that spends one is not taken', async () => {
    const owner = await funded('p2wpkh', 5_000_000n, 4_000_000n)
    const quote = await quoteFor(owner)
    const free = await factsOf(owner, quote)
    const [coin] = Object.keys(free.previous)
    const held = free.coins.known ? free.coins.value.find(({ txid }) => txid === coin) : undefined
    const locked = new Set([`${held?.txid}:${held?.vout}`])
    const { verdict, codes } = judged(owner, quote, await factsOf(owner, quote, { locked }))
    expect(codes).toContain('F06')
    expect(verdict).not.toBe('accept')
  })

  it('prove the coins of an address that cannot be listed, one by one, and no spent one', async () => {
    const owner = await funded('p2wpkh', 5_000_000n)
    const quote = await quoteFor(owner)
    const { explorer } = stand.world.line.bitcoin as BitcoinLine
    const throughBusy = (refuses: (path: string) => boolean) =>
      createBitcoinClient({
        explorerUrl: `${explorer}/api`,
        fetch: async (input, init) =>
          refuses(`${input}`) ? new Response('Too many history entries', { status: 400 }) : fetch(input, init),
      })
    const busy = throughBusy((url) => url.includes('/address/'))
    const judgedWith = async (client: BitcoinClient) =>
      judged(owner, quote, await factsOf(owner, quote, { bitcoin: client }))
    expect((await judgedWith(busy)).findings).toEqual([])
    const silent = throughBusy((url) => url.includes('/address/') || url.includes('/outspends'))
    expect((await judgedWith(silent)).codes).toContain('F11')
    const [item] = judged(owner, quote, await factsOf(owner, quote)).proven?.plan ?? []
    if (item?.kind !== 'bitcoinPsbt') throw new Error('expected a transaction of Bitcoin')
    const signing = { terms: termsOf(item), purpose: 'step', privateKey: privateKeyAt(owner.path) } as const
    expect((await bitcoin.broadcast((await sign<'bitcoinPsbt'>(item, signing)).bytes)).result).toBe('accepted')
    expect((await judgedWith(busy)).codes).toContain('F03')
  })

  it.each(['p2wpkh', 'p2tr'] as const)(
    'count coins of %s that an attempt of the same transfer spends, so that its fee can be raised',
    async (script) => {
      const owner = await funded(script, 700_000n, 700_000n)
      const quote = await quoteFor(owner)
      const [item] = judged(owner, quote, await factsOf(owner, quote)).proven?.plan ?? []
      if (item?.kind !== 'bitcoinPsbt') throw new Error('expected a transaction of Bitcoin')
      const privateKey = privateKeyAt(owner.path)
      const signing = { terms: termsOf(item), purpose: 'step', privateKey } as const
      const { bytes, hash } = await sign<'bitcoinPsbt'>(item, signing)
      expect((await bitcoin.broadcast(bytes)).result).toBe('accepted')
      expect(judged(owner, quote, await factsOf(owner, quote)).codes).toContain('F03')
      const others = await factsOf(owner, quote, { attempts: new Set(['00'.repeat(32)]) })
      expect(judged(owner, quote, others).codes).toContain('F03')
      const again = judged(owner, quote, await factsOf(owner, quote, { attempts: new Set([hash]) }))
      expect(again.findings).toEqual([])
      expect(again.proven?.plan).toEqual([item])
      const raised = replacementTerms(item, termsOf(item), { satsPerVbyte: 20, others: [] })
      if (!raised.ok) throw new Error(raised.message)
      const dearer = await sign<'bitcoinPsbt'>(item, { ...signing, terms: raised.terms })
      expect((await bitcoin.broadcast(dearer.bytes)).result).toBe('accepted')
      await stand.bitcoin('/mine', { blocks: 1 })
      expect(await stand.untilStatus(quote, 'success')).toMatchObject({ inTxHashes: [dearer.hash] })
    },
  )

  it('take silence about a coin at another own address, or about an attempt, for silence', async () => {
    const [payer, other] = [await funded('p2wpkh', 20_000n), await funded('p2wpkh', 5_000_000n)]
    const quote = await quoteFor(other)
    const ownScripts = [payer, other].map(({ address: _, ...script }) => script)
    const attempts = new Set(['00'.repeat(32)])
    const coinsWith = async (changes: Parameters<typeof factsOf>[2]) =>
      (await factsOf(payer, quote, { ownScripts, ...changes })).coins
    expect(await coinsWith({})).toMatchObject({
      known: true,
      value: [{ valueSats: 20_000n }, { valueSats: 5_000_000n }],
    })
    const silent = async () => failedFor({ code: 'TIMEOUT' })
    const unknown = { known: false, why: { code: 'TIMEOUT' } }
    expect(await coinsWith({ bitcoin: { ...bitcoin, transaction: silent } })).toEqual(unknown)
    expect(await coinsWith({ attempts, bitcoin: { ...bitcoin, outspend: silent } })).toEqual(unknown)
  })

  it.each([
    [{ kind: 'value', valueSats: 6_000_000, path: '/utxo' }, 'P07'],
    [{ kind: 'hex', hex: '00' }, 'F11'],
    [{ kind: 'error', path: '/hex' }, 'F11'],
    [{ kind: 'error', path: '/utxo' }, 'F11'],
    [{ kind: 'drop', path: '/hex' }, 'F11'],
    [{ kind: 'error', path: '/fee-estimates' }, 'D32'],
  ])('with %o prove nothing', async (fault, code) => {
    const owner = await funded('p2wpkh', 5_000_000n)
    const quote = await quoteFor(owner)
    await stand.bitcoin('/faults', fault)
    const { verdict, codes } = judged(owner, quote, await factsOf(owner, quote))
    expect(codes).toContain(code)
    expect(verdict).not.toBe('accept')
  })

  it('know nothing of coins at an address that is not ours', async () => {
    const owner = await funded('p2wpkh', 5_000_000n)
    const { coins, previous } = await factsOf(owner, await quoteFor(owner), { ownScripts: [] })
    expect(coins).toEqual({ known: false, why: { code: 'ADDRESS_FOREIGN' } })
    expect(previous).toEqual({})
  })

  it('read no transaction for a PSBT that cannot be read', async () => {
    const owner = await funded('p2wpkh', 5_000_000n)
    const { previous } = await factsOf(owner, await quoteFor(owner), {
      quote: { steps: [{ items: [{ data: { psbt: '70736274ff00' } }, { data: { psbt: 5 } }, {}] }] } as never,
    })
    expect(previous).toEqual({})
  })
})

describe('the coins of an address', () => {
  it('come with where each stands, and are none where the explorer names one twice', async () => {
    const owner = ownAddress('p2tr', 7)
    const coin = { txid: 'ab'.repeat(32), vout: 1, value: 5, status: { confirmed: false } }
    const answering = (list: readonly object[]) =>
      bitcoinOf(() => new Response(JSON.stringify(list), { headers: { 'content-type': 'application/json' } }))
    const locked = new Set([`${coin.txid}:1`])
    const { address: _, ...own } = owner
    expect(await readCoins(answering([coin]), owner, locked)).toEqual({
      ok: true,
      value: [{ ...own, txid: coin.txid, vout: 1, valueSats: 5n, place: { in: 'mempool' }, isLocked: true }],
    })
    expect(await readCoins(answering([coin, coin]), owner, locked)).toEqual({
      ok: false,
      message: 'The explorer names a coin of yours twice',
      reason: { code: 'CONTRADICTION' },
    })
  })
})
