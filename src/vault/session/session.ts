import { MOST_SESSION_SECONDS } from '../../core/policy/auto-lock.ts'
import type { Bytes } from '../../lib/bytes.ts'
import { VaultError } from '../error.ts'
import { eraseDamagedVault } from '../file/damaged.ts'
import type { VaultFile } from '../file/format.ts'
import { withSeed } from '../keys/keyring.ts'
import { withRowKey } from '../keys/row-key.ts'
import { importDataKey } from '../seal/encryption-keys.ts'
import type { KdfCost } from '../seal/kdf-cost.ts'
import { type OpenedVault, openWithKey } from '../seal/sealed-vault.ts'
import {
  type Creation,
  changePassword,
  eraseVault,
  readNewest,
  replaceVault,
  type VaultPorts,
  withPassword,
} from '../vault.ts'
import { joinDataKey, type SessionHalf, splitDataKey, wrapRowKey } from './halves.ts'
import type { PasswordAnswer } from './password-attempts.ts'
import {
  createPresence,
  currentHalves,
  forgetHalves,
  type Presence,
  type PresencePorts,
  type SessionHalves,
} from './presence.ts'

/** `idleSeconds` is read at unlock and touch. `kdfCost` is for tests. */
export type SessionPorts = VaultPorts &
  PresencePorts &
  Readonly<{ idleSeconds?: () => Promise<number>; kdfCost?: KdfCost }>

/** `deadline` in milliseconds since 1970. */
export type SessionStatus = Readonly<{ unlocked: false } | { unlocked: true; vaultId: string; deadline: number }>

/** All state is in the two stores, so a new worker continues a killed one's session. */
export type Session = Omit<Presence, 'oneAtATime'> &
  Readonly<{
    unlock: (password: string) => Promise<PasswordAnswer<SessionStatus>>
    /**
     * The session ends before the write and restarts after it, so a kill leaves the wallet locked. Throws as
     * `changePassword` of vault.ts.
     */
    changePassword: (change: Readonly<{ from: string; to: string }>) => Promise<PasswordAnswer<SessionStatus>>
    /** False while unlocked, since the password is known then. Throws as `eraseVault`. */
    erase: () => Promise<boolean>
    /** False while unlocked. Throws as `replaceVault`. */
    replace: (replacement: Creation) => Promise<boolean>
    /** See `eraseDamagedVault` of damaged.ts. */
    eraseDamaged: (mark: string) => Promise<boolean>
    /** After a worker's restart: proves that both halves open the vault, or locks. */
    resume: () => Promise<SessionStatus>
    /** Extends the idle deadline, at most to 8 hours after unlock. */
    touch: () => Promise<SessionStatus>
    /** Throws `LOCKED`, and as `readNewest`. */
    open: () => Promise<OpenedVault>
  }>

export const defaultIdleSeconds = 15 * 60

/** Makes the session. Source: threat model 3.4 and 3.5. */
export function createSession(ports: SessionPorts, presence: Presence = createPresence(ports)): Session {
  const { oneAtATime, isUnlocked, lock } = presence
  return {
    unlock: (password) => oneAtATime(() => unlock(ports, password)),
    changePassword: (change) => oneAtATime(() => changeTo(ports, change)),
    erase: () => oneAtATime(() => erase(ports)),
    replace: (replacement) => oneAtATime(() => replace(ports, replacement)),
    eraseDamaged: (mark) => oneAtATime(() => eraseDamagedVault(ports, mark, () => forgetHalves(ports))),
    resume: () => oneAtATime(() => resume(ports)),
    lock,
    touch: () => oneAtATime(() => touch(ports)),
    isUnlocked,
    open: () => oneAtATime(() => open(ports)),
  }
}

function unlock(ports: SessionPorts, password: string): Promise<PasswordAnswer<SessionStatus>> {
  return withPassword(ports, password, ({ file }, dataKeyBytes) => begin(ports, file, dataKeyBytes))
}

async function begin(ports: SessionPorts, file: VaultFile, dataKeyBytes: Bytes): Promise<SessionStatus> {
  const { crypto } = ports
  const startedAt = ports.now()
  const { vaultId } = file.header
  const split = await splitDataKey(crypto, dataKeyBytes, { vaultId, startedAt })
  const opened = await openWithKey(crypto, file, await importDataKey(crypto, dataKeyBytes))
  const rowKey = await withSeed(crypto, opened, (seed) =>
    withRowKey(crypto, seed, (bytes) => wrapRowKey(crypto, bytes, split)),
  )
  const half = { ...split.wrapped, rowKey, seenAt: startedAt, deadline: startedAt + (await idleMs(ports)) }
  await ports.keyStore.write(split.keyHalf)
  await ports.sessionStore.write(half)
  return statusOf(half)
}

function changeTo(ports: SessionPorts, change: Readonly<{ from: string; to: string }>) {
  return changePassword(ports, { ...change, cost: ports.kdfCost }, async ({ file, dataKeyBytes, write }) => {
    // The old key's halves would open nothing.
    await forgetHalves(ports)
    await write()
    // The password is already changed.
    return begin(ports, file, dataKeyBytes).catch((): SessionStatus => ({ unlocked: false }))
  })
}

async function erase(ports: SessionPorts): Promise<boolean> {
  if (await currentHalves(ports)) return false
  await eraseVault(ports)
  return true
}

async function replace(ports: SessionPorts, replacement: Creation): Promise<boolean> {
  if (await currentHalves(ports)) return false
  await replaceVault(ports, replacement)
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
  const deadline = Math.min(ports.now() + (await idleMs(ports)), startedAt + MOST_SESSION_SECONDS * 1000)
  const half = { ...halves.half, deadline }
  await ports.sessionStore.write(half)
  return statusOf(half)
}

async function openHalves(ports: SessionPorts, { half, keyHalf }: SessionHalves): Promise<OpenedVault | undefined> {
  const dataKey = await joinDataKey(ports.crypto, keyHalf, half)
  const file = dataKey && (await readNewest(ports))
  if (dataKey && file?.header.vaultId === half.vaultId) return openWithKey(ports.crypto, file, dataKey)
  await forgetHalves(ports)
  return undefined
}

async function idleMs({ idleSeconds }: SessionPorts): Promise<number> {
  const seconds = idleSeconds ? await idleSeconds() : defaultIdleSeconds
  const wanted = Number.isFinite(seconds) && seconds > 0 ? seconds : defaultIdleSeconds
  return Math.floor(Math.min(wanted, MOST_SESSION_SECONDS) * 1000)
}

function statusOf({ vaultId, deadline }: SessionHalf): SessionStatus {
  return { unlocked: true, vaultId, deadline }
}
