import { createLock } from '../../../../lib/lock.ts'
import { importApiKey } from './import.ts'
import { ONE_LOOK, settlePendingKey } from './pending-key.ts'
import type { ApiKeyOutcome, ApiKeyRow, KeyActionPorts, RegisteredApiKey } from './ports.ts'
import { registerApiKey } from './registration.ts'
import { revokeApiKey } from './revocation.ts'

/** Each account has one key. Every act is repeatable. */
export type ApiKeyActions = Readonly<{
  /** `moved` reports progress. Failures retry at the next call. */
  listAndLook: (moved: () => void) => Promise<readonly ApiKeyRow[]>
  /** Also resumes; with the password where required. */
  make: (accountIndex: number, password: string | undefined) => Promise<RegisteredApiKey>
  /** The key is 40 bytes in hex, with or without 0x. */
  importKey: (accountIndex: number, secretKey: string) => Promise<ApiKeyOutcome>
  /** Revokes at the exchange first. */
  revoke: (accountIndex: number) => Promise<ApiKeyOutcome>
  /** Checks pending keys without signing; true on progress. */
  look: () => Promise<boolean>
}>

const ONE_ALREADY = {
  outcome: 'refused',
  why: { code: 'API_KEY_ALREADY' },
} as const
const NO_KEY = { outcome: 'refused', why: { code: 'API_KEY_NONE' } } as const

/** Makes the key acts; they run one at a time. */
export function createApiKeyActions(ports: KeyActionPorts): ApiKeyActions {
  const oneAtATime = createLock()
  const withRow = <T>(accountIndex: number, act: (row: ApiKeyRow | undefined) => Promise<T>) =>
    oneAtATime(async () => act((await ports.rows.list()).find((each) => each.accountIndex === accountIndex)))
  const look = () =>
    oneAtATime(async () => {
      let hasMoved = false
      for (const row of await ports.rows.list()) {
        if (row.state === 'active') continue
        const { is } = await settlePendingKey(row, ports, ONE_LOOK)
        hasMoved ||= is === 'active' || is === 'removed'
      }
      return hasMoved
    })
  return {
    listAndLook: async (moved) => {
      const rows = await ports.rows.list()
      if (rows.some(({ state }) => state !== 'active')) {
        void look().then(
          (hasMoved) => hasMoved && moved(),
          () => undefined,
        )
      }
      return rows
    },
    make: (accountIndex, password) =>
      withRow(accountIndex, (row) => registerApiKey({ accountIndex, password }, row, ports)),
    importKey: (accountIndex, secretKey) =>
      withRow<ApiKeyOutcome>(accountIndex, async (row) =>
        row ? ONE_ALREADY : importApiKey(accountIndex, secretKey, ports),
      ),
    revoke: (accountIndex) =>
      withRow<ApiKeyOutcome>(accountIndex, async (row) => (row ? revokeApiKey(row, ports) : NO_KEY)),
    look,
  }
}
