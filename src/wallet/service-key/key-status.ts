import type { ApiKeyStatus } from '../../core/families/exchange-b/api-key-status.ts'
import { createLock } from '../../lib/lock.ts'

/** The standing lasts for the browser session, so the user is asked once. */
export type ServiceKeyStatusPorts = Readonly<{
  read: () => Promise<unknown>
  write: (standing: ApiKeyStatus) => Promise<void>
}>

export type ServiceKeyStatuses = Readonly<{
  now: () => Promise<ApiKeyStatus>
  heard: (status: number) => void
  setAside: () => Promise<void>
  beginAnew: () => Promise<void>
  /** Only the last listener is called. */
  onChange: (listener: () => void) => void
}>

const UNAUTHORIZED = 401

/** Makes the key's standing. Only the user sets a key aside: a refused one stays in use. */
export function createServiceKeyStatus(ports: ServiceKeyStatusPorts): ServiceKeyStatuses {
  let known: Promise<ApiKeyStatus> | undefined
  let changed = () => {}
  const oneAtATime = createLock()
  const now = () => {
    known ??= ports.read().then(standingIn, () => 'taken')
    return known
  }
  const become = async (next: ApiKeyStatus): Promise<void> => {
    if ((await now()) === next) return
    known = Promise.resolve(next)
    // Unstored, it holds for this background.
    await ports.write(next).catch(() => undefined)
    changed()
  }
  return {
    now,
    heard: (status) => {
      const isTaken = status >= 200 && status < 300
      if (status !== UNAUTHORIZED && !isTaken) return
      // A late answer doesn't undo it.
      void oneAtATime(async () => {
        if ((await now()) !== 'setAside') await become(isTaken ? 'taken' : 'refused')
      })
    },
    setAside: () => oneAtATime(() => become('setAside')),
    beginAnew: () => oneAtATime(() => become('taken')),
    onChange: (listener) => {
      changed = listener
    },
  }
}

function standingIn(stored: unknown): ApiKeyStatus {
  return stored === 'refused' || stored === 'setAside' ? stored : 'taken'
}
