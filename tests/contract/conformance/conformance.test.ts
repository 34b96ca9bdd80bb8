import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type Harness, startHarness } from '../../devnet/service/harness.ts'
import { askAt } from './ask.ts'
import { moverOf } from './mover.ts'
import { conform, report } from './run.ts'

let devnet: Harness

beforeAll(async () => {
  devnet = await startHarness(5)
})
afterAll(() => devnet?.stop())

const ask = (isMoving: boolean) =>
  askAt(devnet.service.url, {
    user: devnet.user.address,
    stream: () => new WebSocket(devnet.service.streamUrl),
    move: isMoving
      ? moverOf(devnet.user.privateKey, Object.fromEntries(devnet.world.chains.map(({ id, rpcUrl }) => [id, rpcUrl])))
      : undefined,
    controlUrl: isMoving ? devnet.world.line.control : undefined,
  })

test('the devnet answers every question of the interface, and those that move money', async () => {
  const outcomes = await conform(ask(true))
  expect(outcomes.filter(({ wrong }) => wrong.length > 0)).toEqual([])
  expect(outcomes.filter(({ skip }) => skip !== undefined)).toEqual([])
  expect(report(outcomes).at(-1)).toBe(`${outcomes.length} passed, 0 failed, 0 skipped`)
})

test('a deployment that lies fails where it lies', async () => {
  const { control } = devnet.service
  control.setFault({ kind: 'lie', at: 'protocol.v2.orderId', value: `0x${'12'.repeat(32)}` })
  control.setFault({ kind: 'lie', at: 'fees.relayer.amount', value: '1' })
  control.setFault({ kind: 'lie', path: '/chains', at: 'chains[0].id', value: '1' })
  const outcomes = await conform(ask(false))
  control.clearFaults()
  const failed = outcomes.filter(({ wrong }) => wrong.length > 0).map(({ section }) => section)
  expect(failed).toEqual(expect.arrayContaining(['Protocol data', 'Chain record', 'Steps and details']))
  expect(report(outcomes).join('\n')).toContain('✗ has the hash of its order as order id')
})
