import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openBundleStore } from '../../../entrypoints/background/wiring/bundle-store.ts'
import { openTransfers } from '../../../entrypoints/background/wiring/transfers.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { only } from '../../made.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Parts = Parameters<typeof openTransfers>[0]

const hangs = { load: () => new Promise<never>(() => {}), save: () => new Promise<never>(() => {}) }

/** Opening asks nothing of these. */
const unasked = only<Parts['reads']>(
  new Proxy(() => unasked, { get: (_target, name) => (name === 'then' ? undefined : unasked) }) as object,
)

function transfers() {
  const executions = only<Parts['executions']>(hangs)
  const parts = { profile: devnet, executions, approvals: {}, watch: {}, reads: unasked }
  return openTransfers(only<Parts>(parts)).executor
}

type Disk = Readonly<{ load: (id: string) => Promise<unknown>; save: (record: never, event: never) => Promise<void> }>

it.each<[string, () => Disk]>([
  ['transfers', transfers],
  ['calls', () => openBundleStore(only(hangs), () => {})],
])('a disk that hangs is given up for %s after a minute', async (_of, open) => {
  const { load, save } = open()
  for (const ask of [() => load('1'), () => save({ id: '1' } as never, {} as never)]) {
    const failed = ask().then(
      () => 'answered',
      (error: { code?: string }) => error.code,
    )
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await Promise.race([failed, Promise.resolve('hangs')])).toBe('STORE_FAILED')
  }
})
