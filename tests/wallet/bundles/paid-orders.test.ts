import { encodeFunctionData, parseAbi } from 'viem'
import { describe, expect, it } from 'vitest'
import type { Deposit } from '../../../src/core/families/evm/deposit-events.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { chainById } from '../../../src/core/profiles/profile.ts'
import { failedSaying } from '../../../src/core/reason/reason.ts'
import type { Hex } from '../../../src/lib/hex.ts'
import { knownOrder, paidOrders } from '../../../src/wallet/bundles/paid-orders.ts'
import { proposalMark, proposeCalls } from '../../../src/wallet/bundles/proposal.ts'
import { deposit, ORDER } from '../../core/bundle/deposits.ts'
import { USER } from '../../core/honest.ts'
import { BASE, newState, portsOf, wish } from './stand.ts'

const abi = parseAbi(['function depositNative(address,bytes32)', 'function multicall(bytes[])'])
const to = chainById(devnet, BASE)?.depositories[0]
const OTHER: Hex = `0x${'AB'.repeat(32)}`
const pays = (orderId: Hex) => encodeFunctionData({ abi, functionName: 'depositNative', args: [USER, orderId] })
const calling = (data: Hex) => wish({ calls: [{ to, data, value: 5n, gas: undefined }] })
const effects = (...deposits: readonly Deposit[]) =>
  ({ ok: true, value: { changes: [], approvals: [], deposits } }) as const
const untried = failedSaying('silent')

describe('the orders that calls pay for', () => {
  it('are those of a simulation and those of their bytes, each once, in lower case', () => {
    expect(paidOrders(calling(pays(OTHER)), effects(deposit), devnet)).toEqual([ORDER, OTHER.toLowerCase()])
    expect(paidOrders(calling(pays(ORDER)), effects(deposit), devnet)).toEqual([ORDER])
  })

  it('are read from their bytes where nobody tried them out, also from calls within a call', () => {
    expect(paidOrders(calling(pays(ORDER)), untried, devnet)).toEqual([ORDER])
    const within = encodeFunctionData({ abi, functionName: 'multicall', args: [[pays(OTHER), pays(ORDER)]] })
    expect(paidOrders(calling(within), untried, devnet)).toEqual([OTHER.toLowerCase(), ORDER])
    expect(paidOrders(wish(), untried, devnet)).toEqual([])
  })
})

describe('what the wallet knows of an order', () => {
  const having = (known: readonly string[]) => ({
    usedAmong: async (ids: readonly string[], exceptId: string) =>
      exceptId === '' ? ids.filter((id) => known.includes(id)) : [],
  })
  const ask = (own: readonly string[], paid: readonly string[]) =>
    knownOrder([ORDER], { executions: having(own), bundles: having(paid) })

  it('is that it is of a transfer of its own, whatever else', async () => {
    expect(await ask([ORDER], [ORDER])).toBe('own')
    expect(await ask([OTHER], [OTHER])).toBeUndefined()
  })

  it('is that a page had it paid before, or has it paid now', async () => {
    expect(await ask([], [ORDER])).toBe('paid')
  })

  it('lets no yes be said to a second payment of a transfer of its own', async () => {
    const state = newState()
    state.simulation = { ...state.simulation, effects: effects(deposit) }
    const before = await proposeCalls(wish(), portsOf(state))
    expect(before).toMatchObject({ canGo: true, knownOrder: undefined })
    state.known.set(ORDER, 'paid')
    const again = await proposeCalls(wish(), portsOf(state))
    expect(again).toMatchObject({ canGo: true, knownOrder: 'paid' })
    expect(proposalMark(again, wish())).not.toBe(proposalMark(before, wish()))
    state.known.set(ORDER, 'own')
    const own = await proposeCalls(wish(), portsOf(state))
    expect(own).toMatchObject({ canGo: false, knownOrder: 'own' })
    expect(proposalMark(own, wish())).toBe('')
  })
})
