import type { KeyStanding } from '../core/key-standing.ts'
import { createLock } from '../lib/lock.ts'

/** Where the standing is kept: for as long as the browser runs, so that a user is asked once and not by every background. */
export type KeyStandingPorts = Readonly<{
  read: () => Promise<unknown>
  write: (standing: KeyStanding) => Promise<void>
}>

/** What is known of the user's key, from what the service answers and from what the user says. */
export type KeyStandings = Readonly<{
  now: () => Promise<KeyStanding>
  /** The service answered a question with the key, by this HTTP status. */
  heard: (status: number) => void
  /** The user wants it asked without the key. */
  setAside: () => Promise<void>
  /** There is another key, or the user wants this one used again. */
  beginAnew: () => Promise<void>
  /** Calls `listener` when the standing is another one; one listener, the last. */
  onChange: (listener: () => void) => void
}>

const UNAUTHORIZED = 401

/** Makes it over its ports. Only the user sets a key aside: a service that refuses it is said to, and goes on being asked. */
export function createKeyStanding(ports: KeyStandingPorts): KeyStandings {
  let known: Promise<KeyStanding> | undefined
  let changed = () => {}
  const oneAtATime = createLock()
  const now = () => {
    known ??= ports.read().then(standingIn, () => 'taken')
    return known
  }
  const become = async (next: KeyStanding): Promise<void> => {
    if ((await now()) === next) return
    known = Promise.resolve(next)
    // What cannot be kept holds for this background alone.
    await ports.write(next).catch(() => undefined)
    changed()
  }
  return {
    now,
    heard: (status) => {
      const isTaken = status >= 200 && status < 300
      if (status !== UNAUTHORIZED && !isTaken) return
      // An answer to what was asked before it was set aside takes nothing back.
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

function standingIn(stored: unknown): KeyStanding {
  return stored === 'refused' || stored === 'setAside' ? stored : 'taken'
}
