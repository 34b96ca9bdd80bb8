import { describe, expect, it } from 'vitest'
import { decodeStatus } from '../../../../src/core/execution/decode-status.ts'
import type { ServiceStatus } from '../../../../src/core/execution/service-status.ts'
import { createPushedStatus } from '../../../../src/wallet/engine/polling/pushed-status.ts'

const PENDING = status('pending')
const SUCCESS = status('success')
const ID = `0x${'aB'.repeat(32)}`

function status(word: string): ServiceStatus {
  const decoded = decodeStatus({ status: word })
  if (!decoded) throw new Error('expected a status')
  return decoded
}

function stand() {
  const stand = { asked: 0, nowMilliseconds: 5_000 }
  const ask = async () => {
    stand.asked += 1
    return { ok: true as const, status: PENDING }
  }
  return { stand, pushed: createPushedStatus({ ask, nowMilliseconds: () => stand.nowMilliseconds }) }
}

describe('a pushed status', () => {
  it('stands for the next answer about its request, once', async () => {
    const { stand: world, pushed } = stand()
    pushed.heard(ID.toLowerCase(), PENDING)
    pushed.heard(ID.toLowerCase(), SUCCESS)
    expect(await pushed.status('0xanother')).toEqual({ ok: true, status: PENDING })
    expect(await pushed.status(ID)).toEqual({ ok: true, status: SUCCESS })
    expect(world.asked).toBe(1)
    expect(await pushed.status(ID)).toEqual({ ok: true, status: PENDING })
    expect(world.asked).toBe(2)
  })

  it.each([1_000, -1_000])('is forgotten after a while, whichever way the clock goes: %i', async (milliseconds) => {
    const { stand: world, pushed } = stand()
    pushed.heard(ID, SUCCESS)
    world.nowMilliseconds += milliseconds
    expect(await pushed.status(ID)).toEqual({ ok: true, status: PENDING })
    expect(world.asked).toBe(1)
  })
})
