import type { Tracker } from '../../../src/wallet/engine/polling/tracker.ts'
import type { WatchedTime } from '../../../src/wallet/engine/polling/watched-time.ts'
import { drawn, type Run, secondsOf } from './run.ts'

/** Seconds until a kill. */
export const LIVES = [1, 30, 45, 75, 120] as const
/** Seconds until the alarm. */
const GONE = [1, 20, 30] as const
const BEAT_MILLISECONDS = 20_000

type Living = Pick<Run, 'clock' | 'random' | 'lookingSince' | 'lives'> &
  Readonly<{ happened: { push: (each: Readonly<{ what: 'killed'; atSeconds: number }>) => unknown } }>
type Background = Readonly<{ tracker: Tracker; stop: () => void }>

export async function livedUntil<B extends Background>(
  endSeconds: number,
  isOver: () => boolean,
  { run, background, start }: Readonly<{ run: Living; background: B; start: () => B }>,
): Promise<B> {
  const wait = (seconds: number) => run.clock.until(Math.min(secondsOf(run) + seconds, endSeconds) * 1_000, isOver)
  if (run.lives.length === 0) {
    await run.clock.until(endSeconds * 1_000, isOver)
    return background
  }
  let now = background
  while (secondsOf(run) < endSeconds && !isOver()) {
    await wait(drawn(run, run.lives))
    if (secondsOf(run) >= endSeconds || isOver()) break
    now.stop()
    run.lookingSince = undefined
    run.happened.push({ what: 'killed', atSeconds: secondsOf(run) })
    await wait(drawn(run, GONE))
    now = start()
    await now.tracker.resume()
  }
  return now
}

export function heartbeatOf(run: Pick<Run, 'clock'>, watch: Pick<WatchedTime, 'beat'>, isAlive: () => boolean) {
  let isBeating = false
  const again = () =>
    run.clock.after(BEAT_MILLISECONDS, () => {
      if (!isBeating || !isAlive()) return
      watch.beat()
      again()
    })
  return ({ by }: Readonly<{ by: string }>) => {
    const wasBeating = isBeating
    isBeating = by === 'heartbeat'
    if (isBeating && !wasBeating) again()
  }
}

/** Each third run kills. */
export function limitsOf(runs: number): Readonly<{ mostSeconds?: number; lives?: typeof LIVES }> {
  return runs % 3 === 2 ? { mostSeconds: 7_200, lives: LIVES } : {}
}
