import { afterEach, describe, expect, it, vi } from 'vitest'
import type { EvmClient } from '../../../src/net/families/evm/client.ts'
import type { Asked } from '../servers.ts'
import { ACCOUNT, BLOCK, HASH, OTHER_BLOCK, type TestNode, twoNodes } from '../two-nodes.ts'

const word = (value: number) => `0x${value.toString(16).padStart(64, '0')}`
const permit = { standard: 'eip3009', contract: ACCOUNT, owner: ACCOUNT, nonce: 5n } as const
const signed = { number: permit, token: ACCOUNT, signedAtSeconds: 1 }
const call = { from: ACCOUNT, to: ACCOUNT, data: '0x', value: 0n } as const
const simulated = (status: string) => [{ calls: [{ status, gasUsed: '0x5208', returnData: '0x', logs: [] }] }]
const logOf = (transactionHash: string) => ({
  address: ACCOUNT,
  topics: [],
  data: '0x',
  blockNumber: '0x64',
  transactionHash,
})

const CANCELED = '0x1cdd46ff242716cdaa72d159d339a485b3438398348d68f09d7c8c0a59353d81'

const blockWith = (baseFeePerGas: string) => ({ hash: BLOCK, number: '0x6e', timestamp: '0x528', baseFeePerGas })

type Decides = Readonly<{
  read: (evm: EvmClient) => Promise<unknown>
  method: string
  answers: readonly [unknown, unknown]
  waits?: true
}>

const DECISIONS: Readonly<Record<string, Decides>> = {
  'the included nonce': {
    read: (evm) => evm.nonce(ACCOUNT, 'latest'),
    method: 'eth_getTransactionCount',
    answers: ['0x7', '0x8'],
  },
  'the pending nonce': {
    read: (evm) => evm.nonce(ACCOUNT, 'pending'),
    method: 'eth_getTransactionCount',
    answers: ['0x7', '0x8'],
  },
  'an allowance': {
    read: (evm) => evm.allowance(ACCOUNT, ACCOUNT, ACCOUNT),
    method: 'eth_call',
    answers: [word(1), word(2)],
  },
  'the allowance that ends a step': {
    read: (evm) => evm.allowanceAt(100n, { token: ACCOUNT, owner: ACCOUNT, spender: ACCOUNT }),
    method: 'eth_call',
    answers: [word(1), word(0)],
    waits: true,
  },
  'the balance that pays': {
    read: (evm) => evm.agreedBalance({ address: ACCOUNT, isNative: true }, ACCOUNT),
    method: 'eth_getBalance',
    answers: ['0x64', '0x63'],
  },
  'the token balance that pays': {
    read: (evm) => evm.agreedBalance({ address: ACCOUNT, isNative: false }, ACCOUNT),
    method: 'eth_call',
    answers: [word(1), word(2)],
  },
  "a token's decimals": { read: (evm) => evm.tokenDecimals(ACCOUNT), method: 'eth_call', answers: [word(6), word(18)] },
  'whether an address is a contract': {
    read: (evm) => evm.isContract(ACCOUNT),
    method: 'eth_getCode',
    answers: ['0x', '0x60'],
  },
  'an allowance inside Permit2': {
    read: (evm) => evm.permit2Allowance(ACCOUNT, { owner: ACCOUNT, token: ACCOUNT, spender: ACCOUNT }),
    method: 'eth_call',
    answers: [`${word(1)}${word(0).slice(2)}${word(0).slice(2)}`, `${word(2)}${word(0).slice(2)}${word(0).slice(2)}`],
  },
  "a permit's use": { read: (evm) => evm.isPermitUsed(permit), method: 'eth_call', answers: [word(0), word(1)] },
  "a permit's revocation": {
    read: (evm) => evm.permitRevocation(signed),
    method: 'eth_getLogs',
    answers: [[], [{ ...logOf(HASH), topics: [CANCELED, `0x${'0'.repeat(24)}${'11'.repeat(20)}`, word(5)] }]],
    waits: true,
  },
  'the look for a payment elsewhere': {
    read: (evm) => evm.logsSince({ address: ACCOUNT, topics: [] }, 2_000),
    method: 'eth_getLogs',
    answers: [[], [logOf(HASH)]],
  },
  'a simulation of steps': {
    read: (evm) => evm.simulate([call]),
    method: 'eth_simulateV1',
    answers: [simulated('0x1'), simulated('0x0')],
  },
  'the effects of steps': {
    read: (evm) =>
      evm.effects({ calls: [call], user: ACCOUNT, recipient: undefined, tokens: [], spenders: [], depositories: [] }),
    method: 'eth_simulateV1',
    answers: [simulated('0x1'), simulated('0x0')],
  },
  "a final block's time": {
    read: (evm) => evm.finalizedBlock(),
    method: 'eth_getBlockByNumber',
    answers: [undefined, undefined],
    waits: true,
  },
  'whose code runs for an account': {
    read: (evm) => evm.delegate(ACCOUNT, 100n),
    method: 'eth_getCode',
    answers: ['0x', `0xef0100${'22'.repeat(20)}`],
    waits: true,
  },
  'the address of a name': {
    read: (evm) => evm.addressOfName('anna.eth'),
    method: 'eth_call',
    answers: [word(1), word(2)],
  },
  'whose code runs for an account now': {
    read: (evm) => evm.delegate(ACCOUNT),
    method: 'eth_getCode',
    answers: [`0xef0100${'22'.repeat(20)}`, '0x'],
  },
}

function saying({ method }: Decides, result: unknown): TestNode['says'] {
  return (asked: Asked) => (asked.method === method && result !== undefined ? { result } : undefined)
}

const feesOf =
  (priority: string, base = '0x5'): TestNode['says'] =>
  ({ method }) => {
    if (method === 'eth_maxPriorityFeePerGas') return { result: priority }
    return method === 'eth_getBlockByNumber' ? { result: blockWith(base) } : undefined
  }

// The account used nonce 7 in this block.
const usedIn =
  (block: bigint, hash: string): TestNode['says'] =>
  ({ method, params: [first, second] }) => {
    if (method === 'eth_getTransactionCount') return { result: BigInt(`${second}`) >= block ? '0x8' : '0x7' }
    if (method !== 'eth_getBlockByNumber' || second !== true) return undefined
    const own = { hash, from: ACCOUNT, nonce: '0x7', to: ACCOUNT, value: '0x5', input: '0x' }
    return { result: { transactions: BigInt(`${first}`) === block ? [own] : [] } }
  }

const INTERNAL_ERROR = { error: { code: -32603, message: 'Internal error' } }

const STATED = Object.entries(DECISIONS)

describe('an answer that decides', () => {
  it.each(STATED.filter(([, { answers }]) => answers[0] !== undefined))(
    '%s is read from both nodes in one block, and believed where they agree',
    async (name, about) => {
      const { evm, one, two, methods } = twoNodes()
      one.says = saying(about, about.answers[0])
      two.says = one.says
      expect(await about.read(evm)).toMatchObject({ ok: true })
      expect(methods(one)).toContain(about.method)
      expect(methods(two)).toContain(about.method)
      two.says = saying(about, about.answers[1])
      const said = await about.read(evm)
      if (name === 'a simulation of steps') expect(said).toMatchObject({ ok: false })
      else expect(said).toMatchObject({ ok: false, reason: { code: 'CONTRADICTION' } })
    },
  )

  it.each(STATED)(
    '%s goes on with one node after ten seconds, or waits for both where it ends a step',
    async (_name, about) => {
      for (const fault of ['offline', 'lags', 'branch', 'internal error'] as const) {
        const { evm, one, two, clock } = twoNodes()
        one.says = saying(about, about.answers[0])
        two.says = one.says
        if (fault === 'offline') two.fault = fault
        else if (fault === 'lags') two.height = 60n
        else if (fault === 'branch') two.block = OTHER_BLOCK
        else two.says = ({ method }) => (method === about.method ? INTERNAL_ERROR : undefined)
        const began = clock.now
        const said = await about.read(evm)
        if (about.waits && !(fault === 'lags' && about.method === 'eth_getBlockByNumber')) {
          expect(said).toMatchObject({ ok: false, reason: { code: 'ONE_NODE' } })
        } else if (!about.waits) {
          expect(said).toMatchObject({ ok: true })
          expect(clock.now - began).toBe(10_000)
          expect(evm.isAlone()).toBe(true)
          clock.now += 1_000
          await about.read(evm)
          expect(clock.now - began).toBe(11_000)
        }
      }
    },
  )

  it('waits only for the rest of the ten seconds where a plain read came before', async () => {
    const { evm, two, clock } = twoNodes()
    two.fault = 'offline'
    await evm.balance(ACCOUNT)
    await expect.poll(() => two.asked.length).toBeGreaterThan(0)
    clock.now += 10_000
    const began = clock.now
    expect(await evm.nonce(ACCOUNT, 'latest')).toMatchObject({ ok: true })
    expect(clock.now).toBe(began)
  })

  it('waits ten seconds once more where the clock is set back meanwhile', async () => {
    const { evm, two, clock } = twoNodes()
    two.fault = 'offline'
    await evm.nonce(ACCOUNT, 'latest')
    clock.now -= 300_000
    const began = clock.now
    expect(await evm.nonce(ACCOUNT, 'latest')).toMatchObject({ ok: true })
    expect(clock.now - began).toBe(10_000)
  })

  it('takes the higher of two pending nonces, since mempools differ', async () => {
    const { evm, two } = twoNodes()
    two.says = ({ method, params }) =>
      method === 'eth_getTransactionCount' && params[1] === 'pending' ? { result: '0x9' } : undefined
    expect(await evm.nonce(ACCOUNT, 'pending')).toStrictEqual({ ok: true, value: 9 })
  })

  it('reads one base fee from both nodes, and takes the lower of two suggested priority fees', async () => {
    const { evm, one, two } = twoNodes()
    one.says = feesOf('0x77359400')
    two.says = feesOf('0x3b9aca00')
    expect(await evm.fees()).toMatchObject({ ok: true, value: { maxPriorityFeePerGasWei: 1_000_000_000n } })
    one.says = feesOf('0x3b9aca00')
    two.says = feesOf('0x77359400')
    expect(await evm.fees()).toMatchObject({ ok: true, value: { maxPriorityFeePerGasWei: 1_000_000_000n } })
    two.says = feesOf('0x77359400', '0x6')
    expect(await evm.fees()).toMatchObject({ ok: false, reason: { code: 'CONTRADICTION' } })
  })

  it('shows the transaction of a nonce only where both nodes have it in the block', async () => {
    const { evm, one, two } = twoNodes()
    const about = { account: ACCOUNT, nonce: 7, newest: 110n, isLate: () => false }
    one.says = usedIn(105n, HASH)
    two.says = one.says
    expect(await evm.transactionOfNonce(about)).toMatchObject({ hash: HASH, value: 5n })
    two.says = usedIn(105n, OTHER_BLOCK)
    expect(await evm.transactionOfNonce(about)).toBeUndefined()
    two.says = usedIn(104n, HASH)
    expect(await evm.transactionOfNonce(about)).toBeUndefined()
    two.fault = 'offline'
    expect(await evm.transactionOfNonce(about)).toMatchObject({ hash: HASH })
  })

  it.each(['eth_getLogs', 'eth_getBlockByNumber'])(
    'waits ten seconds where the second node says something else than asked, for logs by %s',
    async (asked) => {
      const { evm, one, two, clock } = twoNodes()
      one.says = ({ method }) => (method === 'eth_getLogs' ? { result: [] } : undefined)
      two.says = (about) => {
        const isHead = about.method === 'eth_getBlockByNumber' && ['latest', '0x6e'].includes(`${about.params[0]}`)
        return about.method === asked && !isHead ? { result: 'nonsense' } : one.says(about)
      }
      const began = clock.now
      expect(await evm.logsSince({ address: ACCOUNT, topics: [] }, 2_000)).toMatchObject({ ok: true })
      expect(clock.now - began).toBe(10_000)
    },
  )

  it('compares logs up to the block that both nodes have', async () => {
    const { evm, one, two } = twoNodes()
    two.height = 108n
    two.says = ({ method }) => (method === 'eth_getLogs' ? { result: [] } : undefined)
    one.says = two.says
    await evm.logsSince({ address: ACCOUNT, topics: [] }, 2_000)
    const ranges = two.asked.flatMap(({ method, params }) => (method === 'eth_getLogs' ? params : []))
    expect(ranges).toMatchObject([{ toBlock: '0x6c' }])
  })
})

describe('a first node that stopped and still answers', () => {
  it('is not believed as the newest once the second is ahead', async () => {
    const { evm, one, two, clock } = twoNodes()
    one.height = 100n
    const began = clock.now
    expect(await evm.height()).toStrictEqual({ ok: true, value: 110n })
    expect(clock.now - began).toBe(10_000)
    one.says = ({ method }) => (method === 'eth_getTransactionCount' ? { result: '0x3' } : undefined)
    expect(await evm.nonce(ACCOUNT, 'latest')).toStrictEqual({ ok: true, value: 7 })
    expect(two.height).toBe(110n)
  })

  it('is asked at most eight times in the ten seconds', async () => {
    const { evm, one } = twoNodes()
    one.height = 100n
    await evm.height()
    expect(one.asked.filter(({ method }) => method === 'eth_getBlockByNumber').length).toBeLessThanOrEqual(8)
  })

  it('and lags less than two blocks, decides together with the second', async () => {
    const { evm, one, clock } = twoNodes()
    one.height = 109n
    const began = clock.now
    expect(await evm.height()).toStrictEqual({ ok: true, value: 109n })
    expect(clock.now).toBe(began)
  })
})

describe('a question that does not decide', () => {
  afterEach(() => void vi.useRealTimers())

  it('goes to the second node too after 1.5 seconds of silence, and that node stays first for a minute', async () => {
    vi.useFakeTimers()
    const { evm, one, two, clock, methods } = twoNodes()
    one.fault = 'hanging'
    let answer: unknown
    void evm.balance(ACCOUNT).then((said) => {
      answer = said
    })
    await vi.advanceTimersByTimeAsync(1_499)
    expect([answer, methods(two)]).toEqual([undefined, ['eth_getBlockByNumber', 'eth_chainId']])
    await vi.advanceTimersByTimeAsync(1)
    expect(answer).toStrictEqual({ ok: true, value: 100n })
    clock.now += 10_000
    await vi.advanceTimersByTimeAsync(10_000)
    expect(evm.source).toBe('http://two.test')
  })
})
