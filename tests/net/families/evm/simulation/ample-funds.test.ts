import fc from 'fast-check'
import * as v from 'valibot'
import { pad } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { failedSaying, saying } from '../../../../../src/core/reason/reason.ts'
import { requiredFundsOf } from '../../../../../src/net/families/evm/simulation/required-funds.ts'
import type { Rpc } from '../../../../../src/net/nodes/rpc.ts'
import { type Hex, ZERO_ADDRESS } from '../../../../devnet/chains.ts'
import { tokenOf } from '../../../../devnet/contracts/stand.ts'
import {
  call,
  FEE,
  newAccount,
  OTHER,
  only,
  type ShortfallStand,
  startShortfallStand,
} from '../../../shortfall-stand.ts'

const ACCOUNT: Hex = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const TRANSFER_TOPIC = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

let stand: ShortfallStand
beforeAll(async () => {
  stand = await startShortfallStand()
})
afterAll(() => stand?.stop())

describe('a node', () => {
  it.each([['debug_traceCall'], ['eth_createAccessList'], ['debug_traceCall', 'eth_createAccessList']])(
    'without %s %s finds what calls take, from what they name',
    async (...missing) => {
      const [token, second] = [await stand.put('Namespaced'), tokenOf(stand.chain, 'weth')]
      const steps = [
        { to: token, data: call('approve', stand.spenders, 100n) },
        { to: second, data: call('approve', stand.spenders, 50n) },
        { to: stand.spenders, data: call('deposit', token, 100n, second, 50n), value: FEE },
      ]
      const { needs, reverted } = await stand.needed(steps, newAccount(), stand.without(...missing))
      expect(reverted).toBeUndefined()
      expect([needs.get(token), needs.get(second), needs.size]).toEqual([[100n, 0n], [50n, 0n], 3])
    },
  )

  it.each<readonly [string, string]>([
    ['traces calls', 'eth_createAccessList'],
    ['lists what failing calls touch, as geth does', 'debug_traceCall'],
  ])('that %s finds a token that the call does not name', async (_name, missing) => {
    const token = await stand.put('Namespaced')
    const account = newAccount()
    await stand.mine(stand.client.account.address, stand.spenders, call('use', token))
    await stand.mine(account, token, call('approve', stand.spenders, 1_000n))
    const geth: Rpc = async (method, params, schema) => {
      const isOfCall = JSON.stringify(params).includes(stand.spenders)
      if (method !== 'eth_createAccessList' || !isOfCall) return stand.without(missing)(method, params, schema)
      return { ok: true, value: v.parse(schema, { accessList: [{ address: token, storageKeys: [] }] }) }
    }
    const node = missing === 'debug_traceCall' ? geth : stand.without()
    expect(await stand.needed([{ to: stand.spenders, data: call('take', 40n) }], account, node)).toMatchObject(
      only(token, 40n),
    )
  })

  it('that cannot simulate says so', async () => {
    const account = newAccount()
    const calls = [{ from: account, to: OTHER, data: '0x' as const, value: 1n }]
    expect(await requiredFundsOf(stand.without('eth_simulateV1'), { account, calls })).toEqual({
      ok: false,
      message: 'the method does not exist',
      reason: saying('the method does not exist'),
    })
  })

  it('that answers anything at all makes nothing worse than wrong figures', async () => {
    const word = fc
      .bigInt({ min: 0n, max: 2n ** 256n - 1n })
      .map((value) => `0x${value.toString(16).padStart(64, '0')}`)
    const address = fc.constantFrom(
      stand.usdc,
      stand.spenders,
      OTHER,
      ZERO_ADDRESS,
      '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
    )
    const topic = fc.oneof(word, fc.constantFrom(TRANSFER_TOPIC, pad(stand.usdc), pad(ACCOUNT), pad(OTHER)))
    const log = fc.record({
      address,
      topics: fc.array(topic, { maxLength: 4 }),
      data: fc.oneof(word, fc.constant('0x')),
    })
    const result = fc.record({
      status: fc.constantFrom('0x0', '0x1'),
      returnData: fc.oneof(word, fc.constant('0x'), fc.constant(`0x08c379a0${'f'.repeat(64)}`)),
      gasUsed: fc.constantFrom('0x0', '0x5208', `0x${'f'.repeat(64)}`),
      logs: fc.array(log, { maxLength: 4 }),
    })
    const lies = fc.record({
      seed: fc.array(result, { minLength: 1, maxLength: 7 }),
      list: fc.array(fc.record({ address, storageKeys: fc.array(word, { maxLength: 3 }) }), { maxLength: 4 }),
      word,
      trace: fc.record({ to: address, calls: fc.anything() }),
    })
    await fc.assert(
      fc.asyncProperty(lies, async ({ seed, list, word: said, trace }) => {
        let asked = 0
        const liar: Rpc = async (method, [first], schema) => {
          asked += 1
          const blocks = (first as { blockStateCalls?: { calls: unknown[] }[] }).blockStateCalls ?? []
          const simulated = blocks.map(({ calls }) => ({
            calls: calls.map((_, at) => seed[(asked + at) % seed.length]),
          }))
          const answers: Readonly<Record<string, unknown>> = {
            eth_simulateV1: simulated,
            eth_createAccessList: { accessList: list },
            debug_traceCall: trace,
            eth_getStorageAt: said,
            eth_getBalance: '0x7',
          }
          const parsed = v.safeParse(schema, answers[method])
          if (parsed.success) return { ok: true, value: parsed.output }
          return { ...failedSaying('not an answer'), code: undefined, transport: undefined }
        }
        const calls = [1n, 2n].map((value) => ({
          from: ACCOUNT,
          to: stand.usdc,
          data: call('transfer', OTHER, value),
          value,
        }))
        const answer = await requiredFundsOf(liar, { account: ACCOUNT, calls })
        expect(asked).toBeLessThanOrEqual(40)
        for (const need of answer.ok ? answer.value.needs : []) expect(need.amount > 0n).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  it('that always finds something more to look at is asked only so often', async () => {
    const tokens: Hex[] = []
    while (tokens.length < 8) tokens.push(await stand.put('Shares'))
    const frames = tokens.map((to) => ({ to }))
    const more: Rpc = async (method, params, schema) => {
      if (method !== 'debug_traceCall') return stand.rpc(method, params, schema)
      const calls = Array.from({ length: 500 }, (_, at) => ({ to: at < 400 ? newAccount() : stand.usdc }))
      return { ok: true, value: v.parse(schema, { calls: [...frames, ...calls] }) }
    }
    const found = await stand.needed([{ to: stand.spenders, data: call('refuse') }], newAccount(), more)
    expect(found.reverted).toEqual(saying('never'))
    expect(found.asked).toBeLessThanOrEqual(40)
  })
})
