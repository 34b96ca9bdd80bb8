import type { ApiHandlers } from '../../../src/api/server.ts'
import { reasonOfError } from '../../../src/core/reason/reason.ts'
import { VaultError } from '../../../src/vault/error.ts'
import type { Custody } from '../wiring/vault/custody.ts'

type Parts = Readonly<{
  custody: Pick<Custody, 'create' | 'unlock' | 'damaged'> &
    Readonly<{ session: Pick<Custody['session'], 'lock' | 'erase' | 'eraseDamaged'> }>
  lockChanged: () => void
  unlockRefused: () => void
}>

/** Answers pages about sessions. Pages refresh after failures too: half may be done. */
export function sessionHandlers({
  custody,
  lockChanged,
  unlockRefused,
}: Parts): Pick<
  ApiHandlers,
  'vault.create' | 'vault.unlock' | 'vault.lock' | 'vault.erase' | 'vault.damaged' | 'vault.eraseDamaged'
> {
  return {
    'vault.create': async ({ mnemonic, passphrase, password }) => {
      try {
        await custody.create(mnemonic, password, passphrase)
        return { ok: true }
      } catch (error) {
        if (error instanceof VaultError) return { ok: false, reason: reasonOfError(error) }
        throw error
      } finally {
        lockChanged()
      }
    },
    'vault.unlock': async ({ password }) => {
      const answer = await custody.unlock(password).catch((error: unknown) => {
        lockChanged()
        throw error
      })
      if (!answer.ok) {
        // Other pages and later looks show the wait too.
        unlockRefused()
        return { ok: false, why: answer.reason, waitSeconds: answer.waitSeconds, failedAttempts: answer.attempts }
      }
      lockChanged()
      return { ok: true, areAccountsMended: answer.areAccountsMended }
    },
    'vault.lock': async () => {
      try {
        await custody.session.lock()
        return null
      } finally {
        lockChanged()
      }
    },
    'vault.erase': async () => {
      try {
        return { isErased: await custody.session.erase() }
      } finally {
        lockChanged()
      }
    },
    'vault.damaged': async () => (await custody.damaged()) ?? null,
    'vault.eraseDamaged': async ({ mark }) => {
      try {
        return { isErased: await custody.session.eraseDamaged(mark) }
      } finally {
        lockChanged()
      }
    },
  }
}
