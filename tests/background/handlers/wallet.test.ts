import { expect, it } from 'vitest'
import { walletHandlers } from '../../../entrypoints/background/handlers/wallet.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { executionRowOf } from '../../../src/store/executions/row.ts'
import { approved, newWorker, withEmptyDisk } from '../../store/stand.ts'
import { openTestStores } from '../stores.ts'

withEmptyDisk()

const page = { id: 1 }
const custody = {
  look: async () => ({ state: 'present', vaultId: '', createdAt: 0, copies: 2 }) as const,
  attempts: async () => ({ failed: 0, waitSeconds: 0 }),
  session: { resume: async () => ({ unlocked: false }) as const, touch: async () => ({ unlocked: false }) as const },
}

it('answers a locked page before it has read any transfer, and says once how many wait', async () => {
  await newWorker().database.write('executions', async (rows) => {
    const planned = approved()
    await Promise.all(['1', '2'].map((id) => rows.put(executionRowOf({ ...planned, id }, 'last'))))
  })
  const stores = await openTestStores()
  let read = 0
  let mayRead = () => {}
  const answered = new Promise<void>((resolve) => {
    mayRead = resolve
  })
  const executions = {
    ...stores.executions,
    glanceInFlight: async () => {
      await answered
      const seen = await stores.executions.glanceInFlight()
      read += seen.length
      return seen
    },
  }
  let told = 0
  const { 'wallet.get': get } = walletHandlers({
    ...{ profile: devnet, stores: { ...stores, executions }, custody },
    changed: () => {
      told += 1
    },
  })
  expect((await get({}, page)).vault).toMatchObject({ vault: 'locked', waiting: 0 })
  expect(read).toBe(0)
  mayRead()
  await expect.poll(() => told).toBe(1)
  expect((await get({}, page)).vault).toMatchObject({ waiting: 2 })
  await expect.poll(() => read).toBe(4)
  expect(told).toBe(1)
})
