import { expect, it } from 'vitest'
import { failedFor } from '../../src/core/reason.ts'
import type { Answer } from '../../src/wallet/node-port.ts'
import { unlessPruned } from '../../src/wallet/unless-pruned.ts'

const pruned = failedFor({ code: 'STATE_PRUNED' }, 'missing trie node')
const silent = failedFor({ code: 'OFFLINE' }, 'offline')
const there: Answer<bigint> = { ok: true, value: 7n }

it('asks another node where the first has dropped the state, and no other without need', async () => {
  const asked: Answer<bigint>[] = []
  const ask = async (answer: Answer<bigint>) => {
    asked.push(answer)
    return answer
  }
  expect(await unlessPruned([pruned, there, silent], ask)).toBe(there)
  expect(asked).toEqual([pruned, there])
  expect(await unlessPruned([there, pruned], ask)).toBe(there)
  expect(await unlessPruned([silent, there], ask)).toBe(silent)
  expect(await unlessPruned([pruned], ask)).toBe(pruned)
})
