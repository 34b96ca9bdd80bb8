import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saying } from '../../../../../src/core/reason/reason.ts'
import { DEPOSITORY, type Hex, MULTICALL3, ZERO_ADDRESS } from '../../../../devnet/chains.ts'
import { rpc as ask, toQuantity } from '../../../../devnet/rpc.ts'
import {
  call,
  FEE,
  newAccount,
  OTHER,
  only,
  type ShortfallStand,
  startShortfallStand,
} from '../../../shortfall-stand.ts'

const ORDER: Hex = `0x${'ab'.repeat(32)}`
const nothing = { needs: new Map(), reverted: undefined }

let stand: ShortfallStand
beforeAll(async () => {
  stand = await startShortfallStand()
})
afterAll(() => stand?.stop())

describe('what calls need', () => {
  it('is what a transfer of a token moves, in few questions', async () => {
    const found = await stand.needed([{ to: stand.usdc, data: call('transfer', OTHER, 5n) }])
    expect(found).toMatchObject(only(stand.usdc, 5n))
    expect(found.gasUsed).toHaveLength(1)
    expect(found.asked).toBeLessThan(16)
  })

  it('is what is sent of the native currency', async () => {
    expect(await stand.needed([{ to: OTHER, value: 7n }])).toMatchObject(only(ZERO_ADDRESS, 7n))
  })

  it('is nothing for an approval', async () => {
    expect(await stand.needed([{ to: stand.usdc, data: call('approve', OTHER, 5n) }])).toMatchObject(nothing)
  })

  it('is what the second call takes after the first has allowed it', async () => {
    const found = await stand.needed([
      { to: stand.usdc, data: call('approve', DEPOSITORY, 9n) },
      { to: DEPOSITORY, data: call('depositErc20', OTHER, stand.usdc, 9n, ORDER) },
    ])
    expect(found).toMatchObject(only(stand.usdc, 9n))
  })

  it('is all that a call takes: two tokens, one of them behind a proxy, and a fee', async () => {
    const token = await stand.put('Proxy', await stand.putUsdc())
    const second = await stand.put('Namespaced')
    const found = await stand.needed([
      { to: token, data: call('approve', stand.spenders, 100n) },
      { to: second, data: call('approve', stand.spenders, 50n) },
      { to: stand.spenders, data: call('deposit', token, 100n, second, 50n), value: FEE },
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
    for (const each of [token, second]) await stand.mine(account, each, call('approve', stand.spenders, 1_000n))
    const found = await stand.needed(
      [{ to: stand.spenders, data: call('deposit', token, 100n, second, 50n), value: FEE }],
      account,
    )
    expect(found.reverted).toBeUndefined()
    expect(found.needs.get(token)).toEqual([100n, 0n])
    expect(found.needs.get(second)).toEqual([50n, 0n])
  })

  it('counts what is there already', async () => {
    const token = await stand.put('Namespaced')
    const account = newAccount()
    await stand.mine(account, token, call('mint', account, 30n))
    expect(await stand.needed([{ to: token, data: call('transfer', OTHER, 100n) }], account)).toMatchObject(
      only(token, 100n, 30n),
    )
    expect(await stand.needed([{ to: token, data: call('transfer', OTHER, 20n) }], account)).toMatchObject(
      only(token, 20n, 30n),
    )
  })

  it('is what a list of calls sends on', async () => {
    const calls = [1n, 2n].map((value) => ({ target: OTHER, allowFailure: false, value, callData: '0x' as const }))
    const found = await stand.needed([{ to: MULTICALL3, data: call('aggregate3Value', calls), value: 3n }])
    expect(found).toMatchObject(only(ZERO_ADDRESS, 3n))
  })
})

describe('the order of calls', () => {
  it('spares what an earlier call brings', async () => {
    const wrapped = await stand.put('Wrapped')
    const found = await stand.needed([
      { to: wrapped, data: call('deposit'), value: 100n },
      { to: wrapped, data: call('transfer', OTHER, 60n) },
      { to: stand.usdc, data: call('transfer', OTHER, 1n) },
    ])
    expect(found.reverted).toBeUndefined()
    expect(found.needs).toEqual(
      new Map([
        [ZERO_ADDRESS, [100n, 0n]],
        [stand.usdc, [1n, 0n]],
      ]),
    )
  })

  it('spares it where nothing else is missing, either', async () => {
    const wrapped = await stand.put('Wrapped')
    const found = await stand.needed([
      { to: wrapped, data: call('deposit'), value: 100n },
      { to: wrapped, data: call('transfer', OTHER, 60n) },
    ])
    expect(found).toMatchObject(only(ZERO_ADDRESS, 100n))
  })

  it('spares the native currency that an earlier call brings', async () => {
    const wrapped = await stand.put('Wrapped')
    await ask(stand.nodeUrl, 'anvil_setBalance', [wrapped, toQuantity(10n ** 18n)])
    const found = await stand.needed([
      { to: wrapped, data: call('withdraw', 80n) },
      { to: OTHER, value: 80n },
    ])
    expect(found).toMatchObject(only(wrapped, 80n))
  })

  it('counts what must be there for a while and comes back', async () => {
    const token = await stand.put('Namespaced')
    const approved = { to: token, data: call('approve', stand.spenders, 100n) }
    expect(await stand.needed([approved, { to: stand.spenders, data: call('borrow', token, 100n) }])).toMatchObject(
      only(token, 100n),
    )
  })

  it('counts nothing that is given before it is taken', async () => {
    const token = await stand.put('Namespaced')
    const approved = { to: token, data: call('approve', stand.spenders, 100n) }
    expect(await stand.needed([approved, { to: stand.spenders, data: call('lend', token, 100n) }])).toMatchObject(
      nothing,
    )
  })
})

describe('calls that money does not help', () => {
  it('say why in the words of the contract', async () => {
    expect(await stand.needed([{ to: stand.spenders, data: call('refuse') }])).toMatchObject({
      needs: new Map(),
      reverted: saying('never'),
    })
  })

  it('are those that lack an approval, though what they take is missing, too', async () => {
    const token = await stand.put('Namespaced')
    const found = await stand.needed([{ to: stand.spenders, data: call('borrow', token, 9n) }])
    expect(found.reverted).toBeDefined()
    expect(found.needs).toEqual(new Map())
  })

  it('are those that take all there is, since that is nothing', async () => {
    const token = await stand.put('Namespaced')
    const approved = { to: token, data: call('approve', stand.spenders, 2n ** 255n) }
    const found = await stand.needed([approved, { to: stand.spenders, data: call('sweep', token) }])
    expect(found).toMatchObject({ needs: new Map(), reverted: saying('nothing to sweep') })
  })

  it('are those that ask for more than they move', async () => {
    const token = await stand.put('Namespaced')
    const found = await stand.needed([{ to: stand.spenders, data: call('enter', token, 100n) }])
    expect(found).toMatchObject({ needs: new Map(), reverted: saying('for holders only') })
  })
})
