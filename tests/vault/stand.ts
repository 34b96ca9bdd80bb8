import { createLock } from '../../src/lib/lock.ts'
import type { Slot } from '../../src/vault/file/generations.ts'
import type { KeyHalf, SessionHalf } from '../../src/vault/session/halves.ts'
import type { Attempts } from '../../src/vault/session/password-attempts.ts'
import type { SessionPorts } from '../../src/vault/session/session.ts'
import { createVault } from '../../src/vault/vault.ts'

/** Strength is tested elsewhere. */
export const floor = { m: 19 * 1024, t: 2, p: 1 } as const
export const password = 'seven lanterns over quiet water'
export const phrase = 'test test test test test test test test test test test junk'

/** New ports act as a new worker. `clock` is in milliseconds. */
export type Machine = {
  slots: Partial<Record<Slot, unknown>>
  secondCopy?: { text: unknown }
  attempts: unknown
  keyHalf: KeyHalf | undefined
  sessionHalf: unknown
  clock: number
  writes: number
}

export function newMachine(): Machine {
  const clock = 1_750_000_000_000
  return { slots: {}, attempts: undefined, keyHalf: undefined, sessionHalf: undefined, clock, writes: 0 }
}

/** JSON stores really pass through JSON. */
export function portsOf(machine: Machine): SessionPorts {
  const { secondCopy } = machine
  const json = <T>(value: T): unknown => JSON.parse(JSON.stringify(value))
  return {
    crypto,
    now: () => machine.clock,
    oneAtATime: createLock(),
    storage: {
      read: async () => ({ a: machine.slots.a, b: machine.slots.b }),
      write: async (slot, text) => {
        machine.slots[slot] = text
        machine.writes += 1
      },
      remove: async () => {
        machine.slots = {}
      },
      ...(secondCopy && {
        secondCopy: {
          read: async () => secondCopy.text,
          write: async (text) => {
            secondCopy.text = text
          },
          remove: async () => {
            secondCopy.text = undefined
          },
        },
      }),
    },
    attemptStore: {
      read: async () => machine.attempts,
      write: async (attempts: Attempts) => {
        machine.attempts = json(attempts)
      },
    },
    keyStore: {
      read: async () => machine.keyHalf,
      write: async (half) => {
        machine.keyHalf = half
      },
      remove: async () => {
        machine.keyHalf = undefined
      },
    },
    sessionStore: {
      read: async () => machine.sessionHalf,
      write: async (half: SessionHalf) => {
        machine.sessionHalf = json(half)
      },
      remove: async () => {
        machine.sessionHalf = undefined
      },
    },
  }
}

export function textIn(machine: Machine, slot: Slot): string {
  const text = machine.slots[slot]
  if (typeof text !== 'string') throw new Error(`slot ${slot} holds no text`)
  return text
}

let made: Promise<Machine> | undefined

/** The usual machine gets a copy of the same vault. */
export async function machineWithVault(machine?: Machine): Promise<Machine> {
  if (machine) return withVault(machine)
  made ??= withVault(newMachine())
  return copyOf(await made)
}

async function withVault(machine: Machine): Promise<Machine> {
  await createVault(portsOf(machine), { password, phrase, cost: floor })
  return machine
}

/** The copy shares no state. */
export function copyOf(machine: Machine): Machine {
  const { secondCopy } = machine
  return { ...machine, slots: { ...machine.slots }, ...(secondCopy && { secondCopy: { ...secondCopy } }) }
}
