import { describe, expect, it } from 'vitest'
import type { ReindexAnswer } from '../../../src/core/deposit-address/reindex.ts'
import { apply, type Event } from '../../../src/core/execution/apply.ts'
import type { Execution } from '../../../src/core/execution/execution.ts'
import { type JournalRecord, journalRecord } from '../../../src/core/execution/journal.ts'
import { COLUMNS } from '../../../src/core/export/history/columns.ts'
import { csvOf } from '../../../src/core/export/history/csv.ts'
import { jsonOf } from '../../../src/core/export/history/json.ts'
import { transferRow } from '../../../src/core/export/history/transfer-row.ts'
import { redacted } from '../../../src/core/export/support/redact.ts'
import { supportText } from '../../../src/core/export/support/support-file.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { chainById } from '../../../src/core/profiles/profile.ts'
import type { Signed } from '../../../src/core/sign/signed.ts'
import { madeSigned, only } from '../../made.ts'
import { anHonest, approvedOf } from '../../wallet/sim/flows.ts'
import { approve, newSim } from '../../wallet/sim.ts'
import { ethInput, NOW, USER } from '../honest.ts'

const HASH = `0x${'d1'.repeat(32)}`
const FILL = `0x${'f1'.repeat(32)}`
const BYTES = `0x02${'ab'.repeat(120)}`

function fresh(): Execution {
  const sim = newSim(() => ({}))
  approve(sim, ethInput)
  const execution = sim.stored.get('transfer')
  if (!execution) throw new Error('expected a transfer')
  return execution
}

const terms = { terms: 'evm', nonce: 7, gasLimit: 90_000n, maxFeePerGasWei: 20n, maxPriorityFeePerGasWei: 1n } as const
const signed = madeSigned({ kind: 'evmTransaction', purpose: 'step', chainId: 1, bytes: BYTES, hash: HASH })
const status = { status: 'success', word: 'success', inTxHashes: [HASH], txHashes: [FILL] } as const
const arrived = { ...fresh().expected, value: 99_000_000_000_000_001n }
const EVENTS: readonly Event[] = (
  [
    { event: 'stepOrderDecided', stepOrder: { stepOrder: 'sequential' } },
    { event: 'reserved', index: 0, terms },
    {
      event: 'obstructed',
      reason: { code: 'SAID', words: `POST https://x.example/authorize?signature=0x${'5e'.repeat(65)} for ${USER}` },
    },
    { event: 'signed', index: 0, signed },
    { event: 'broadcast', index: 0 },
    { event: 'included', index: 0, hash: HASH, inclusion: { in: 'block', blockNumber: 12n, blockHash: '0xb' } },
    { event: 'reported' },
    { event: 'status', status: { ...status, updatedAtMilliseconds: 1, failReason: undefined } },
    { event: 'filled', fill: { proof: 'verified', txHash: FILL, amount: arrived } },
  ] as const
).map((event, at) => ({ ...event, atSeconds: NOW + at }))

function recorded(first: Execution, events = EVENTS): { execution: Execution; journal: readonly JournalRecord[] } {
  let execution = first
  const journal = [journalRecord(first.id, 0, { entry: 'began', execution }, undefined)]
  for (const event of events) {
    const next = apply(execution, event)
    if (next === execution) continue
    execution = next
    journal.push(journalRecord(first.id, execution.seq, { entry: 'event', event }, journal.at(-1)?.hash))
  }
  return { execution, journal }
}

const filled = recorded(fresh()).execution
const about = { version: '0.1.0', profile: 'devnet', madeAtSeconds: NOW }

describe('the history', () => {
  it('has both legs, the fees, the times, the state and how sure it is, all of them exact', () => {
    const row = transferRow(filled, devnet)
    expect(row).toMatchObject({
      approvedAt: '2026-09-21T14:13:20Z',
      endedAt: '2026-09-21T14:13:28Z',
      state: 'filled',
      proof: 'read on the chain by this wallet',
      requestedBy: 'wallet',
      account: USER,
      sentChain: 'Ethereum',
      sentAmount: '0.1',
      sentCurrency: 'ETH',
      sentTransaction: HASH,
      receivedChain: 'Base',
      receivedAmount: '0.099000000000000001',
      receivedTransaction: FILL,
      recipient: USER,
      feeOutOfAmount: '0.000999999999999999',
      feeCurrency: 'ETH',
    })
    expect(Object.keys(row)).toEqual([...COLUMNS])
  })

  it('has what the network took, where a block was read with it, beside the most that was approved', () => {
    const blank = { networkFeePaid: '', networkFeeForData: '' }
    expect(transferRow(filled, devnet)).toMatchObject(blank)
    expect(transferRow(fresh(), devnet)).toMatchObject(blank)
    const events = EVENTS.map((event): Event => {
      if (event.event !== 'included' || event.inclusion.in !== 'block') return event
      return { ...event, inclusion: { ...event.inclusion, fee: { value: 12_300_000_000_000n, forData: 7n } } }
    })
    const { execution } = recorded(fresh(), events)
    expect(transferRow(execution, devnet)).toMatchObject({
      ...{ networkFeePaid: '0.0000123', networkFeeForData: '0.000000000000000007', networkFeeCurrency: 'ETH' },
      networkFeeAtMost: transferRow(filled, devnet).networkFeeAtMost,
    })
  })

  it('says that nothing left where nothing did, and names the transaction that was cancelled', () => {
    expect(transferRow(fresh(), devnet)).toMatchObject({
      state: 'steps',
      sentAmount: '0',
      sentTransaction: '',
      endedAt: '',
    })
    const cancel = { ...signed, purpose: 'cancel' } as Signed
    const inclusion = { in: 'block', blockNumber: 1n, blockHash: '0xb' } as const
    const items = [{ phase: 'included', terms, signed: cancel, earlier: [], inclusion, readAtSeconds: 1 }] as const
    const cancelled = { ...fresh(), items, stage: { stage: 'failed', end: { reason: 'cancelled', index: 0 } } } as const
    expect(transferRow(cancelled, devnet)).toMatchObject({
      state: 'failed: cancelled',
      sentAmount: '0',
      sentTransaction: '',
      otherTransactions: HASH,
    })
  })

  it('does not call received what the service only said', () => {
    const fill = { proof: 'reported', txHash: FILL, why: { code: 'SAID', words: 'x' } } as const
    const stage = {
      stage: 'filled',
      fill,
      status: { ...status, updatedAtMilliseconds: 1, failReason: undefined },
    } as const
    const row = transferRow({ ...filled, stage }, devnet)
    expect(row).toMatchObject({ proof: 'said by the service', receivedAmount: '', receivedTransaction: FILL })
  })
})

describe('what support is told of money that went misdirected', () => {
  const open = approvedOf(anHonest('open-address-paid-elsewhere'), 'open')
  const told = (answer: ReindexAnswer) => {
    const events: readonly Event[] = [
      { event: 'reindexRequested', chainId: 999, atSeconds: open.approvedAtSeconds + 1 },
      { event: 'reindexAnswered', chainId: 999, answer, isTooOften: false, atSeconds: open.approvedAtSeconds + 2 },
    ]
    const { transfers } = JSON.parse(
      supportText(about, { transfers: [recorded(open, events)], calls: [], unreadable: [] }),
    )
    return transfers[0].journal.slice(1)
  }

  it('is where the service was to look, and what it said, with nobody’s address whole', () => {
    const [asked, found] = told({ is: 'found', money: [{ currency: USER, balance: 5n }], unread: 1 })
    expect(asked).toMatchObject({ event: 'reindexRequested', chainId: 999 })
    expect(found).toMatchObject({ event: 'reindexAnswered', chainId: 999, unread: 1 })
    expect(JSON.stringify(found)).not.toContain(USER)
    expect(told({ is: 'nothing', checked: 2, unread: 0 })[1]).toMatchObject({ checked: 2, unread: 0 })
    expect(told({ is: 'failed', why: { code: 'TIMEOUT' } })[1]).toHaveProperty('message')
  })
})

describe('the history of an address that is paid from elsewhere', () => {
  const { pays, intent } = fresh()
  const item = { kind: 'depositAddress', address: '0xdeposit', amount: pays.value, isProven: true } as const
  const plan = [{ ...item, chainId: intent.originChainId, currency: intent.originCurrency }]
  const refunded = { ...status, updatedAtMilliseconds: 1, failReason: undefined }
  const less = { ...pays, value: pays.value - 1n }
  const refund = { proof: 'verified', txHash: FILL, amount: less } as const
  const elsewhere: Execution = {
    ...fresh(),
    plan,
    items: [{ phase: 'planned' }],
    stage: { stage: 'refunded', refund, status: refunded },
  }

  it('says what was really paid, and by which transaction', () => {
    const row = transferRow({ ...elsewhere, paid: less }, devnet)
    expect(row).toMatchObject({ sentAmount: '0.099999999999999999', refundedAmount: '0.099999999999999999' })
    expect(row.sentTransaction).toBe(HASH)
  })

  it('leaves empty what the wallet has not read', () => {
    expect(transferRow(elsewhere, devnet)).toMatchObject({ sentAmount: '', sentTransaction: '' })
  })

  it('names the user, and no depository that stood in for a poor address', () => {
    const [depository = ''] = chainById(devnet, intent.originChainId)?.depositories ?? []
    const named = { ...elsewhere, intent: { ...intent, user: depository } }
    expect(transferRow(named, devnet).account).toBe(intent.refundTo)
  })

  it('names the site that asked, by itself or with calls that need the money', () => {
    const origin = 'https://a.example'
    const asked = (requester: Execution['requester']) => transferRow({ ...filled, requester }, devnet).requestedBy
    expect(asked({ from: 'dapp', origin, callsId: '0x1', key: 'k' })).toBe(origin)
    expect(asked({ from: 'bundle', origin, bundleId: 'bundle:1' })).toBe(origin)
    expect(asked({ from: 'bundle', bundleId: 'bundle:1' })).toBe('wallet')
  })

  it('tells currencies of one symbol apart as the pages do', () => {
    const perps = { ...pays, currency: { ...pays.currency, symbol: 'USDC', name: 'USDC (Perps)' } }
    expect(transferRow({ ...filled, pays: perps, mostGas: perps }, devnet)).toMatchObject({
      sentCurrency: 'USDC (Perps)',
      networkFeeCurrency: 'USDC (Perps)',
    })
  })
})

describe('the CSV', () => {
  const of = (requestedBy: string) => csvOf([{ ...transferRow(filled, devnet), requestedBy }])

  it('is a header and a line for each transfer, with as many cells', () => {
    const [header, line, end] = csvOf([transferRow(filled, devnet)]).split('\r\n')
    expect(header).toBe(COLUMNS.join(','))
    expect(line?.split(',')).toHaveLength(COLUMNS.length)
    expect(end).toBe('')
  })

  // Readers may use positions, so new columns go last.
  it('has each column where it has always been', () => {
    expect(COLUMNS.slice(0, 31).join(',')).toBe(
      'id,approvedAt,endedAt,state,proof,requestedBy,account,sentChain,sentAmount,sentCurrency,sentCurrencyAddress,' +
        'sentTransaction,otherTransactions,receivedChain,receivedAmount,receivedCurrency,receivedCurrencyAddress,' +
        'receivedTransaction,recipient,promisedAtLeast,refundedAmount,refundedCurrency,refundedTransaction,' +
        'feeOutOfAmount,feeCurrency,networkFeeAtMost,networkFeePaid,networkFeeForData,networkFeeCurrency,requestId,orderId',
    )
    expect(COLUMNS.slice(31).join(',')).toBe('kind,what,contract,sentUnits,alongAmount,alongCurrency,alongUnits')
  })

  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    ' =1',
    '\t=1',
    '\r=1',
    '\tx',
    '\uff1d1',
    '\u3000\uff0b1',
    '\uff0d1',
    '\uff20x',
  ])('makes %j harmless', (text) => {
    expect(of(text)).toMatch(new RegExp(`[,"]'${text.replace(/[+()]/g, '\\$&')}`))
  })

  it.each([
    ['a;=1+1', "a;'=1+1"],
    ['a; \uff0b1', "a;' \uff0b1"],
    ['a\t@x', "a\t'@x"],
    ['a\n-1\n=2', "a\n'-1\n'=2"],
    ['=a;=b', "'=a;'=b"],
  ])('makes %j harmless, where another letter separates cells', (text, harmless) => {
    expect(of(text)).toContain(harmless)
  })

  it.each(['1-1', 'a=b', 'me@example.org', 'payment of 1 ETH; with 2 ETH along', '0.5'])(
    'leaves %j as it is',
    (text) => {
      expect(of(text)).toContain(`,${text},`)
    },
  )

  it('quotes commas, quotes and line ends', () => {
    expect(of('a,"b"\nc')).toContain(',"a,""b""\nc",')
    expect(of('https://a.example')).toContain(',https://a.example,')
  })
})

describe('the JSON', () => {
  it('reads back as the same lines', () => {
    const rows = [transferRow(filled, devnet)]
    expect(JSON.parse(jsonOf(rows))).toEqual({
      ...{ format: 'causeway-history', version: 1 },
      ...{ transfers: rows, transactions: [] },
    })
  })
})

/** Marks each string, so that a copied one shows. */
function marked(value: unknown, path = ''): unknown {
  if (typeof value === 'string') return WORDS.test(path) ? value : `mark<${path}>`
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((member) => marked(member, `${path}[]`))
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, marked(member, path ? `${path}.${name}` : name)]),
  )
}

// Union tags must be written, so they carry no mark.
const WORDS =
  /(^|\.)(event|entry|stage|phase|terms|stepOrder|proof|kind|role|in|reason|requester\.from|purpose|need|status\.status|what)$/

describe('the support file', () => {
  const insisting = {
    ...fresh(),
    requester: { from: 'dapp', origin: 'https://a.example', callsId: '0x1', key: 'a key of the page' },
  } as const
  const items = only<Execution['plan']>([
    {
      kind: 'exchangeAAuthorize',
      chainId: 1,
      from: USER,
      nonce: 1n,
      typedData: { message: { id: 'typed' } },
      post: { endpoint: '/authorize', body: { signature: 'posted' } },
    },
    { kind: 'bitcoinPsbt', chainId: 1, from: 'bc1', psbt: '0x70736274', inputs: [], outputs: [], feeSats: 1n },
  ])
  const whole = recorded({ ...insisting, plan: [...insisting.plan, ...items] })

  it('follows a transfer from its approval to its end', () => {
    const text = supportText(about, { transfers: [recorded(fresh())], calls: [], unreadable: [] })
    const { transfers } = JSON.parse(text)
    expect(transfers[0].journal.map((line: { event?: string; entry?: string }) => line.event ?? line.entry)).toEqual([
      'began',
      'reserved',
      'obstructed',
      'signed',
      'broadcast',
      'included',
      'reported',
      'status',
      'filled',
    ])
    for (const needed of [HASH, FILL, 'devnet', '0.1.0', '"nonce": 7']) expect(text).toContain(needed)
    for (const secret of [BYTES.slice(10), '5e5e5e', USER, 'quoteText']) expect(text).not.toContain(secret)
  })

  it('copies no field that is not named in it: nothing signed, posted, quoted or given by a page', () => {
    const { execution, journal } = whole
    const text = supportText(about, {
      transfers: [marked({ execution, journal }) as typeof whole],
      calls: [],
      unreadable: [],
    })
    const copied = [...new Set([...text.matchAll(/mark<([^>]*)>/g)].map((found) => found[1] ?? ''))]
    expect(copied.length).toBeGreaterThan(10)
    const secret =
      /quoteText|bytes|post|typedData|message\.|psbt|action|memo|\.key|callsId|data|signature|expected\.why/
    expect(copied.filter((path) => secret.test(path))).toEqual([])
    expect(copied.sort()).toMatchInlineSnapshot(`
      [
        "execution.expected.currency.symbol",
        "execution.id",
        "execution.intent.destinationCurrency",
        "execution.intent.originCurrency",
        "execution.intent.tradeType",
        "execution.intentHash",
        "execution.minimum.currency.symbol",
        "execution.mostGas.currency.symbol",
        "execution.orderId",
        "execution.pays.currency.symbol",
        "execution.planHash",
        "execution.requestId",
        "execution.requester.origin",
        "e…dTo",
        "e…ent",
        "e…ser",
        "journal[].entry.event.fill.amount.currency.symbol",
        "journal[].entry.event.fill.txHash",
        "journal[].entry.event.hash",
        "journal[].entry.event.reason.code",
        "journal[].entry.event.reason.words",
        "journal[].entry.event.signed.hash",
        "journal[].entry.event.status.txHashes[]",
        "journal[].entry.event.status.word",
      ]
    `)
  })

  it('is silent about secrets in sentences, too', () => {
    expect(redacted(`GET /authorize?signature=0x12&x=1 failed`)).toBe('GET /authorize?… failed')
    expect(redacted(`0x${'a'.repeat(130)}`)).toBe('…')
    expect(redacted(HASH)).toBe(HASH)
    expect(redacted(`to ${USER}.`)).toBe('to 0x7099…79C8.')
    expect(redacted('A'.repeat(88))).toBe('…')
  })

  it('puts none of it into the history either', () => {
    const rows = [transferRow(marked(whole.execution) as Execution, devnet)]
    expect(`${csvOf(rows)}${jsonOf(rows)}`).not.toMatch(/mark<[^>]*(quoteText|bytes|post|typedData|psbt|\.key|callsId)/)
  })
})
