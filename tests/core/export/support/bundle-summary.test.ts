import { describe, expect, it } from 'vitest'
import type { Bundle } from '../../../../src/core/bundle/bundle.ts'
import type { ItemState } from '../../../../src/core/execution/execution.ts'
import { supportText } from '../../../../src/core/export/support/support-file.ts'
import { madeSigned, only } from '../../../made.ts'
import { BEGAN, bundleOf, SENDER } from '../../bundle/bundles.ts'

const HASH = `0x${'a1'.repeat(32)}` as const
const ORDER = `0x${'0d'.repeat(32)}` as const
const REQUEST = `0x${'7e'.repeat(32)}` as const
const BYTES = `0x02${'ab'.repeat(120)}`
const PAYEE = '0x5e5E5e5e5E5e5E5E5e5E5E5e5e5E5E5E5e5E5E5e'
const DATA = `0xa9059cbb${'5e'.repeat(64)}` as const
const about = { version: '0.1.0', profile: 'devnet', madeAtSeconds: BEGAN }

const terms = { terms: 'evm', nonce: 7, gasLimit: 90_000n, maxFeePerGasWei: 20n, maxPriorityFeePerGasWei: 1n } as const
const signed = madeSigned({ chainId: 8453, bytes: BYTES, hash: HASH })
const inclusion = { in: 'block', blockNumber: 4_711n, blockHash: HASH, fee: undefined } as const
const included = only<ItemState>({ phase: 'included', terms, signed, earlier: [], inclusion })

/** A site's calls: one included, one dropped. */
const calls: Bundle = {
  ...bundleOf(0, { calls: [{ to: PAYEE, data: DATA, value: 5n, gas: 100n }, callThatMakes()] }),
  items: [included, { phase: 'planned' }],
  stage: { stage: 'failed', end: { reason: 'wouldFail', index: 1, message: `no ${DATA}` } },
  obstacle: only<Bundle['obstacle']>({ code: 'NODE_REFUSES', words: `sent ${BYTES}` }),
  deposits: {
    simulated: [],
    read: [{ depository: PAYEE, depositor: SENDER, currency: PAYEE, amount: 5n, orderId: ORDER, index: 0 }],
    outcomes: [
      {
        ...{ orderId: ORDER, index: 0, sinceSeconds: BEGAN, outcome: 'said', requestId: REQUEST },
        ...{ word: `GET /authorize?signature=${BYTES}`, status: 'pending' },
      },
    ],
  },
  history: [{ atSeconds: BEGAN, what: 'obstructed', index: 1, detail: `node says ${BYTES}` }],
}

function callThatMakes(): Bundle['calls'][number] {
  return { to: undefined, data: `0x6080604052${'00'.repeat(40)}`, value: 0n, gas: undefined }
}

const textOf = (bundle: Bundle) => supportText(about, { transfers: [], calls: [bundle], unreadable: [] })

describe('the support file of calls', () => {
  it('follows them from the yes to their end, in figures, hashes and the words of others', () => {
    const [shown] = JSON.parse(textOf(calls)).calls
    expect(shown).toMatchObject({
      id: 'bundle:one',
      requester: 'https://shop.example',
      chainId: 8453,
      stage: 'failed',
      end: { reason: 'wouldFail', call: 1, message: 'no …' },
      deposits: [{ orderId: ORDER, call: 0, units: '5' }],
      outcomes: [{ outcome: 'said', requestId: REQUEST, word: 'GET /authorize?…' }],
      history: [{ what: 'obstructed', detail: 'node says …' }],
    })
    expect(shown.calls).toMatchObject([
      {
        ...{ to: '0x5e5E…5E5e', function: '0xa9059cbb', dataBytes: 68, value: '0.000000000000000005 ETH', gas: '100' },
        ...{ phase: 'included', hash: HASH, block: '4711', terms: { nonce: 7 } },
      },
      { to: 'a new contract', phase: 'planned' },
    ])
    expect(shown.calls[1]).not.toHaveProperty('function')
  })

  it('has nothing that was signed, no calldata, no whole address of an account and no name that a site gave', () => {
    const text = textOf(calls)
    for (const secret of [BYTES.slice(10, 80), DATA.slice(12), SENDER, 'order-7', '"k"', '6080604052']) {
      expect(text.toLowerCase()).not.toContain(secret.toLowerCase())
    }
  })

  it('copies no field that is not named in it', () => {
    const marked = (value: unknown, path: string): unknown => {
      if (typeof value === 'string') return KEPT.test(path) ? value : `mark<${path}>`
      if (typeof value !== 'object' || value === null) return value
      if (Array.isArray(value)) return value.map((member) => marked(member, `${path}[]`))
      return Object.fromEntries(
        Object.entries(value).map(([name, each]) => [name, marked(each, path ? `${path}.${name}` : name)]),
      )
    }
    const text = textOf(marked(calls, '') as Bundle)
    const copied = [...new Set([...text.matchAll(/mark<([^>]*)>/g)].map((found) => found[1] ?? ''))].sort()
    expect(copied).toMatchInlineSnapshot(`
      [
        "account",
        "calls",
                "dataBytes": 8,
                "gas": "100",
                "phase": "included",
                "terms": {
                  "nonce": 7,
                  "gasLimit": "90000",
                  "maxFeePerGasWei": "20",
                  "maxPriorityFeePerGasWei": "1"
                },
                "hash": "mark<items[].signed.hash",
        "c….to",
        "deposits.outcomes[].orderId",
        "deposits.outcomes[].requestId",
        "deposits.outcomes[].word",
        "deposits.read[].currency",
        "deposits.read[].orderId",
        "history[].detail",
        "id",
        "mostGas.currency.symbol",
        "obstacle.words",
        "requester.origin",
        "stage.end.message",
      ]
    `)
    expect(copied.join(' ')).not.toMatch(/bytes|callsId|key|calls\[\]\.data|depositor|simulated/)
  })
})

// Union tags must be written.
const KEPT = /(^|\.)(stage|phase|terms\.terms|reason|outcome|by|in|purpose|what|code)$/
