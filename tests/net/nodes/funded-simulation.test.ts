import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { APPROVAL_TOPIC } from '../../../src/core/families/evm/erc20-events.ts'
import type { Asked } from '../servers.ts'
import { ACCOUNT, type TestNode, twoNodes } from '../two-nodes.ts'

const word = (value: number) => `0x${value.toString(16).padStart(64, '0')}`
const call = { from: ACCOUNT, to: ACCOUNT, data: '0x', value: 0n } as const

const APPROVAL = {
  address: ACCOUNT,
  topics: [APPROVAL_TOPIC, ...[1, 2].map(() => `0x${ACCOUNT.slice(2).padStart(64, '0')}`)],
  data: word(1),
}

const makingLogs =
  (logs: readonly object[], { gasUsed, status } = { gasUsed: '0x5208', status: '0x1' }): TestNode['says'] =>
  ({ method, params: [about] }) => {
    if (method !== 'eth_simulateV1') return undefined
    const { blockStateCalls } = v.parse(
      v.object({ blockStateCalls: v.array(v.object({ calls: v.array(v.unknown()) })) }),
      about,
    )
    const made = { status, gasUsed, returnData: word(1), logs }
    return { result: blockStateCalls.map(({ calls }) => ({ calls: calls.map(() => made) })) }
  }

describe('a funded simulation', () => {
  it('refuses calls of a page whose effects two nodes show differently', async () => {
    const { evm, one, two } = twoNodes()
    const about = { account: ACCOUNT, calls: [call], depositories: [] }
    one.says = makingLogs([])
    two.says = one.says
    expect(await evm.simulateFunded(about)).toMatchObject({ ok: true, value: { effects: { ok: true } } })
    two.says = makingLogs([APPROVAL])
    expect(await evm.simulateFunded(about)).toMatchObject({ ok: false, reason: { code: 'CONTRADICTION' } })
  })

  it('measures the calls of a page on both nodes: the larger gas counts, one revert is a contradiction', async () => {
    const { evm, one, two } = twoNodes()
    const about = { account: ACCOUNT, calls: [call], depositories: [] }
    one.says = makingLogs([])
    two.says = makingLogs([], { gasUsed: '0x5300', status: '0x1' })
    expect(await evm.simulateFunded(about)).toMatchObject({ ok: true, value: { gasUsed: [0x5300n] } })
    two.says = makingLogs([], { gasUsed: '0x5208', status: '0x0' })
    expect(await evm.simulateFunded(about)).toMatchObject({ ok: false, reason: { code: 'CONTRADICTION' } })
  })

  it('estimates a deployment of a page on both nodes, and what the account has for it', async () => {
    const { evm, one, two, clock } = twoNodes()
    const about = { account: ACCOUNT, calls: [{ to: undefined, data: '0x', value: 5n }], depositories: [] } as const
    const estimating = (gas: string, balance: string) => (asked: Asked) => {
      if (asked.method === 'eth_estimateGas') return { result: gas }
      return asked.method === 'eth_getBalance' ? { result: balance } : undefined
    }
    one.says = estimating('0x5208', '0x9')
    two.says = estimating('0x5300', '0x9')
    const value = { gasUsed: [0x5300n], needs: [{ amount: 5n, has: 9n }], reverted: undefined }
    expect(await evm.simulateFunded(about)).toMatchObject({ ok: true, value })
    const blocks = [one, two].flatMap(({ asked }) => asked.filter(({ method }) => method === 'eth_estimateGas'))
    expect(blocks.map(({ params }) => params[1])).toEqual(['0x6e', '0x6e'])
    two.says = estimating('0x5300', '0x8')
    expect(await evm.simulateFunded(about)).toMatchObject({ ok: false, reason: { code: 'CONTRADICTION' } })
    two.fault = 'offline'
    const began = clock.now
    expect(await evm.simulateFunded(about)).toMatchObject({ ok: true, value: { gasUsed: [0x5208n] } })
    expect([clock.now - began, evm.isAlone()]).toEqual([10_000, true])
  })
})
