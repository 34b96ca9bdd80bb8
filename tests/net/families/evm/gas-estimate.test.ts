import { describe, expect, it } from 'vitest'
import { ACCOUNT, type TestNode, twoNodes } from '../../two-nodes.ts'

const call = { from: ACCOUNT, to: ACCOUNT, data: '0x', value: 0n } as const

const estimating =
  (gas: string): TestNode['says'] =>
  ({ method }) => {
    if (method === 'eth_estimateGas') return { result: gas }
    return method === 'eth_simulateV1' ? { result: [{ calls: [{ status: '0x1', gasUsed: gas }] }] } : undefined
  }

const refusing: TestNode['says'] = ({ method }) =>
  method === 'eth_estimateGas' ? { error: { code: 3, message: 'execution reverted' } } : undefined

describe('the gas of a call on two nodes', () => {
  it.each([
    ['0x5208', '0x5300'],
    ['0x5300', '0x5208'],
  ])('is the higher of %s and %s, since too little wedges the transaction', async (first, second) => {
    const { evm, one, two } = twoNodes()
    one.says = estimating(first)
    two.says = estimating(second)
    expect(await evm.estimateGas(call)).toStrictEqual({ ok: true, value: 0x5300n })
    expect(await evm.tryCall(call)).toStrictEqual({ ok: true, value: { outcome: 'gas', gas: 0x5300n } })
    expect(await evm.simulate([call])).toStrictEqual({ ok: true, value: [0x5300n] })
  })

  it('is estimated in the newest block that both have', async () => {
    const { evm, one, two } = twoNodes()
    one.says = estimating('0x5208')
    two.says = one.says
    two.height = 109n
    await evm.estimateGas(call)
    const blocks = [one, two].flatMap(({ asked }) => asked.filter(({ method }) => method === 'eth_estimateGas'))
    expect(blocks.map(({ params }) => params[1])).toEqual(['0x6d', '0x6d'])
  })

  it.each(['one', 'two'] as const)('is contradicted where only node %s reports a revert', async (liar) => {
    const nodes = twoNodes()
    nodes.one.says = estimating('0x5208')
    nodes.two.says = nodes.one.says
    nodes[liar].says = refusing
    expect(await nodes.evm.tryCall(call)).toMatchObject({ ok: false, reason: { code: 'CONTRADICTION' } })
    expect(await nodes.evm.estimateGas(call)).toMatchObject({ ok: false, reason: { code: 'CONTRADICTION' } })
  })

  it('is a refusal in the words of the first where both report a revert', async () => {
    const { evm, one, two } = twoNodes()
    one.says = refusing
    two.says = refusing
    const why = { words: 'execution reverted' }
    expect(await evm.tryCall(call)).toMatchObject({ ok: true, value: { outcome: 'refused', why } })
    expect(await evm.estimateGas(call)).toMatchObject({ ok: false, reason: why })
  })

  it('is believed from one after ten seconds of silence', async () => {
    const { evm, one, two, clock } = twoNodes()
    one.says = estimating('0x5208')
    two.fault = 'offline'
    const began = clock.now
    expect(await evm.tryCall(call)).toMatchObject({ ok: true, value: { gas: 0x5208n } })
    expect(clock.now - began).toBe(10_000)
  })
})
