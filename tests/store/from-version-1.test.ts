import { describe, expect, it } from 'vitest'
import { replay } from '../../src/core/execution/journal.ts'
import { fromWire } from '../../src/lib/wire.ts'
import { createDatabase } from '../../src/store/database/indexed-db.ts'
import { createExecutions } from '../../src/store/executions/store.ts'
import { MIGRATIONS } from '../../src/store/migrations.ts'
import golden from './golden/execution-1.json' with { type: 'json' }
import { newWorker, withEmptyDisk } from './stand.ts'

withEmptyDisk()

async function versionOne(...rows: readonly unknown[]): Promise<void> {
  const database = createDatabase({ migrations: MIGRATIONS.slice(0, 1) })
  for (const row of rows) await database.write('executions', async (store) => void (await store.put(row)))
  await database.close()
}

describe('a disk of version 1', () => {
  it('is carried over: the transfer goes on from where it stood, with a journal from there', async () => {
    await versionOne(fromWire(golden))
    const worker = newWorker()
    const executions = createExecutions(worker)
    const [execution] = await executions.list()
    expect(execution).toMatchObject({
      version: 2,
      pace: { pace: 'sequential' },
      items: [
        {
          phase: 'included',
          inclusion: { in: 'block' },
          terms: { terms: 'evm', nonce: 0 },
          signed: { purpose: 'step' },
        },
        {
          phase: 'broadcast',
          broadcastAtSeconds: 1_790_000_000,
          terms: { nonce: 1 },
          signed: { bytes: expect.stringMatching(/^0x02/) },
          earlier: [],
        },
      ],
    })
    expect(replay(await executions.journal('transfer'))).toMatchObject({ ok: true, execution })
    expect(await executions.usedAmong([String(golden.execution.orderId)], '')).toHaveLength(1)
    expect(worker.damages).toStrictEqual([])
  })

  it('keeps a row that it cannot read, and says so', async () => {
    await versionOne({ id: 'torn', seq: 0, approvedAtSeconds: 1, inFlightSinceSeconds: 1, execution: { version: 1 } })
    const worker = newWorker()
    expect(await createExecutions(worker).list()).toStrictEqual([])
    expect(worker.damages).toHaveLength(1)
    expect(await worker.database.read('executions', (store) => store.count())).toBe(1)
  })
})
