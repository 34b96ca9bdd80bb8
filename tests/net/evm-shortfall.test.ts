import fc from 'fast-check'
import * as v from 'valibot'
import { encodeFunctionData, pad, parseAbi } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requiredFor } from '../../src/net/evm-shortfall.ts'
import { createRpc, type Rpc } from '../../src/net/rpc.ts'
import { DEPOSITORY, type Hex, MULTICALL3, ZERO_ADDRESS } from '../devnet/chains.ts'
import { tokenOf } from '../devnet/contracts/stand.ts'
import { rpc as ask, toQuantity } from '../devnet/rpc.ts'
import type { TestContract } from './contracts/artifacts.ts'
import { type ContractStand, startContractStand } from './contracts/stand.ts'

const OTHER: Hex = '0x00000000000000000000000000000000000a11ce'
const ORDER: Hex = `0x${'ab'.repeat(32)}`
const FEE = 10n ** 15n
const ACCOUNT: Hex = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const TRANSFER_TOPIC = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const ABI = parseAbi([
  'function transfer(address to, uint256 amount) returns (bool)',
  'function approve(address spender, uint256 amount) returns (bool)',
  'function mint(address to, uint256 value)',
  'function know(address owner)',
  'function deposit() payable',
  'function withdraw(uint256 value)',
  'function deposit(address a, uint256 amountA, address b, uint256 amountB) payable',
  'function use(address token)',
  'function take(uint256 amount)',
  'function sweep(address token)',
  'function enter(address token, uint256 least)',
  'function borrow(address token, uint256 amount)',
  'function lend(address token, uint256 amount)',
  'function refuse()',
  'function depositErc20(address depositor, address token, uint256 amount, bytes32 id)',
  'function aggregate3Value((address target, bool allowFailure, uint256 value, bytes callData)[] calls) payable',
])

let stand: ContractStand
let rpc: Rpc
let usdc: Hex
let takers: Hex
beforeAll(async () => {
  stand = await startContractStand()
  rpc = createRpc({ fetch, url: stand.nodeUrl })
  usdc = tokenOf(stand.chain, 'usdc')
  takers = await stand.put('Takers')
})
afterAll(() => stand?.stop())

type Step = Readonly<{ to: Hex; data?: Hex; value?: bigint }>
type Name = Parameters<typeof encodeFunctionData<typeof ABI>>[0]['functionName']

const newAccount = () => privateKeyToAddress(generatePrivateKey())
const call = (functionName: Name, ...args: readonly unknown[]): Hex =>
  encodeFunctionData({ abi: ABI, functionName, args } as Parameters<typeof encodeFunctionData<typeof ABI>>[0])

/** What an account needs for these calls, and how many questions it took to say so. */
async function needed(steps: readonly Step[], account: Hex = newAccount(), node: Rpc = rpc) {
  const calls = steps.map(({ to, data = '0x', value = 0n }) => ({ from: account, to, data, value }))
  let asked = 0
  const counted: Rpc = (method, params, schema) => {
    asked += 1
    return node(method, params, schema)
  }
  const answer = await requiredFor(counted, { account, calls })
  if (!answer.ok) throw new Error(answer.message)
  const { needs, reverted, gasUsed } = answer.value
  return { needs: new Map(needs.map(({ token, amount, has }) => [token, [amount, has]])), reverted, gasUsed, asked }
}

const only = (token: Hex, amount: bigint, has = 0n) => ({
  needs: new Map([[token, [amount, has]]]),
  reverted: undefined,
})
const nothing = { needs: new Map(), reverted: undefined }

/** Has an account do something that the node signs for it, and leaves it as much of the native currency as before. */
const mine = async (from: Hex, to: Hex, data: Hex) => {
  const before = await ask<Hex>(stand.nodeUrl, 'eth_getBalance', [from, 'latest'])
  await ask(stand.nodeUrl, 'anvil_impersonateAccount', [from])
  await ask(stand.nodeUrl, 'anvil_setBalance', [from, toQuantity(10n ** 18n)])
  const hash = await ask<Hex>(stand.nodeUrl, 'eth_sendTransaction', [{ from, to, data }])
  const { status } = await stand.client.waitForTransactionReceipt({ hash })
  expect(status).toBe('success')
  await ask(stand.nodeUrl, 'anvil_setBalance', [from, before])
}

describe('what calls need', () => {
  it('is what a transfer of a token moves, in few questions', async () => {
    const found = await needed([{ to: usdc, data: call('transfer', OTHER, 5n) }])
    expect(found).toMatchObject(only(usdc, 5n))
    expect(found.gasUsed).toHaveLength(1)
    expect(found.asked).toBeLessThan(16)
  })

  it('is what is sent of the native currency', async () => {
    expect(await needed([{ to: OTHER, value: 7n }])).toMatchObject(only(ZERO_ADDRESS, 7n))
  })

  it('is nothing for an approval', async () => {
    expect(await needed([{ to: usdc, data: call('approve', OTHER, 5n) }])).toMatchObject(nothing)
  })

  it('is what the second call takes after the first has allowed it', async () => {
    const found = await needed([
      { to: usdc, data: call('approve', DEPOSITORY, 9n) },
      { to: DEPOSITORY, data: call('depositErc20', OTHER, usdc, 9n, ORDER) },
    ])
    expect(found).toMatchObject(only(usdc, 9n))
  })

  it('is all that a call takes: two tokens, one of them behind a proxy, and a fee', async () => {
    const token = await stand.put('Proxy', await stand.putUsdc())
    const second = await stand.put('Namespaced')
    const found = await needed([
      { to: token, data: call('approve', takers, 100n) },
      { to: second, data: call('approve', takers, 50n) },
      { to: takers, data: call('deposit', token, 100n, second, 50n), value: FEE },
    ])
    expect(found.reverted).toBeUndefined()
    expect(found.needs).toEqual(
      new Map([
        [token, [100n, 0n]],
        [second, [50n, 0n]],
        [ZERO_ADDRESS, [FEE, 0n]],
      ]),
    )
    expect(found.asked).toBeLessThan(40)
  })

  it('is found where the approvals were given before', async () => {
    const [token, second] = [await stand.put('Namespaced'), await stand.put('HashedAfter')]
    const account = newAccount()
    for (const each of [token, second]) await mine(account, each, call('approve', takers, 1_000n))
    const found = await needed([{ to: takers, data: call('deposit', token, 100n, second, 50n), value: FEE }], account)
    expect(found.reverted).toBeUndefined()
    expect(found.needs.get(token)).toEqual([100n, 0n])
    expect(found.needs.get(second)).toEqual([50n, 0n])
  })

  it('counts what is there already', async () => {
    const token = await stand.put('Namespaced')
    const account = newAccount()
    await mine(account, token, call('mint', account, 30n))
    expect(await needed([{ to: token, data: call('transfer', OTHER, 100n) }], account)).toMatchObject(
      only(token, 100n, 30n),
    )
    expect(await needed([{ to: token, data: call('transfer', OTHER, 20n) }], account)).toMatchObject(
      only(token, 20n, 30n),
    )
  })

  it('is what a list of calls sends on', async () => {
    const calls = [1n, 2n].map((value) => ({ target: OTHER, allowFailure: false, value, callData: '0x' as const }))
    const found = await needed([{ to: MULTICALL3, data: call('aggregate3Value', calls), value: 3n }])
    expect(found).toMatchObject(only(ZERO_ADDRESS, 3n))
  })
})

describe('the order of calls', () => {
  it('spares what an earlier call brings', async () => {
    const wrapped = await stand.put('Wrapped')
    const found = await needed([
      { to: wrapped, data: call('deposit'), value: 100n },
      { to: wrapped, data: call('transfer', OTHER, 60n) },
      { to: usdc, data: call('transfer', OTHER, 1n) },
    ])
    expect(found.reverted).toBeUndefined()
    expect(found.needs).toEqual(
      new Map([
        [ZERO_ADDRESS, [100n, 0n]],
        [usdc, [1n, 0n]],
      ]),
    )
  })

  it('spares it where nothing else is missing, either', async () => {
    const wrapped = await stand.put('Wrapped')
    const found = await needed([
      { to: wrapped, data: call('deposit'), value: 100n },
      { to: wrapped, data: call('transfer', OTHER, 60n) },
    ])
    expect(found).toMatchObject(only(ZERO_ADDRESS, 100n))
  })

  it('spares the native currency that an earlier call brings', async () => {
    const wrapped = await stand.put('Wrapped')
    await ask(stand.nodeUrl, 'anvil_setBalance', [wrapped, toQuantity(10n ** 18n)])
    const found = await needed([
      { to: wrapped, data: call('withdraw', 80n) },
      { to: OTHER, value: 80n },
    ])
    expect(found).toMatchObject(only(wrapped, 80n))
  })

  it('counts what must be there for a while and comes back', async () => {
    const token = await stand.put('Namespaced')
    const approved = { to: token, data: call('approve', takers, 100n) }
    expect(await needed([approved, { to: takers, data: call('borrow', token, 100n) }])).toMatchObject(only(token, 100n))
  })

  it('counts nothing that is given before it is taken', async () => {
    const token = await stand.put('Namespaced')
    const approved = { to: token, data: call('approve', takers, 100n) }
    expect(await needed([approved, { to: takers, data: call('lend', token, 100n) }])).toMatchObject(nothing)
  })
})

describe('a token', () => {
  it.each<TestContract>(['HashedAfter', 'Namespaced', 'Taxed', 'Wrapped'])(
    'that keeps its balances as %s does is found',
    async (name) => {
      const token = await stand.put(name)
      expect(await needed([{ to: token, data: call('transfer', OTHER, 500n) }])).toMatchObject(only(token, 500n))
    },
  )

  it('whose balances share their words keeps what is beside them', async () => {
    const token = await stand.put('Packed')
    const account = newAccount()
    await mine(account, token, call('know', account))
    await mine(account, token, call('mint', account, 7n))
    const transfer = { to: token, data: call('transfer', OTHER, 500n) }
    expect(await needed([transfer], account)).toMatchObject(only(token, 500n, 7n))
  })

  it('whose balances are the upper half of their words is found, also among the usual places', async () => {
    const token = await stand.put('Upper')
    const transfer = { to: token, data: call('transfer', OTHER, 500n) }
    expect(await needed([transfer])).toMatchObject(only(token, 500n))
    expect(await needed([transfer], newAccount(), without('eth_createAccessList'))).toMatchObject(only(token, 500n))
  })

  it('that keeps shares is found, by what it makes of them', async () => {
    const token = await stand.put('Shares')
    const account = newAccount()
    const transfer = { to: token, data: call('transfer', OTHER, 300n) }
    expect(await needed([transfer], account)).toMatchObject(only(token, 300n))
    await mine(account, token, call('mint', account, 30n))
    expect(await needed([transfer], account)).toMatchObject(only(token, 300n, 30n))
  })

  it('that does not say who has what cannot be provided', async () => {
    const token = await stand.put('Silent')
    const found = await needed([{ to: token, data: call('transfer', OTHER, 5n) }])
    expect(found).toMatchObject({ needs: new Map(), reverted: 'the sender has too little' })
  })
})

describe('calls that money does not help', () => {
  it('say why in the words of the contract', async () => {
    expect(await needed([{ to: takers, data: call('refuse') }])).toMatchObject({ needs: new Map(), reverted: 'never' })
  })

  it('are those that lack an approval, though what they take is missing, too', async () => {
    const token = await stand.put('Namespaced')
    const found = await needed([{ to: takers, data: call('borrow', token, 9n) }])
    expect(found.reverted).toBeDefined()
    expect(found.needs).toEqual(new Map())
  })

  it('are those that take all there is, since that is nothing', async () => {
    const token = await stand.put('Namespaced')
    const approved = { to: token, data: call('approve', takers, 2n ** 255n) }
    const found = await needed([approved, { to: takers, data: call('sweep', token) }])
    expect(found).toMatchObject({ needs: new Map(), reverted: 'nothing to sweep' })
  })

  it('are those that ask for more than they move', async () => {
    const token = await stand.put('Namespaced')
    const found = await needed([{ to: takers, data: call('enter', token, 100n) }])
    expect(found).toMatchObject({ needs: new Map(), reverted: 'for holders only' })
  })
})

/** A node that lacks some methods. */
const without =
  (...missing: readonly string[]): Rpc =>
  async (method, params, schema) => {
    if (!missing.includes(method)) return rpc(method, params, schema)
    return { ok: false, message: 'the method does not exist', code: -32601, transport: undefined }
  }

describe('a node', () => {
  it.each([['debug_traceCall'], ['eth_createAccessList'], ['debug_traceCall', 'eth_createAccessList']])(
    'without %s %s finds what calls take, from what they name',
    async (...missing) => {
      const [token, second] = [await stand.put('Namespaced'), tokenOf(stand.chain, 'weth')]
      const steps = [
        { to: token, data: call('approve', takers, 100n) },
        { to: second, data: call('approve', takers, 50n) },
        { to: takers, data: call('deposit', token, 100n, second, 50n), value: FEE },
      ]
      const { needs, reverted } = await needed(steps, newAccount(), without(...missing))
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
    await mine(stand.client.account.address, takers, call('use', token))
    await mine(account, token, call('approve', takers, 1_000n))
    const geth: Rpc = async (method, params, schema) => {
      const isOfCall = JSON.stringify(params).includes(takers)
      if (method !== 'eth_createAccessList' || !isOfCall) return without(missing)(method, params, schema)
      return { ok: true, value: v.parse(schema, { accessList: [{ address: token, storageKeys: [] }] }) }
    }
    const node = missing === 'debug_traceCall' ? geth : without()
    expect(await needed([{ to: takers, data: call('take', 40n) }], account, node)).toMatchObject(only(token, 40n))
  })

  it('that cannot simulate says so', async () => {
    const account = newAccount()
    const calls = [{ from: account, to: OTHER, data: '0x' as const, value: 1n }]
    expect(await requiredFor(without('eth_simulateV1'), { account, calls })).toEqual({
      ok: false,
      message: 'the method does not exist',
    })
  })

  it('that answers anything at all makes nothing worse than wrong figures', async () => {
    const word = fc
      .bigInt({ min: 0n, max: 2n ** 256n - 1n })
      .map((value) => `0x${value.toString(16).padStart(64, '0')}`)
    const address = fc.constantFrom(usdc, takers, OTHER, ZERO_ADDRESS, '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee')
    const topic = fc.oneof(word, fc.constantFrom(TRANSFER_TOPIC, pad(usdc), pad(ACCOUNT), pad(OTHER)))
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
          return { ok: false, message: 'not an answer', code: undefined, transport: undefined }
        }
        const calls = [1n, 2n].map((value) => ({
          from: ACCOUNT,
          to: usdc,
          data: call('transfer', OTHER, value),
          value,
        }))
        const answer = await requiredFor(liar, { account: ACCOUNT, calls })
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
      if (method !== 'debug_traceCall') return rpc(method, params, schema)
      const calls = Array.from({ length: 500 }, (_, at) => ({ to: at < 400 ? newAccount() : usdc }))
      return { ok: true, value: v.parse(schema, { calls: [...frames, ...calls] }) }
    }
    const found = await needed([{ to: takers, data: call('refuse') }], newAccount(), more)
    expect(found.reverted).toBe('never')
    expect(found.asked).toBeLessThanOrEqual(40)
  })
})
