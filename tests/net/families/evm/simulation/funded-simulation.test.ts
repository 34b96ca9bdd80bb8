import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saying } from '../../../../../src/core/reason/reason.ts'
import { simulatedEffectsOf } from '../../../../../src/net/families/evm/simulation/effects.ts'
import {
  type FundedSimulationAbout,
  simulateFunded,
} from '../../../../../src/net/families/evm/simulation/funded-simulation.ts'
import type { Rpc } from '../../../../../src/net/nodes/rpc.ts'
import { DEPOSITORY, type Hex, ZERO_ADDRESS } from '../../../../devnet/chains.ts'
import { rpc as ask, toQuantity } from '../../../../devnet/rpc.ts'
import { call, newAccount, OTHER, type ShortfallStand, startShortfallStand } from '../../../shortfall-stand.ts'

const ORDER: Hex = `0x${'ab'.repeat(32)}`
/** The first code creates an empty contract for any payment, the other refuses. */
const MAKES: Hex = '0x60006000f3'
const REFUSES: Hex = '0x60006000fd'

let stand: ShortfallStand
beforeAll(async () => {
  stand = await startShortfallStand()
})
afterAll(() => stand?.stop())

const simulateOn = (node: Rpc, about: FundedSimulationAbout) =>
  simulateFunded({ read: (ask) => ask(node, 'latest') }, about, (watched) => simulatedEffectsOf(node, watched))

type Step = Readonly<{ to?: Hex; data?: Hex; value?: bigint }>

async function look(account: Hex, steps: readonly Step[], node: Rpc = stand.rpc) {
  const calls: FundedSimulationAbout['calls'] = steps.map(({ to, data = '0x', value = 0n }) => ({ to, data, value }))
  const answer = await simulateOn(node, { account, calls, depositories: [DEPOSITORY] })
  if (!answer.ok) throw new Error(answer.message)
  return answer.value
}

async function rich(value = 10n ** 18n): Promise<Hex> {
  const account = newAccount()
  await ask(stand.nodeUrl, 'anvil_setBalance', [account, toQuantity(value)])
  return account
}

describe('what a node says of calls', () => {
  it('is what they take and do, where all of it is there', async () => {
    const account = await rich()
    const simulation = await look(account, [{ to: OTHER, value: 7n }])
    expect(simulation).toMatchObject({
      needs: [{ token: ZERO_ADDRESS, amount: 7n, has: 10n ** 18n }],
      gasUsed: [21_000n],
      reverted: undefined,
      effects: { ok: true, value: { changes: [{ currency: ZERO_ADDRESS, amount: -7n }], approvals: [], deposits: [] } },
    })
  })

  it('is the same where none of it is there, as if it were', async () => {
    const simulation = await look(newAccount(), [
      { to: stand.usdc, data: call('transfer', OTHER, 5n) },
      { to: OTHER, value: 7n },
    ])
    expect(simulation.reverted).toBeUndefined()
    expect(simulation.needs).toEqual([
      { token: stand.usdc, amount: 5n, has: 0n },
      { token: ZERO_ADDRESS, amount: 7n, has: 0n },
    ])
    expect(simulation.gasUsed).toHaveLength(2)
    expect(simulation.effects).toMatchObject({
      ok: true,
      value: {
        changes: expect.arrayContaining([
          { currency: stand.usdc, amount: -5n },
          { currency: ZERO_ADDRESS, amount: -7n },
        ]),
      },
    })
  })

  it('is whom they allow how much, and which depository they pay', async () => {
    const { effects } = await look(newAccount(), [
      { to: stand.usdc, data: call('approve', OTHER, 11n) },
      { to: stand.usdc, data: call('approve', DEPOSITORY, 9n) },
      { to: DEPOSITORY, data: call('depositErc20', OTHER, stand.usdc, 9n, ORDER) },
    ])
    if (!effects.ok) throw new Error(effects.message)
    expect(effects.value.changes).toEqual([{ currency: stand.usdc, amount: -9n }])
    expect(effects.value.approvals).toContainEqual({ currency: stand.usdc, spender: OTHER, amount: 11n })
    expect(effects.value.deposits).toMatchObject([{ amount: 9n }])
  })

  it('is that they fail, whatever is there, and nothing of what they would do', async () => {
    const simulation = await look(await rich(), [{ to: stand.spenders, data: call('refuse') }])
    expect(simulation.reverted).toBeDefined()
    expect(simulation.effects).toMatchObject({ ok: false })
  })

  it('is that they fail, where they do so only when it is looked at what they do', async () => {
    const account = await rich()
    const steps = [{ to: OTHER, value: 7n }]
    let asked = 0
    const refusing = (at: number): Rpc => {
      asked = 0
      return async (method, params, schema) => {
        const answer = await stand.rpc(method, params, schema)
        if (method !== 'eth_simulateV1') return answer
        asked += 1
        if (asked !== at || !answer.ok) return answer
        const blocks = answer.value as readonly { calls: readonly object[] }[]
        const calls = blocks[0]?.calls.map((each) => ({ ...each, status: '0x0', logs: [], error: { message: 'no' } }))
        return { ...answer, value: [{ calls }] as never }
      }
    }
    await look(account, steps, refusing(0))
    const last = asked
    expect(await look(account, steps, refusing(last))).toMatchObject({ reverted: saying('no'), effects: { ok: false } })
  })
})

describe('a contract that is made', () => {
  it('is tried out for its gas, and told of as what is not known', async () => {
    const simulation = await look(await rich(), [{ data: MAKES }])
    expect(simulation).toMatchObject({ needs: [], reverted: undefined, effects: { ok: false } })
    expect(simulation.gasUsed[0]).toBeGreaterThan(50_000n)
  })

  it('needs what is paid to it', async () => {
    const account = await rich()
    expect((await look(account, [{ data: MAKES, value: 7n }])).needs).toEqual([
      { token: ZERO_ADDRESS, amount: 7n, has: 10n ** 18n },
    ])
  })

  it('may fail', async () => {
    expect((await look(await rich(), [{ data: REFUSES }])).reverted).toBeDefined()
  })

  it('is tried out by an account that has nothing', async () => {
    expect(await look(newAccount(), [{ data: MAKES }])).toMatchObject({ needs: [], reverted: undefined })
  })
})

describe('a node that cannot try lists of calls out', () => {
  const unable = () => stand.without('eth_simulateV1')

  it('still says what gas each uses, what goes along, and that the rest is not known', async () => {
    const account = await rich()
    const simulation = await look(
      account,
      [
        { to: OTHER, value: 7n },
        { to: OTHER, value: 5n },
      ],
      unable(),
    )
    expect(simulation).toMatchObject({
      needs: [{ token: ZERO_ADDRESS, amount: 12n, has: 10n ** 18n }],
      gasUsed: [21_000n, 21_000n],
      reverted: undefined,
      effects: { ok: false },
    })
  })

  it('says that a call fails whose token is not there', async () => {
    const steps = [{ to: stand.usdc, data: call('transfer', OTHER, 5n) }]
    expect((await look(await rich(), steps, unable())).reverted).toBeDefined()
  })

  it('is no answer where it does not say what is there, or what a call uses', async () => {
    for (const missing of ['eth_getBalance', 'eth_estimateGas']) {
      const about = { account: newAccount(), calls: [{ to: OTHER, data: '0x', value: 0n } as const], depositories: [] }
      expect(await simulateOn(stand.without('eth_simulateV1', missing), about)).toMatchObject({ ok: false })
    }
  })
})
