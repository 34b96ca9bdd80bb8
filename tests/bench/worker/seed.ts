import type { Execution } from '../../../src/core/execution/execution.ts'
import { journalRecord } from '../../../src/core/execution/journal.ts'
import { createDatabase } from '../../../src/store/database/indexed-db.ts'
import { executionRowOf } from '../../../src/store/executions/row.ts'

export type Seed = Readonly<{
  templates: Readonly<{ tracking: Execution; filled: Execution }>
  stored: number
  inFlight: number
  nowSeconds: number
}>

const AT_ONCE = 250

// Fills the extension's database from one of its pages; the newest transfers are in flight.
Object.assign(globalThis, {
  causewayBench: async ({ templates, stored, inFlight, nowSeconds }: Seed): Promise<void> => {
    const database = createDatabase()
    for (let begin = 0; begin < stored; begin += AT_ONCE) {
      await database.writeBoth('executions', 'journal', async (rows, records) => {
        for (let at = begin; at < Math.min(begin + AT_ONCE, stored); at += 1) {
          const execution = named(at < inFlight ? templates.tracking : templates.filled, nowSeconds - at)
          const record = journalRecord(execution.id, execution.seq, { entry: 'began', execution }, undefined)
          await Promise.all([rows.put(executionRowOf(execution, record.hash)), records.put(record)])
        }
      })
    }
    await database.close()
  },
})

function named(template: Execution, approvedAtSeconds: number): Execution {
  const [id, requestId, orderId] = [randomHex(16), randomHex(32), randomHex(32)]
  return { ...template, id, requestId: `0x${requestId}`, orderId: `0x${orderId}`, approvedAtSeconds }
}

function randomHex(length: number): string {
  return [...crypto.getRandomValues(new Uint8Array(length))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
