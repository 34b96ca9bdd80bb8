import type { KEY_AND_ACCOUNT_METHODS } from '../../../src/api/methods/keys-and-accounts.ts'
import type { ApiHandlers } from '../../../src/api/server.ts'
import type { AccountAnswer, PasswordProtectedAnswer } from '../../../src/api/views/keys-and-accounts.ts'
import { judgePassword } from '../../../src/core/policy/password-strength.ts'
import { type Reason, reasonOfError } from '../../../src/core/reason/reason.ts'
import { VaultError } from '../../../src/vault/error.ts'
import type { PasswordAnswer } from '../../../src/vault/session/password-attempts.ts'
import type { Stores } from '../wiring/stores.ts'
import type { Custody } from '../wiring/vault/custody.ts'

type Parts = Readonly<{
  stores: Pick<Stores, 'accounts' | 'watched'>
  custody: Pick<
    Custody,
    | 'accounts'
    | 'changePassword'
    | 'confirm'
    | 'lookIntoBackup'
    | 'makeBackup'
    | 'lookForRecovery'
    | 'recover'
    | 'restore'
    | 'revealKey'
    | 'revealWords'
  >
  accountsChanged: () => void
  lockChanged: () => void
}>

/** Answers our pages about the wallet's keys. */
export function keyAndAccountHandlers(parts: Parts): Pick<ApiHandlers, keyof typeof KEY_AND_ACCOUNT_METHODS> {
  const { stores, custody, lockChanged } = parts
  const changed = async <Answer extends AccountAnswer>(change: Promise<Answer>): Promise<Answer> => {
    try {
      return await change
    } finally {
      parts.accountsChanged()
    }
  }
  return {
    'password.judge': ({ password, purpose }) => judgePassword(password, purpose),
    'vault.changePassword': async (change) => {
      try {
        return await guarded(custody.changePassword(change), () => ({}))
      } finally {
        lockChanged()
      }
    },
    'vault.revealWords': ({ password }) => guarded(custody.revealWords(password), (phrase) => phrase),
    'vault.revealKey': ({ accountId, password }) =>
      guarded(custody.revealKey(password, accountId), (privateKey) => ({ privateKey })),
    'backup.make': ({ password, ownPassword }) =>
      guarded(custody.makeBackup(password, ownPassword), (text) => ({ text })),
    'backup.look': async ({ text, password }) => {
      const looked = await reasoned(custody.lookIntoBackup(text, password))
      return looked.ok ? { outcome: 'done', ...looked.value } : { outcome: 'refused', why: looked.reason }
    },
    'backup.restore': async ({ text, password, newPassword }) => {
      try {
        const restored = await reasoned(custody.restore(text, password, newPassword))
        return restored.ok ? { ok: true } : restored
      } finally {
        lockChanged()
      }
    },
    'recovery.look': async ({ source }) => {
      const looked = await reasoned(custody.lookForRecovery(source))
      return looked.ok ? { ok: true, lost: looked.value } : looked
    },
    'recovery.recover': async ({ source, password }) => {
      try {
        const recovered = await reasoned(custody.recover(source, password))
        if (!recovered.ok) return recovered
        return recovered.value ? { ok: true } : { ok: false, reason: { code: 'VAULT_EXISTS' } }
      } finally {
        lockChanged()
      }
    },
    'accounts.all': async () => {
      const [own, watched] = await Promise.all([stores.accounts.list(), stores.watched.list()])
      return {
        own: own.map(({ id, label, address, index, isHidden = false }) => {
          return { id, label, address, from: index === undefined ? 'key' : 'words', isHidden }
        }),
        watched,
      }
    },
    'accounts.addNext': () => changed(custody.accounts.addNext()),
    'accounts.importKey': ({ privateKey, label }) => changed(custody.accounts.importKey(privateKey, label)),
    'accounts.watch': ({ address, label }) => changed(custody.accounts.watch(address, label)),
    'accounts.rename': ({ id, label }) => changed(custody.accounts.rename(id, label)),
    'accounts.move': ({ id, by }) => changed(custody.accounts.move(id, by)),
    'accounts.hide': ({ id, isHidden }) => changed(custody.accounts.hide(id, isHidden)),
    'accounts.unwatch': ({ id }) => changed(custody.accounts.unwatch(id)),
    'accounts.forgetKey': async ({ password, ...key }) => {
      const shown = await guarded(custody.confirm(password), () => ({}))
      if (shown.outcome !== 'done') return shown
      const answer = await changed(custody.accounts.forgetKey(key))
      return answer.ok ? { outcome: 'done' } : { outcome: 'refused', why: answer.reason }
    },
  }
}

/** Turns a vault refusal into a reason; other errors pass through. */
async function guarded<V, T>(
  asked: Promise<PasswordAnswer<V>>,
  done: (value: V) => T,
): Promise<PasswordProtectedAnswer<T>> {
  const tried = await reasoned(asked)
  if (!tried.ok) return { outcome: 'refused', why: tried.reason }
  const answer = tried.value
  if (answer.ok) return { outcome: 'done', ...done(answer.value) }
  const { reason, waitSeconds, attempts } = answer
  return { outcome: 'password', why: reason, waitSeconds, failedAttempts: attempts }
}

async function reasoned<T>(
  asked: Promise<T>,
): Promise<Readonly<{ ok: true; value: T } | { ok: false; reason: Reason }>> {
  try {
    return { ok: true, value: await asked }
  } catch (error) {
    if (error instanceof VaultError) return { ok: false, reason: reasonOfError(error) }
    throw error
  }
}
