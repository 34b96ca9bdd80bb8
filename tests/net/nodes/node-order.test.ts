import { describe, expect, it } from 'vitest'
import { ACCOUNT, BLOCK, type Fault, HASH, MINED_AT, OTHER_BLOCK, twoNodes } from '../two-nodes.ts'

const THERE = { ok: true, value: { blockNumber: MINED_AT, blockHash: BLOCK } }
const SILENCES: readonly Fault[] = ['offline', 'ill']

describe('a question to a chain with two nodes', () => {
  it('goes to the first alone while that one answers', async () => {
    const { two, evm, methods } = twoNodes()
    expect(await evm.isKnown(HASH)).toStrictEqual({ ok: true, value: true })
    expect(await evm.balance(ACCOUNT)).toStrictEqual({ ok: true, value: 100n })
    expect(evm.source).toBe('http://one.test')
    expect(methods(two)).toEqual(['eth_getBlockByNumber', 'eth_chainId'])
  })

  it.each(SILENCES)('goes to the second where the first is %s', async (fault) => {
    const { one, two, evm } = twoNodes()
    one.fault = fault
    expect(await evm.nonce(ACCOUNT, 'pending')).toStrictEqual({ ok: true, value: 7 })
    expect(await evm.receipt(HASH)).toMatchObject(THERE)
    expect(evm.source).toBe('http://two.test')
    two.fault = fault
    expect(await evm.nonce(ACCOUNT, 'pending')).toMatchObject({ ok: false })
  })

  it('goes to the second where the first has been asked too often', async () => {
    const { one, evm } = twoNodes()
    one.fault = 'limited'
    expect(await evm.balance(ACCOUNT)).toStrictEqual({ ok: true, value: 100n })
  })

  it.each([
    [429, 'Your app has exceeded its compute units per second capacity'],
    [-32029, 'Too Many Requests'],
    [-32007, '50/second request limit reached'],
    [-32000, 'daily request count exceeded, request rate limited'],
    [-32603, 'Internal error'],
    [-32000, 'header not found'],
  ])('goes to the second where the first has a trouble of its own: %i %s', async (code, message) => {
    const { one, evm } = twoNodes()
    one.says = () => ({ error: { code, message } })
    expect(await evm.balance(ACCOUNT)).toStrictEqual({ ok: true, value: 100n })
  })

  it.each([
    [3, 'execution reverted: too many requests'],
    [-32000, 'execution reverted: rate limit'],
    [-32603, 'VM Exception while processing transaction: revert'],
  ])('stays with the first where a contract says it: %i %s', async (code, message) => {
    const { one, two, evm, methods } = twoNodes()
    one.says = () => ({ error: { code, message } })
    expect(await evm.tokenBalance(ACCOUNT, ACCOUNT)).toMatchObject({ ok: false, message, reason: { code: 'SAID' } })
    expect(methods(two)).not.toContain('eth_call')
  })

  it('asks a node that was away last, for a minute', async () => {
    const { one, clock, evm, methods } = twoNodes()
    one.fault = 'offline'
    await evm.balance(ACCOUNT)
    one.fault = undefined
    one.asked.length = 0
    clock.now += 59_000
    await evm.balance(ACCOUNT)
    expect(methods(one)).toEqual([])
    clock.now += 1_000
    await evm.balance(ACCOUNT)
    expect(methods(one)).toContain('eth_getBalance')
  })

  it('takes a revert for an answer', async () => {
    const { one, two, evm, methods } = twoNodes()
    one.says = () => ({ error: { code: 3, message: 'execution reverted' } })
    expect(await evm.tokenBalance(ACCOUNT, ACCOUNT)).toMatchObject({ ok: false, message: 'execution reverted' })
    expect(methods(two)).not.toContain('eth_call')
  })

  it('is not answered by a node of another chain', async () => {
    const { one, two, evm } = twoNodes()
    one.fault = 'offline'
    two.chainId = 5
    expect(await evm.nonce(ACCOUNT, 'pending')).toMatchObject({ ok: false })
    two.chainId = 1
    expect(await evm.nonce(ACCOUNT, 'pending')).toMatchObject({ ok: true })
  })

  it('is not answered by a user’s first node before that one proves its chain', async () => {
    const { one, two, evm } = twoNodes('http://two.test/key')
    one.chainId = 5
    two.says = ({ method }) => (method === 'eth_getBalance' ? { result: '0x2' } : undefined)
    expect(await evm.balance(ACCOUNT)).toStrictEqual({ ok: true, value: 2n })
    one.chainId = 1
    expect(await evm.balance(ACCOUNT)).toStrictEqual({ ok: true, value: 100n })
  })

  it('is not answered from an older block than the other node has shown, for two minutes', async () => {
    const { one, two, clock, evm } = twoNodes()
    await evm.isKnown(HASH)
    one.fault = 'offline'
    two.height = 95n
    expect(await evm.isKnown(HASH)).toMatchObject({ ok: false })
    clock.now += 120_000
    expect(await evm.receipt(HASH)).toStrictEqual({ ok: true, value: undefined })
  })
})

describe('a first node that answers but has stopped at a block', () => {
  const aMinuteLater = async ({ clock, evm }: Pick<ReturnType<typeof twoNodes>, 'clock' | 'evm'>) => {
    clock.now += 60_000
    await evm.balance(ACCOUNT)
  }

  it('is asked last once the other node went on without it, and first again when it follows', async () => {
    const nodes = twoNodes()
    const { one, two, evm } = nodes
    await evm.balance(ACCOUNT)
    await aMinuteLater(nodes)
    two.height += 5n
    await aMinuteLater(nodes)
    await expect.poll(() => evm.source).toBe('http://two.test')
    one.height += 6n
    two.height += 1n
    await aMinuteLater(nodes)
    await expect.poll(() => evm.source).toBe('http://one.test')
  })

  it('is asked first where the whole chain has stopped', async () => {
    const nodes = twoNodes()
    for (let minutes = 0; minutes < 3; minutes += 1) await aMinuteLater(nodes)
    expect(nodes.evm.source).toBe('http://one.test')
  })
})

describe('signed bytes', () => {
  it('go to every node, and are taken where one takes them', async () => {
    const { one, two, evm, methods } = twoNodes()
    for (const fault of ['offline', 'hanging'] as const) {
      one.fault = fault
      expect(await evm.sendRaw('0x02')).toMatchObject({ result: 'accepted' })
    }
    one.fault = undefined
    two.says = () => ({ error: { code: -32000, message: 'insufficient funds' } })
    expect(await evm.sendRaw('0x02')).toMatchObject({ result: 'accepted' })
    expect([methods(one), methods(two)].map((all) => all.filter((each) => each.includes('send')).length)).toEqual([
      3, 3,
    ])
  })

  it('are refused with the words of all, the used nonce first', async () => {
    const { one, two, evm } = twoNodes()
    one.says = () => ({ error: { code: -32000, message: 'replacement transaction underpriced' } })
    two.fault = 'offline'
    expect(await evm.sendRaw('0x02')).toMatchObject({ result: 'underpriced' })
    two.fault = undefined
    two.says = () => ({ error: { code: -32000, message: 'nonce too low' } })
    expect(await evm.sendRaw('0x02')).toMatchObject({
      result: 'nonceTooLow',
      reason: { words: 'nonce too low; replacement transaction underpriced' },
    })
  })
})

describe('a receipt', () => {
  const PENDING = { ok: true, value: undefined }
  const DISAGREE = { ok: false, reason: { code: 'CONTRADICTION' } }

  it('is believed where a second node has it in the same block, and is compared once', async () => {
    const { evm, two, methods } = twoNodes()
    expect(await evm.receipt(HASH)).toMatchObject(THERE)
    const asked = methods(two).length
    expect(methods(two)).toContain('eth_getTransactionReceipt')
    expect(await evm.receipt(HASH)).toMatchObject(THERE)
    expect(methods(two)).toHaveLength(asked)
  })

  it('waits ten seconds or two blocks for a second node that lags or does not answer', async () => {
    for (const silence of ['lags', ...SILENCES] as const) {
      const { evm, two, one, clock } = twoNodes()
      if (silence === 'lags') two.height = 99n
      else two.fault = silence
      expect(await evm.receipt(HASH)).toStrictEqual(PENDING)
      expect(evm.isAlone()).toBe(false)
      if (silence === 'ill') one.height += 2n
      else clock.now += 10_000
      expect(await evm.receipt(HASH)).toMatchObject(THERE)
      expect(evm.isAlone()).toBe(true)
      two.height = 112n
      two.fault = undefined
      clock.now += 60_000
      expect(await evm.receipt(HASH)).toMatchObject(THERE)
      expect(evm.isAlone()).toBe(false)
    }
  })

  it('is believed at once where the second node can not say it', async () => {
    const { evm, two } = twoNodes()
    two.says = ({ method }) =>
      method === 'eth_getTransactionReceipt' ? { error: { code: -32601, message: 'no such method' } } : undefined
    expect(await evm.receipt(HASH)).toMatchObject(THERE)
  })

  it.each([
    ['is asked too often, in words of its own', { code: 429, message: 'slow down' }],
    ['has an internal error', { code: -32603, message: 'Internal error' }],
  ])('waits where the second node %s', async (_how, error) => {
    const { evm, two } = twoNodes()
    two.says = ({ method }) => (method === 'eth_getTransactionReceipt' ? { error } : undefined)
    expect(await evm.receipt(HASH)).toStrictEqual(PENDING)
    const what = { currency: ACCOUNT, isNative: false, recipient: ACCOUNT }
    expect(await evm.received(HASH, what)).not.toMatchObject({ value: { value: expect.anything() } })
  })

  it.each([
    ['has that block without it', { hasReceipt: false }],
    ['has other logs in it', { logs: [{ address: ACCOUNT, topics: [], data: '0x' }] }],
  ])('waits for one block more where the second node %s, and an arrival for both', async (_name, lie) => {
    const { evm, one, two } = twoNodes()
    Object.assign(two, lie)
    expect(await evm.receipt(HASH)).toMatchObject(DISAGREE)
    one.height += 1n
    expect(await evm.receipt(HASH)).toMatchObject(THERE)
    expect(await evm.isFinal(HASH)).toMatchObject(DISAGREE)
    expect(await evm.received(HASH, { currency: ACCOUNT, isNative: true, recipient: ACCOUNT })).toMatchObject(DISAGREE)
  })

  it('is what both nodes say of it, though the first said something else before, and is compared anew after', async () => {
    const { evm, one } = twoNodes()
    const block = { blockNumber: `0x${MINED_AT.toString(16)}`, blockHash: BLOCK }
    const reverted = { transactionHash: HASH, status: '0x0', logs: [], gasUsed: '0x1', ...block }
    let lies = 1
    one.says = ({ method }) => {
      if (method !== 'eth_getTransactionReceipt') return undefined
      lies -= 1
      return lies >= 0 ? { result: reverted } : undefined
    }
    expect(await evm.receipt(HASH)).toMatchObject({ ok: true, value: { status: 'success' } })
    lies = 2
    expect(await evm.receipt(HASH)).toMatchObject(DISAGREE)
  })

  it('is pending while the second node is on another branch', async () => {
    const { evm, two } = twoNodes()
    two.block = OTHER_BLOCK
    expect(await evm.receipt(HASH)).toStrictEqual(PENDING)
    two.block = BLOCK
    expect(await evm.receipt(HASH)).toMatchObject(THERE)
  })

  it('that the first node hides is believed after one block more, where both have its block', async () => {
    const { evm, one, clock } = twoNodes()
    one.hasReceipt = false
    expect(await evm.receipt(HASH)).toMatchObject(DISAGREE)
    one.height += 1n
    expect(await evm.receipt(HASH)).toMatchObject(DISAGREE)
    clock.now += 15_000
    expect(await evm.receipt(HASH)).toMatchObject(THERE)
    expect(await evm.receipt(HASH)).toMatchObject(THERE)
  })

  it('that only the second node has is believed after ten seconds where the first has stopped before it', async () => {
    const { evm, one, clock } = twoNodes()
    Object.assign(one, { height: MINED_AT - 1n, hasReceipt: false })
    expect(await evm.receipt(HASH)).toStrictEqual(PENDING)
    clock.now += 15_000
    expect(await evm.receipt(HASH)).toMatchObject(THERE)
  })

  it('that only the second node has is waited for while the first has another block there', async () => {
    const { evm, one, clock } = twoNodes()
    Object.assign(one, { block: OTHER_BLOCK, hasReceipt: false })
    for (let tries = 0; tries < 3; tries += 1) {
      expect(await evm.receipt(HASH)).toStrictEqual(PENDING)
      clock.now += 15_000
    }
  })

  it('is compared anew in another block', async () => {
    const { evm, one, two } = twoNodes()
    await evm.receipt(HASH)
    one.block = OTHER_BLOCK
    expect(await evm.receipt(HASH)).toStrictEqual(PENDING)
    two.block = OTHER_BLOCK
    expect(await evm.receipt(HASH)).toMatchObject({ ok: true, value: { blockHash: OTHER_BLOCK } })
  })
})

it('asks the only node once for the receipt of an arrival', async () => {
  const { evm, one, methods } = twoNodes(undefined, ['http://one.test/key'])
  const what = { currency: ACCOUNT, isNative: false, recipient: ACCOUNT }
  expect(await evm.received(HASH, what)).toMatchObject({ ok: true, value: { value: 0n } })
  expect(methods(one)).toEqual(['eth_getTransactionReceipt', 'eth_blockNumber'])
})

it('proves a native arrival on the node that still has the block before', async () => {
  const { evm, one, two } = twoNodes()
  const what = { currency: ACCOUNT, isNative: true, recipient: ACCOUNT }
  one.says = ({ method }) =>
    method === 'eth_getBalance' ? { error: { code: -32000, message: 'missing trie node' } } : undefined
  two.says = ({ method, params }) =>
    method === 'eth_getBalance' ? { result: params[1] === '0x63' ? '0x1' : '0x8' } : undefined
  expect(await evm.received(HASH, what)).toStrictEqual({
    ok: true,
    value: { value: 7n, block: { number: MINED_AT, isRise: true } },
  })
  two.says = one.says
  expect(await evm.received(HASH, what)).toMatchObject({ ok: false, reason: { code: 'STATE_PRUNED' } })
})

it('adds the lower of two reported fees to what a swap brought its sender', async () => {
  const { evm, one, two } = twoNodes()
  const says = (effectiveGasPrice: string) => (asked: Readonly<{ method: string; params: readonly unknown[] }>) => {
    if (asked.method === 'eth_getBalance') return { result: asked.params[1] === '0x63' ? '0x1' : '0x8' }
    if (asked.method === 'eth_getTransactionByHash') return { result: { hash: HASH, from: ACCOUNT, value: '0x0' } }
    if (asked.method !== 'eth_getTransactionReceipt') return undefined
    const block = { blockNumber: `0x${MINED_AT.toString(16)}`, blockHash: BLOCK }
    return {
      result: { transactionHash: HASH, status: '0x1', gasUsed: '0x10', logs: [], effectiveGasPrice, ...block },
    }
  }
  const what = { currency: ACCOUNT, isNative: true, recipient: ACCOUNT }
  one.says = says('0xffff')
  two.says = says('0x2')
  expect(await evm.received(HASH, what)).toMatchObject({ value: { value: 7n + 32n } })
})

describe('each node by itself', () => {
  it('is asked without the other, and may lag behind it', async () => {
    const { evm, one, two } = twoNodes()
    const [first, second] = evm.witnesses ?? []
    two.height = 104n
    two.hasReceipt = false
    expect(await first?.finalHeight()).toStrictEqual({ ok: true, value: 99n })
    expect(await second?.finalHeight()).toStrictEqual({ ok: true, value: 93n })
    expect(await second?.receipt(HASH)).toStrictEqual({ ok: true, value: undefined })
    expect(await second?.nonce(ACCOUNT, 'finalized')).toStrictEqual({ ok: true, value: 7 })
    expect(two.asked.find(({ method }) => method === 'eth_getTransactionCount')?.params).toEqual([ACCOUNT, '0x5d'])
    one.fault = 'offline'
    expect(await first?.nonce(ACCOUNT, 'finalized')).toMatchObject({ ok: false })
  })
})

describe('the number of a permit', () => {
  const permit = { standard: 'eip3009', contract: ACCOUNT, owner: ACCOUNT, nonce: 5n } as const
  const saying = (used: boolean) => () => ({ result: `0x${'0'.repeat(63)}${used ? 1 : 0}` })

  const says = (used: boolean) => (asked: Readonly<{ method: string }>) =>
    asked.method === 'eth_call' ? saying(used)() : undefined

  it('is used or unused in a block by the word of two nodes', async () => {
    const { evm, one, two } = twoNodes()
    one.says = says(false)
    two.says = says(true)
    expect(await evm.isPermitUsed(permit)).toMatchObject({ ok: false, reason: { code: 'CONTRADICTION' } })
    expect(await evm.isPermitUsed(permit, 90n)).toMatchObject({ ok: false, reason: { code: 'CONTRADICTION' } })
    two.says = says(false)
    expect(await evm.isPermitUsed(permit, 90n)).toStrictEqual({ ok: true, value: false })
    two.fault = 'offline'
    expect(await evm.isPermitUsed(permit, 90n)).toMatchObject({ ok: false, reason: { code: 'ONE_NODE' } })
    expect(await evm.isPermitUsed(permit)).toStrictEqual({ ok: true, value: false })
  })
})
