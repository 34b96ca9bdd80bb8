import type { Bytes } from '../lib/bytes.ts'
import type { PasswordAnswer } from './attempts.ts'
import { eraseDamagedVault } from './damaged.ts'
import { VaultError } from './error.ts'
import type { KdfCost } from './kdf.ts'
import {
  createPresence,
  currentHalves,
  forgetHalves,
  type Halves,
  mostSeconds,
  type Presence,
  type PresencePorts,
} from './presence.ts'
import { type OpenedVault, openWithKey } from './seal.ts'
import { joinDataKey, type SessionHalf, splitDataKey } from './session-halves.ts'
import { changePassword, eraseVault, readNewest, type VaultPorts, withPassword } from './vault.ts'

/**
 * `idleSeconds` is the user's setting, asked at unlock and touch; 15 minutes when absent, never over 8 hours. `kdfCost` is
 * what a new password costs to try, calibrated unless a test needs the floor.
 */
export type SessionPorts = VaultPorts &
  PresencePorts &
  Readonly<{ idleSeconds?: () => Promise<number>; kdfCost?: KdfCost }>

/** Locked, or open until `deadline` (milliseconds since 1970) unless touched. */
export type SessionStatus = Readonly<{ unlocked: false } | { unlocked: true; vaultId: string; deadline: number }>

/** The session of one vault. All state is in the two stores, so that a new worker goes on where a killed one was. */
export type Session = Omit<Presence, 'oneAtATime'> &
  Readonly<{
    /** Opens with a password; wrong ones are answered with the tries so far and the seconds to wait. */
    unlock: (password: string) => Promise<PasswordAnswer<SessionStatus>>
    /**
     * Changes the password (see `changePassword` of vault.ts). The session ends before anything is written and begins anew
     * under the new key after it: a kill between leaves the wallet locked. Throws what `changePassword` throws.
     */
    changePassword: (change: Readonly<{ from: string; to: string }>) => Promise<PasswordAnswer<SessionStatus>>
    /**
     * Takes the vault away for good (see `eraseVault` of vault.ts), for whoever has lost the password. False, and nothing
     * is taken away, while it is open: somebody has the password then. Throws what `eraseVault` throws.
     */
    erase: () => Promise<boolean>
    /** Takes a vault away that is damaged in every copy, and the session with it (see `eraseDamagedVault` of damaged.ts). */
    eraseDamaged: (mark: string) => Promise<boolean>
    /** After the worker was started anew: proves that both halves still open the vault, or locks. */
    resume: () => Promise<SessionStatus>
    /** The user did something: moves the idle deadline, never past 8 hours after unlock. */
    touch: () => Promise<SessionStatus>
    /** The vault for one privileged call; throws `LOCKED`, and what `readNewest` throws. */
    open: () => Promise<OpenedVault>
  }>

/** 15 minutes. */
export const defaultIdleSeconds = 15 * 60

/** Makes the session over its ports, on the presence over the same two stores. Source: threat model 3.4 and 3.5. */
export function createSession(ports: SessionPorts, presence: Presence = createPresence(ports)): Session {
  const { oneAtATime, isUnlocked, lock } = presence
  return {
    unlock: (password) => oneAtATime(() => unlock(ports, password)),
    changePassword: (change) => oneAtATime(() => changeTo(ports, change)),
    erase: () => oneAtATime(() => erase(ports)),
    eraseDamaged: (mark) => oneAtATime(() => eraseDamagedVault(ports, mark, () => forgetHalves(ports))),
    resume: () => oneAtATime(() => resume(ports)),
    lock,
    touch: () => oneAtATime(() => touch(ports)),
    isUnlocked,
    open: () => oneAtATime(() => open(ports)),
  }
}

function unlock(ports: SessionPorts, password: string): Promise<PasswordAnswer<SessionStatus>> {
  return withPassword(ports, password, (opened, dataKeyBytes) => begin(ports, opened.file.header.vaultId, dataKeyBytes))
}

async function begin(ports: SessionPorts, vaultId: string, dataKeyBytes: Bytes): Promise<SessionStatus> {
  const startedAt = ports.now()
  const { keyHalf, wrapped } = await splitDataKey(ports.crypto, dataKeyBytes, { vaultId, startedAt })
  const half = { ...wrapped, seenAt: startedAt, deadline: startedAt + (await idleMs(ports)) }
  await ports.keyStore.write(keyHalf)
  await ports.sessionStore.write(half)
  return statusOf(half)
}

function changeTo(ports: SessionPorts, change: Readonly<{ from: string; to: string }>) {
  return changePassword(ports, { ...change, cost: ports.kdfCost }, async ({ file, dataKeyBytes, write }) => {
    // The halves of the old key would open nothing any more.
    await forgetHalves(ports)
    await write()
    // The password is changed, whatever becomes of the session.
    return begin(ports, file.header.vaultId, dataKeyBytes).catch((): SessionStatus => ({ unlocked: false }))
  })
}

async function erase(ports: SessionPorts): Promise<boolean> {
  if (await currentHalves(ports)) return false
  await eraseVault(ports)
  return true
}

async function resume(ports: SessionPorts): Promise<SessionStatus> {
  const halves = await currentHalves(ports)
  return halves && (await openHalves(ports, halves)) ? statusOf(halves.half) : { unlocked: false }
}

async function open(ports: SessionPorts): Promise<OpenedVault> {
  const halves = await currentHalves(ports)
  const opened = halves && (await openHalves(ports, halves))
  if (!opened) throw new VaultError('LOCKED', 'Causeway is locked; unlock it to go on.')
  return opened
}

async function touch(ports: SessionPorts): Promise<SessionStatus> {
  const halves = await currentHalves(ports)
  if (!halves) return { unlocked: false }
  const { startedAt } = halves.half
  const deadline = Math.min(ports.now() + (await idleMs(ports)), startedAt + mostSeconds * 1000)
  const half = { ...halves.half, deadline }
  await ports.sessionStore.write(half)
  return statusOf(half)
}

/** The vault under the joined key; locks and returns nothing when the halves do not fit each other or the vault. */
async function openHalves(ports: SessionPorts, { half, keyHalf }: Halves): Promise<OpenedVault | undefined> {
  const dataKey = await joinDataKey(ports.crypto, keyHalf, half)
  const file = dataKey && (await readNewest(ports))
  if (dataKey && file?.header.vaultId === half.vaultId) return openWithKey(ports.crypto, file, dataKey)
  await forgetHalves(ports)
  return undefined
}

async function idleMs({ idleSeconds }: SessionPorts): Promise<number> {
  const seconds = idleSeconds ? await idleSeconds() : defaultIdleSeconds
  const wanted = Number.isFinite(seconds) && seconds > 0 ? seconds : defaultIdleSeconds
  return Math.floor(Math.min(wanted, mostSeconds) * 1000)
}

function statusOf({ vaultId, deadline }: SessionHalf): SessionStatus {
  return { unlocked: true, vaultId, deadline }
}
