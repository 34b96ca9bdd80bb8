import { describe, expect, it } from 'vitest'
import { historyHandlers } from '../../../entrypoints/background/handlers/history.ts'
import { openStores } from '../../../entrypoints/background/wiring/stores.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { nonceResource } from '../../../src/core/reservation/nonces.ts'
import { ACCOUNT, type TestNode, twoNodes } from '../../net/two-nodes.ts'
import { putRaw, withEmptyDisk } from '../../store/stand.ts'

withEmptyDisk()

const RESOURCE = nonceResource(1, ACCOUNT)

type Counts = Readonly<{ latest: number; pending: number }>

function counts(node: TestNode, { latest, pending }: Counts): void {
  node.says = ({ method, params }) =>
    method === 'eth_getTransactionCount'
      ? { result: `0x${(params[1] === 'pending' ? pending : latest).toString(16)}` }
      : undefined
}

async function stand(one: Counts, two: Counts, held: readonly number[] = []) {
  const { evm, one: first, two: second } = twoNodes()
  counts(first, one)
  counts(second, two)
  const ids = held.map((nonce) => `${RESOURCE} ${nonce}`)
  await putRaw('executions', {
    id: 'held',
    seq: 1,
    approvedAtSeconds: 1,
    ids,
    resources: [RESOURCE],
    execution: 'held',
  })
  const moving = { newest: () => [], count: () => 0 } as never
  const handlers = historyHandlers({
    ...{ profile: devnet, stores: openStores(), moving, changed: () => undefined },
    nodeOf: () => evm,
  })
  return async (below?: number) =>
    (await handlers['nonces.foreign']({ resource: RESOURCE, below }, {} as never)).isPending
}

describe("another wallet's pending transaction", () => {
  const behind = { latest: 7, pending: 8 }

  it('is one that no record of ours holds, read from two nodes', async () => {
    expect(await (await stand(behind, behind))()).toBe(true)
    expect(await (await stand(behind, { latest: 7, pending: 7 }))()).toBe(true)
  })

  it('is none where all is included, or where our own records hold the nonces', async () => {
    expect(await (await stand({ latest: 7, pending: 7 }, { latest: 7, pending: 7 }))()).toBe(false)
    expect(await (await stand({ latest: 7, pending: 9 }, { latest: 7, pending: 9 }, [7, 8]))()).toBe(false)
  })

  it('holds ours up only with a lower nonce', async () => {
    const isPending = await stand({ latest: 7, pending: 9 }, { latest: 7, pending: 9 }, [7])
    expect(await isPending(7)).toBe(false)
    expect(await isPending(9)).toBe(true)
  })

  it('is looked for among few nonces, however many a lying node counts', async () => {
    const lie = { latest: 7, pending: 2 ** 40 }
    expect(
      await (
        await stand(
          behind,
          lie,
          Array.from({ length: 20 }, (_, at) => at + 7),
        )
      )(),
    ).toBe(false)
  })
})
