import { maxUint256 } from 'viem'
import { beforeEach, expect, it } from 'vitest'
import type { TypedData } from '../../../src/core/execution/item.ts'
import type { Currency } from '../../../src/core/money/currency.ts'
import { leavesOf } from '../../../src/core/page/messages/possible-payment.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { currencyOf } from '../../../src/core/profiles/profile.ts'
import { failedSaying } from '../../../src/core/reason/reason.ts'
import { readPossiblePayment } from '../../../src/wallet/allowances/possible-payment.ts'
import type { Delegation } from '../../../src/wallet/counterparties/delegations.ts'
import { STRANGER, USDC, USER } from '../../core/honest.ts'
import { pinnedOn } from '../../core/pinned.ts'

const BASE = 8453
const NOW = 1_000
const PERMIT2 = pinnedOn(BASE, 'permit2')
const CONTRACT = `0x${'c0'.repeat(20)}`
const ADDED: Currency = {
  ...{ chainId: BASE, address: `0x${'ad'.repeat(20)}`, symbol: 'ADD', name: 'Added', decimals: 6 },
  isNative: false,
}
const usdc = currencyOf(devnet, BASE, USDC[BASE])

let allowed: Map<string, bigint>
let inside: Readonly<{ amount: bigint; untilSeconds: bigint }>
let silent: 'none' | 'fails' | 'hangs'
let delegation: Delegation
let lateCalls: (() => void)[]
beforeEach(() => {
  allowed = new Map()
  inside = { amount: 0n, untilSeconds: 0n }
  silent = 'none'
  delegation = { state: 'none' }
  lateCalls = []
})

const garden = (domain: TypedData['domain'] = {}, primaryType = 'Garden'): TypedData => ({
  types: { [primaryType]: [{ name: 'root', type: 'bytes32' }] },
  primaryType,
  domain: { chainId: BASE, verifyingContract: CONTRACT, ...domain },
  message: { root: `0x${'00'.repeat(32)}` },
})
const nameOf = (token: string, spender: string) => `${token} ${spender}`.toLowerCase()
const allow = (token: string, spender: string, amount: bigint) => allowed.set(nameOf(token, spender), amount)
const read = (typedData = garden()) =>
  readPossiblePayment(USER, typedData, {
    profile: devnet,
    node: () => ({
      allowance: async (token, owner, spender) => {
        expect(owner).toBe(USER)
        if (silent === 'hangs') return new Promise(() => {})
        if (silent === 'fails') return failedSaying('no answer')
        return { ok: true, value: allowed.get(nameOf(token, spender)) ?? 0n }
      },
      permit2Allowance: async (permit2, { owner, token }) => {
        expect([permit2, owner]).toEqual([PERMIT2, USER])
        return { ok: true, value: token === USDC[BASE] ? inside : { amount: 0n, untilSeconds: 0n } }
      },
    }),
    addedTokens: async () => [ADDED, { ...ADDED, chainId: 1 }],
    delegation: async () => delegation,
    nowSeconds: () => NOW,
    after: (_milliseconds, call) => {
      lateCalls.push(call)
      return () => {}
    },
  })

it('names no token where the contract may take none', async () => {
  expect(await read()).toEqual({ takes: [], beyond: undefined })
  expect(leavesOf(await read())).toEqual([])
})

it('names pinned and custom tokens that the contract may take', async () => {
  allow(USDC[BASE], CONTRACT, 5n)
  allow(ADDED.address, CONTRACT, 7n)
  allow(USDC[BASE], STRANGER, 9n)
  const leaves = [
    { currency: usdc, value: 5n },
    { currency: ADDED, value: 7n },
  ]
  expect(await read()).toEqual({ takes: leaves.map((amount) => ({ amount, at: 'token' })), beyond: undefined })
  expect(leavesOf(await read())).toEqual(leaves)
})

it.each([
  ['as much as Permit2 itself may', 3n, { amount: 8n, untilSeconds: BigInt(NOW) }, [3n]],
  ['as much as it may inside Permit2', 30n, { amount: 8n, untilSeconds: BigInt(NOW) }, [8n]],
  ['nothing after its end', 30n, { amount: 8n, untilSeconds: BigInt(NOW) - 1n }, []],
  ['nothing without an approval for Permit2', 0n, { amount: 8n, untilSeconds: BigInt(NOW) }, []],
])('takes through Permit2 %s', async (_name, ofPermit2, within, values) => {
  allow(USDC[BASE], PERMIT2, ofPermit2)
  inside = within
  expect((await read())?.takes).toEqual(values.map((value) => ({ amount: { currency: usdc, value }, at: 'permit2' })))
})

it('reads Permit2 as a contract like others where the data are for it', async () => {
  allow(USDC[BASE], PERMIT2, 4n)
  expect((await read(garden({ verifyingContract: PERMIT2 })))?.takes).toMatchObject([{ amount: { value: 4n } }])
})

it('is everything after an unlimited approval', async () => {
  allow(USDC[BASE], CONTRACT, maxUint256)
  expect((await read())?.takes).toMatchObject([{ amount: { value: maxUint256 } }])
  expect(leavesOf(await read())).toBeUndefined()
})

it.each([
  ['a node fails', 'fails'],
  ['a node gives no answer', 'hangs'],
] as const)('is everything where %s', async (_name, how) => {
  silent = how
  const reading = read()
  await expect.poll(() => lateCalls.length).toBeGreaterThan(0)
  if (how === 'hangs') for (const call of lateCalls) call()
  expect(await reading).toEqual({ takes: undefined, beyond: undefined })
  expect(leavesOf(await reading)).toBeUndefined()
})

it.each([
  ['the data name no chain', { chainId: undefined }],
  ['the chain is unknown', { chainId: 999_999 }],
])('is everything where %s', async (_name, domain) => {
  const { chainId, ...rest } = { ...garden().domain, ...domain }
  const typedData = { ...garden(), domain: chainId === undefined ? rest : { ...rest, chainId } }
  expect(leavesOf(await read(typedData as TypedData))).toBeUndefined()
})

it.each([
  ['of a known form', 'form', async () => read(garden({}, 'Root'))],
  ['for a known token', 'token', async () => read(garden({ verifyingContract: ADDED.address }))],
  [
    'of a delegated account',
    'delegated',
    async () => {
      delegation = { state: 'delegated', delegate: STRANGER, name: null }
      return read()
    },
  ],
  [
    'of an account whose delegation is unread',
    'delegated',
    async () => {
      delegation = { state: 'unread', why: { code: 'NOT_SAID' } }
      return read()
    },
  ],
] as const)('counts data %s as everything, whatever is allowed', async (_name, beyond, reading) => {
  const payment = await reading()
  expect(payment).toEqual({ takes: [], beyond })
  expect(leavesOf(payment)).toBeUndefined()
})

it('is unread for data of another kind', async () => {
  expect(await read(garden({}, 'PermitSingle'))).toBeUndefined()
  expect(leavesOf(undefined)).toBeUndefined()
})
