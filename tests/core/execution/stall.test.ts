import { expect, it } from 'vitest'
import type { Execution } from '../../../src/core/execution/execution.ts'
import { isStalled } from '../../../src/core/execution/stall.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { anHonest, approvedOf } from '../../wallet/sim/flows.ts'
import { NOW } from '../honest.ts'

const HOUR = 3_600

it('counts the blocks of Bitcoin, and no longer where its explorer stands still for two hours', () => {
  const waiting: Execution = approvedOf(anHonest('bitcoin'), 'bitcoin')
  const after = (watchedSeconds: number) =>
    isStalled(waiting, devnet, { nowSeconds: NOW + watchedSeconds, watchedSeconds })
  expect([HOUR, HOUR + 1, 2 * HOUR, 2 * HOUR + 1].map(after)).toEqual([false, false, false, true])
})
