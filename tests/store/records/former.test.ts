import { expect, it } from 'vitest'
import { createFormerRecords } from '../../../src/store/records/former.ts'
import { newWorker, withEmptyDisk } from '../stand.ts'

withEmptyDisk()

const FIRST = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const SECOND = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

it('sets apart the records of each wallet that left, until that wallet is back', async () => {
  let own = FIRST
  let kept = [{ id: 'of-first' }]
  const former = createFormerRecords(newWorker().database, {
    executions: { list: async () => kept, load: async () => undefined },
    bundles: { list: async () => [{ id: 'calls' }], load: async () => undefined },
    sealedAmong: async () => [],
    unreadable: async () => [{ of: 'executions', id: 'torn' }],
    accounts: { stored: async () => [{ address: own }] },
  })
  expect(await former.ofOthers()).toEqual(new Set())

  await former.note(FIRST)
  expect(await former.ofOthers()).toEqual(new Set())
  own = SECOND
  expect(await former.ofOthers()).toEqual(new Set(['of-first', 'calls', 'torn']))

  kept = [...kept, { id: 'of-second' }]
  await former.note(SECOND)
  expect(await former.leftBy([SECOND])).toEqual(new Set(['of-second']))
  own = FIRST.toLowerCase()
  expect(await former.ofOthers()).toEqual(new Set(['of-second']))
})
