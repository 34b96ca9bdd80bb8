import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createEvmClient, type EvmClient } from '../../../../../src/net/families/evm/client.ts'
import { USER } from '../../../../core/honest.ts'
import { answeringAsNode, serve, type TestServer } from '../../../servers.ts'

const PERMIT2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
// The published ABI's events have these keccak256 hashes.
const APPROVAL = '0xda9fa7c1b00402c17d0161b249b1ab8bbec047c5a52207b9c112deffd817036b'
const PERMIT = '0xc6a377bfc4eb120024a8ac08eef205be16b817020812c73223e81d1bdb9708ec'
const TOKEN = `0x${'a1'.repeat(20)}`
const SPENDER = `0x${'b2'.repeat(20)}`
const digits = (value: bigint) => value.toString(16).padStart(64, '0')
const word = (address: string) => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`
const QUESTION = { owner: USER, token: TOKEN, spender: SPENDER }

let answer = '0x'
let logs: readonly object[] = []
let asked: Record<string, unknown>[] = []
let server: TestServer
let evm: EvmClient
beforeAll(async () => {
  server = await serve(
    answeringAsNode(({ method, params }) => {
      if (method === 'eth_blockNumber') return { result: '0x10' }
      asked.push(params[0] as Record<string, unknown>)
      return { result: method === 'eth_call' ? answer : logs }
    }),
  )
  evm = createEvmClient({ fetch, nodeUrls: [server.url], chainId: 1 })
})
afterAll(() => server?.stop())
beforeEach(() => {
  logs = []
  asked = []
})

describe('what Permit2 lets a spender take', () => {
  it('is what it answers: an amount, a time, and a count', async () => {
    answer = `0x${digits(2n ** 160n - 1n)}${digits(2n ** 48n - 1n)}${digits(3n)}`
    expect(await evm.permit2Allowance(PERMIT2, QUESTION)).toEqual({
      ok: true,
      value: { amount: 2n ** 160n - 1n, untilSeconds: 2n ** 48n - 1n, nonce: 3n },
    })
    const data = `0x927da105${[USER, TOKEN, SPENDER].map((each) => word(each).slice(2)).join('')}`
    expect(asked).toEqual([{ to: PERMIT2, data }])
  })

  it.each([
    ['nothing, as where there is no contract', '0x'],
    ['fewer words', `0x${digits(1n)}${digits(1n)}`],
    ['an amount of more than 160 bits', `0x${digits(2n ** 160n)}${digits(1n)}${digits(0n)}`],
    ['a time of more than 48 bits', `0x${digits(1n)}${digits(2n ** 48n)}${digits(0n)}`],
  ])('is not known by %s', async (_name, given) => {
    answer = given
    expect(await evm.permit2Allowance(PERMIT2, QUESTION)).toMatchObject({ ok: false })
  })

  it('is asked about addresses alone', async () => {
    expect(await evm.permit2Allowance(PERMIT2, { ...QUESTION, token: 'USDC' })).toMatchObject({ ok: false })
    expect(await evm.loggedInPermit2(PERMIT2, 'me')).toMatchObject({ ok: false })
    expect(asked).toEqual([])
  })
})

describe('the log of Permit2', () => {
  it('is asked for what the account itself allowed, by a call or by a signature', async () => {
    const log = (topic: string, token: string, blockNumber: string) => ({
      address: PERMIT2,
      topics: [topic, word(USER), word(token), word(SPENDER)],
      data: `0x${digits(1n)}${digits(1n)}`,
      blockNumber,
    })
    logs = [
      log(APPROVAL, TOKEN, '0x9'),
      log(PERMIT, TOKEN, '0x7'),
      log(PERMIT, SPENDER, '0x8'),
      { ...log(PERMIT, USER, '0x9'), topics: [PERMIT, word(USER), word(USER)] },
    ]
    expect(await evm.loggedInPermit2(PERMIT2, USER)).toEqual({
      ok: true,
      value: {
        fromBlock: 0n,
        approvals: [
          { token: TOKEN, spender: SPENDER, blockNumber: 9n },
          { token: SPENDER, spender: SPENDER, blockNumber: 8n },
        ],
      },
    })
    expect(asked).toEqual([
      { address: PERMIT2, fromBlock: '0x0', toBlock: '0x10', topics: [[APPROVAL, PERMIT], word(USER)] },
    ])
  })
})
