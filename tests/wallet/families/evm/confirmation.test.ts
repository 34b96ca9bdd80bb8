import { describe, expect, it } from 'vitest'
import type { BroadcastResult } from '../../../../src/core/chain/broadcast-result.ts'
import type { ItemState } from '../../../../src/core/execution/execution.ts'
import { REBROADCASTS } from '../../../../src/core/execution/rebroadcast-schedule.ts'
import { withStepEvent } from '../../../../src/core/execution/steps/step.ts'
import type { TransactionReceipt } from '../../../../src/core/families/evm/receipt.ts'
import { type Answer, failedSaying } from '../../../../src/core/reason/reason.ts'
import type { Signed } from '../../../../src/core/sign/signed.ts'
import { type BroadcastMemory, createBroadcastMemory } from '../../../../src/wallet/engine/adapters/broadcast-memory.ts'
import { confirmEvmBytes, recheckEvmBytes } from '../../../../src/wallet/families/evm/confirmation.ts'
import type { NodePort, WitnessNode } from '../../../../src/wallet/families/evm/node-port.ts'
import type { IncludedAttempt } from '../../../../src/wallet/families/evm/nonce-witnesses.ts'

const NOW = 1_000_000
const terms = { terms: 'evm', nonce: 3, gasLimit: 21_000n, maxFeePerGasWei: 2n, maxPriorityFeePerGasWei: 1n } as const
const bytesOf = (name: string) =>
  ({ kind: 'evmTransaction', purpose: 'step', chainId: 8453, bytes: `0x02${name}`, hash: `0x${name}` }) as Signed
const [ours, former] = [bytesOf('aa'), bytesOf('bb')]
const out: ItemState = { phase: 'broadcast', broadcastAtSeconds: NOW, terms, signed: ours, earlier: [] }
const receipt: TransactionReceipt = { status: 'success', blockNumber: 7n, blockHash: '0xb7', logs: [] }

const nothing: Answer<TransactionReceipt | undefined> = { ok: true, value: undefined }
const there: Answer<TransactionReceipt | undefined> = { ok: true, value: receipt }
const tooLow: BroadcastResult = { ...failedSaying('nonce too low'), result: 'nonceTooLow' }

function nodeOf(changes: Partial<NodePort> = {}) {
  const asked: string[] = []
  const unused = () => Promise.reject(new Error('not asked'))
  const node: NodePort = {
    nonce: async () => ({ ok: true, value: 3 }),
    sendRaw: async (raw) => {
      asked.push(`send ${raw}`)
      return { result: 'accepted', message: '' }
    },
    isKnown: async () => ({ ok: true, value: false }),
    receipt: async () => nothing,
    ...{
      fees: unused,
      estimateGas: unused,
      simulate: unused,
      height: unused,
      finalHeight: unused,
      allowance: unused,
      allowanceAt: unused,
    },
    ...changes,
  }
  const recorded: NodePort = {
    ...node,
    nonce: (...about) => {
      asked.push('nonce')
      return node.nonce(...about)
    },
    receipt: (hash) => {
      asked.push(`receipt ${hash}`)
      return node.receipt(hash)
    },
  }
  return { node: recorded, asked }
}

/** By default a node has a final nonce above ours, no receipt and block 30. */
function nodesLike(...all: readonly Partial<WitnessNode>[]): Pick<NodePort, 'witnesses'> {
  const witness: WitnessNode = {
    nonce: async () => ({ ok: true, value: 4 }),
    receipt: async () => nothing,
    height: async () => ({ ok: true, value: 30n }),
    finalHeight: async () => ({ ok: true, value: 20n }),
  }
  return { witnesses: all.map((changes) => ({ ...witness, ...changes })) }
}
const twoNodes = (first: Partial<WitnessNode>, second: Partial<WitnessNode>) => nodesLike(first, second)

const included = async ({ signed }: IncludedAttempt) =>
  ({
    event: 'included',
    index: 0,
    hash: signed.hash,
    inclusion: { in: 'block', blockNumber: 7n, blockHash: '0xb7' },
    atSeconds: NOW,
  }) as const

type Look = Readonly<{
  state?: ItemState
  node: NodePort
  broadcasts?: BroadcastMemory
  nowSeconds?: number
  isInvalid?: boolean
}>

function look({ state = out, node, broadcasts = createBroadcastMemory(), nowSeconds = NOW, isInvalid = false }: Look) {
  return confirmEvmBytes(
    { from: '0x1', state, index: 0, isInvalid: async () => isInvalid },
    { node, nowSeconds: () => nowSeconds, broadcasts },
    async () => {
      return included
    },
  )
}

/** Counts broadcasts while the wallet looks every half second. */
async function sendsIn(seconds: number, changes: Partial<NodePort> = {}, state: ItemState = out): Promise<number> {
  const { node, asked } = nodeOf(changes)
  const broadcasts = createBroadcastMemory()
  for (let at = 0; at < seconds; at += 0.5) await look({ state, node, broadcasts, nowSeconds: NOW + Math.floor(at) })
  return asked.filter((each) => each.startsWith('send')).length
}

describe('bytes that a node takes and does not show', () => {
  it('are broadcast by a schedule: at most 20 times in ten minutes', async () => {
    const sends = await sendsIn(600)
    expect(sends).toBeGreaterThan(5)
    expect(sends).toBeLessThanOrEqual(20)
  })

  it('are so too while the node does not answer', async () => {
    const silent: BroadcastResult = { ...failedSaying('timed out'), result: 'unknown' }
    let sends = 0
    const sendRaw = async (): Promise<BroadcastResult> => {
      sends += 1
      return silent
    }
    await sendsIn(600, { sendRaw })
    expect(sends).toBeLessThanOrEqual(20)
  })

  it('lead to no event: nothing is saved for it', async () => {
    const { node } = nodeOf()
    const broadcasts = createBroadcastMemory()
    for (const after of [0, ...REBROADCASTS.slice(0, 12)]) {
      expect(await look({ node, broadcasts, nowSeconds: NOW + after })).toBeUndefined()
    }
  })

  it('are broadcast once more by a new worker, and go on by the same schedule', async () => {
    const { node, asked } = nodeOf()
    const last = REBROADCASTS.at(-1) ?? 0
    for (let worker = 0; worker < 3; worker += 1) {
      const broadcasts = createBroadcastMemory()
      await look({ node, broadcasts, nowSeconds: NOW + last + 10 })
      await look({ node, broadcasts, nowSeconds: NOW + last + 7_200 })
    }
    expect(asked.filter((each) => each.startsWith('send'))).toHaveLength(3)
  })

  it('are not broadcast again while the node shows them', async () => {
    expect(await sendsIn(600, { isKnown: async () => ({ ok: true, value: true }) })).toBe(1)
  })
})

describe('bytes that a node refuses', () => {
  const said = 'exceeds block gas limit'
  const refuse = async (): Promise<BroadcastResult> => ({ ...failedSaying(said), result: 'rejected' })

  it('end in the node’s words only where our own rules refuse them too', async () => {
    const { node } = nodeOf({ sendRaw: refuse })
    const invalid = { event: 'replaced', index: 0, message: said, why: 'invalid', atSeconds: NOW }
    expect(await look({ node, isInvalid: true })).toEqual(invalid)
    expect(await look({ node })).toMatchObject({ event: 'obstructed', reason: { words: said } })
  })

  it('do not end where a block or the node has them after all', async () => {
    const { node: has } = nodeOf({ sendRaw: refuse, receipt: async () => there })
    expect(await look({ node: has, isInvalid: true })).toMatchObject({ event: 'included' })
    const { node: shows } = nodeOf({ sendRaw: refuse, isKnown: async () => ({ ok: true, value: true }) })
    expect(await look({ node: shows, isInvalid: true })).toBeUndefined()
  })
})

describe('a replacement that the node calls underpriced', () => {
  const raised: ItemState = { ...out, earlier: [former] }
  const refusal: BroadcastResult = { ...failedSaying('replacement transaction underpriced'), result: 'underpriced' }

  it('is refused for a reason that is shown, and the former bytes stay in charge', async () => {
    const { node } = nodeOf({ sendRaw: async () => refusal })
    const broadcasts = createBroadcastMemory()
    const event = await look({ state: raised, node, broadcasts })
    expect(event).toMatchObject({ event: 'obstructed', reason: { words: 'replacement transaction underpriced' } })
    const mined = nodeOf({ receipt: async (hash) => (hash === former.hash ? there : nothing) })
    expect(await look({ state: raised, node: mined.node, broadcasts })).toMatchObject({
      event: 'included',
      hash: '0xbb',
    })
  })

  it('is tried again by the schedule only', async () => {
    let sends = 0
    const sendRaw = async (): Promise<BroadcastResult> => {
      sends += 1
      return refusal
    }
    await sendsIn(600, { sendRaw }, raised)
    expect(sends).toBeLessThanOrEqual(20)
  })
})

describe('a nonce that another transaction seems to have', () => {
  const used = { sendRaw: async () => tooLow, nonce: async () => ({ ok: true, value: 4 }) as const }

  it('is looked for in our own receipts first', async () => {
    const { node, asked } = nodeOf({ ...used, receipt: async () => there })
    expect(await look({ node })).toMatchObject({ event: 'included' })
    expect(asked).not.toContain('nonce')
  })

  it('is taken only once a final block has a nonce above it: no time makes it so', async () => {
    const { node } = nodeOf({ ...used, nonce: async (_from, at) => ({ ok: true, value: at === 'finalized' ? 3 : 4 }) })
    const broadcasts = createBroadcastMemory()
    for (const after of [0, 60, 3_600, 86_400, 864_000]) {
      const event = await look({ node, broadcasts, nowSeconds: NOW + after })
      expect(event).toMatchObject({ event: 'obstructed', reason: { code: 'MAYBE_TAKEN' } })
    }
    expect(await look({ node: nodeOf(used).node })).toMatchObject({ event: 'replaced', index: 0 })
  })

  it('is not taken where a second node has our receipt', async () => {
    const { node } = nodeOf({ ...used, ...twoNodes({}, { receipt: async () => there }) })
    expect(await look({ node })).toMatchObject({ event: 'included' })
  })

  it('is not taken where an earlier attempt has it, or its receipt is not known', async () => {
    const state: ItemState = { ...out, earlier: [former] }
    const { node } = nodeOf({ ...used, receipt: async (hash) => (hash === former.hash ? there : nothing) })
    expect(await look({ state, node })).toMatchObject({ event: 'included', hash: '0xbb' })
    const silent = nodeOf({ ...used, receipt: async (hash) => (hash === former.hash ? failedSaying('late') : nothing) })
    expect(await look({ state, node: silent.node })).toMatchObject({ event: 'obstructed' })
  })

  it('is taken only where both nodes say so: a second that is silent or lags says nothing', async () => {
    const silent = nodeOf({ ...used, ...twoNodes({}, { receipt: async () => failedSaying('late') }) })
    expect(await look({ node: silent.node })).toMatchObject({ event: 'obstructed', reason: { words: 'late' } })
    const mute = nodeOf({ ...used, ...twoNodes({}, { nonce: async () => failedSaying('late') }) })
    expect(await look({ node: mute.node })).toMatchObject({ event: 'obstructed', reason: { words: 'late' } })
    const lagging = nodeOf({ ...used, ...twoNodes({}, { nonce: async () => ({ ok: true, value: 3 }) }) })
    expect(await look({ node: lagging.node })).toMatchObject({ event: 'obstructed', reason: { code: 'MAYBE_TAKEN' } })
    expect(await look({ node: nodeOf({ ...used, ...twoNodes({}, {}) }).node })).toMatchObject({ event: 'replaced' })
  })

  it('is taken by the word of two of three', async () => {
    const late: Partial<WitnessNode> = { nonce: async () => failedSaying('late') }
    const { node } = nodeOf({ ...used, ...nodesLike({}, late, {}) })
    expect(await look({ node })).toMatchObject({ event: 'replaced' })
    const alone = nodeOf({ ...used, ...nodesLike({}, late, late) })
    expect(await look({ node: alone.node })).toMatchObject({ event: 'obstructed' })
  })

  it('is asked for before our receipts, so that a block in between is no proof', async () => {
    const { node, asked } = nodeOf(used)
    await look({ node })
    expect(asked.slice(-2)).toEqual(['nonce', 'receipt 0xaa'])
  })
})

describe('a transaction in a block', () => {
  const inclusion = { in: 'block', blockNumber: 7n, blockHash: '0xb7' } as const
  const reverted: ItemState = {
    phase: 'reverted',
    isFinal: false,
    terms,
    signed: ours,
    earlier: [],
    inclusion,
    readAtSeconds: 1,
  }
  const done: ItemState = { phase: 'included', terms, signed: ours, earlier: [], inclusion, readAtSeconds: 1 }
  const at = (value: bigint) => async (): Promise<Answer<bigint>> => ({ ok: true, value })
  const seen = { receipt: async () => there, height: at(30n), finalHeight: at(20n) }
  const settle = (state: ItemState, changes: Partial<NodePort>) =>
    recheckEvmBytes({ state, index: 0 }, { node: nodeOf(changes).node, nowSeconds: () => NOW })

  it('fails for good only where two nodes have its revert in a final block', async () => {
    const shows = { receipt: async () => there }
    const silent = { receipt: async () => failedSaying('late') }
    const lagging = { ...shows, finalHeight: at(6n) }
    const other = { receipt: async () => ({ ok: true, value: { ...receipt, blockHash: '0xc7' } }) as const }
    for (const second of [silent, lagging, other, {}]) {
      expect(await settle(reverted, { ...seen, ...twoNodes(shows, second) })).toBeUndefined()
    }
    expect(await settle(reverted, { ...seen, ...twoNodes(shows, shows) })).toMatchObject({ event: 'finalized' })
    expect(await settle(reverted, seen)).toMatchObject({ event: 'finalized' })
  })

  it('is final for a step that is done without a second node', async () => {
    const silent = { receipt: async () => failedSaying('late') }
    expect(await settle(done, { ...seen, ...twoNodes({}, silent) })).toMatchObject({ event: 'finalized' })
  })

  it('is not taken out by one node alone while another shows it there', async () => {
    const gone = { ...seen, receipt: async () => nothing }
    const shows = { receipt: async () => there }
    expect(await settle(done, { ...gone, ...twoNodes({}, shows) })).toBe('unsure')
    expect(await settle(done, { ...gone, ...twoNodes({}, {}) })).toMatchObject({ event: 'reorged' })
    expect(await settle(done, gone)).toMatchObject({ event: 'reorged' })
  })

  it('is not final by twelve blocks, and is broadcast again byte for byte where a longer reorganisation drops it', async () => {
    const deep = { height: at(19n), finalHeight: at(6n) }
    expect(await settle(done, { ...seen, ...deep })).toBeUndefined()
    const reorged = await settle(done, { ...deep, receipt: async () => nothing })
    expect(reorged).toMatchObject({ event: 'reorged' })
    const [state] = withStepEvent([done], { event: 'reorged', index: 0, atSeconds: NOW }, false) ?? []
    const { node, asked } = nodeOf()
    await look({ state: state ?? done, node })
    expect(asked).toContain(`send ${ours.bytes}`)
  })

  it('is taken out although a node shows it that stands still', async () => {
    const gone = { ...seen, receipt: async () => nothing }
    const still = { receipt: async () => there, height: at(9n) }
    expect(await settle(done, { ...gone, ...twoNodes({}, still) })).toMatchObject({ event: 'reorged' })
  })
})
