import { encodeAbiParameters, encodeEventTopics, pad, parseAbi } from 'viem/utils'
import { describe, expect, it } from 'vitest'
import { logEffectsOf } from '../../../../../src/net/families/evm/simulation/log-effects.ts'

const USER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const OTHER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const THIRD = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const ASSET = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const DEPOSITORY = '0x4cd00e387622c35bddb9b4c962c136462338bc31'
const ORDER = `0x${'ab'.repeat(32)}` as const

const ABI = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 amount)',
  'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 amount)',
  'event Approval(address indexed owner, address indexed spender, uint256 amount)',
  'event ApprovalForAll(address indexed owner, address indexed operator, bool approved)',
  'event RelayNativeDeposit(address from, uint256 amount, bytes32 id)',
  'event RelayErc20Deposit(address from, address token, uint256 amount, bytes32 id)',
])
const watched = { user: USER, recipient: OTHER, depositories: [DEPOSITORY.toUpperCase().replace('0X', '0x')] }

type Log = Parameters<typeof logEffectsOf>[0][number]

const word = (value: bigint) => encodeAbiParameters([{ type: 'uint256' }], [value])
const topicsOf = (eventName: 'Transfer' | 'Approval' | 'TransferSingle' | 'ApprovalForAll', args: object) =>
  encodeEventTopics({ abi: ABI, eventName, args: args as never }) as readonly string[]

const moved = (from: string, to: string, amount: bigint): Log => ({
  address: ASSET,
  topics: topicsOf('Transfer', { from, to }),
  data: word(amount),
})
const approved = (owner: string, spender: string, amount: bigint): Log => ({
  address: ASSET,
  topics: topicsOf('Approval', { owner, spender }),
  data: word(amount),
})

describe('movements', () => {
  it('count what leaves and what comes, for each account', () => {
    const { transfers } = logEffectsOf(
      [moved(USER, OTHER, 5n), moved(THIRD, USER, 2n), moved(THIRD, THIRD, 9n)],
      watched,
    )
    const currency = ASSET.toLowerCase()
    expect(transfers).toEqual([
      { currency, user: -5n, recipient: 5n },
      { currency, user: 2n, recipient: 0n },
      { currency, user: 0n, recipient: 0n },
    ])
  })

  it('count one for what is not fungible, whatever its number', () => {
    const single: Log = {
      ...moved(USER, OTHER, 0n),
      topics: [...topicsOf('Transfer', { from: USER, to: OTHER }), word(77n)],
      data: '0x',
    }
    const many: Log = {
      address: ASSET,
      topics: topicsOf('TransferSingle', { operator: THIRD, from: USER, to: THIRD }),
      data: `${word(1n)}${word(500n).slice(2)}`,
    }
    expect(logEffectsOf([single, many], watched).transfers.map(({ user }) => user)).toEqual([-1n, -1n])
  })

  it('keep the last approval of each spender, and none that was taken back', () => {
    const logs = [
      approved(USER, OTHER, 5n),
      approved(USER, THIRD, 7n),
      approved(USER, OTHER, 0n),
      approved(THIRD, OTHER, 9n),
    ]
    expect(logEffectsOf(logs, watched).approvals).toEqual([
      { currency: ASSET.toLowerCase(), spender: THIRD.toLowerCase(), amount: 7n },
    ])
  })

  it('know approvals of whole collections and of single things', () => {
    const all: Log = {
      address: ASSET,
      topics: topicsOf('ApprovalForAll', { owner: USER, operator: THIRD }),
      data: word(1n),
    }
    const one: Log = {
      address: ASSET,
      topics: [...topicsOf('Approval', { owner: USER, spender: OTHER }), word(77n)],
      data: '0x',
    }
    const none: Log = { ...one, topics: [one.topics[0] ?? '', one.topics[1] ?? '', pad('0x'), word(78n)] }
    expect(logEffectsOf([all, one, none], watched).approvals.map(({ spender, amount }) => [spender, amount])).toEqual([
      [THIRD.toLowerCase(), 1n],
      [OTHER.toLowerCase(), 1n],
    ])
  })

  it('read deposits of the pinned depository alone', () => {
    const [native, token] = (['RelayNativeDeposit', 'RelayErc20Deposit'] as const).map(
      (eventName) => encodeEventTopics({ abi: ABI, eventName }) as readonly string[],
    )
    const user = { type: 'address' } as const
    const nativeData = encodeAbiParameters([user, { type: 'uint256' }, { type: 'bytes32' }], [USER, 5n, ORDER])
    const tokenData = encodeAbiParameters(
      [user, user, { type: 'uint256' }, { type: 'bytes32' }],
      [USER, ASSET, 7n, ORDER],
    )
    const logs: readonly Log[] = [
      { address: DEPOSITORY, topics: native ?? [], data: nativeData },
      { address: DEPOSITORY, topics: token ?? [], data: tokenData },
      { address: THIRD, topics: token ?? [], data: tokenData },
      { address: DEPOSITORY, topics: token ?? [], data: nativeData },
    ]
    const [depositor, depository] = [USER.toLowerCase(), DEPOSITORY.toLowerCase()]
    expect(logEffectsOf(logs, watched).deposits).toEqual([
      { depository, depositor, currency: `0x${'0'.repeat(40)}`, amount: 5n, orderId: ORDER },
      { depository, depositor, currency: ASSET.toLowerCase(), amount: 7n, orderId: ORDER },
    ])
  })
})
