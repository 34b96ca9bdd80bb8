import { CausewayError } from '../../lib/errors.ts'

export type StartTimer = (milliseconds: number, call: () => void) => () => void

const DISK_SECONDS = 60

/** Waits a limited time for a task. Its bytes may arrive later: `undefined` proves nothing. */
export async function withTimeLimit<T>(seconds: number, after: StartTimer, task: Promise<T>): Promise<T | undefined> {
  let stop = () => {}
  const late = new Promise<undefined>((resolve) => {
    stop = after(seconds * 1_000, () => resolve(undefined))
  })
  try {
    return await Promise.race([task, late])
  } finally {
    stop()
  }
}

/** The same for the disk, which rejects with `STORE_FAILED`. A late save makes the next stale. */
export async function withDiskLimit<T>(after: StartTimer, work: Promise<T>): Promise<T> {
  const done = await withTimeLimit(
    DISK_SECONDS,
    after,
    work.then((value) => ({ value })),
  )
  if (!done) throw new CausewayError('STORE_FAILED', 'The browser did not read or write in time.')
  return done.value
}
