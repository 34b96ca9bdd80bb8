import type { CUSTODY_METHODS } from '../../src/api/custody-methods.ts'
import type { GuardedAnswer } from '../../src/api/custody-views.ts'
import type { Handlers } from '../../src/api/server.ts'
import type { PasswordAnswer } from '../../src/vault/attempts.ts'
import { VaultError } from '../../src/vault/error.ts'
import type { Custody } from './custody.ts'

type Parts = Readonly<{
  custody: Pick<Custody, 'changePassword' | 'revealWords' | 'revealKey'>
  /** The session ended, or another one began. */
  lockChanged: () => void
}>

/** Answers what our own pages ask about the keys that the wallet keeps. */
export function custodyHandlers({ custody, lockChanged }: Parts): Pick<Handlers, keyof typeof CUSTODY_METHODS> {
  return {
    'vault.changePassword': async (change) => {
      try {
        return await guarded(custody.changePassword(change), () => ({}))
      } finally {
        lockChanged()
      }
    },
    'vault.revealWords': ({ password }) => guarded(custody.revealWords(password), (words) => ({ words })),
    'vault.revealKey': ({ accountId, password }) =>
      guarded(custody.revealKey(password, accountId), (privateKey) => ({ privateKey })),
  }
}

/** The answer of an act behind the password; what the vault refuses is a sentence, any other failure passes through. */
async function guarded<V, T>(asked: Promise<PasswordAnswer<V>>, done: (value: V) => T): Promise<GuardedAnswer<T>> {
  try {
    const answer = await asked
    if (answer.ok) return { outcome: 'done', ...done(answer.value) }
    const { reason, waitSeconds, attempts } = answer
    return { outcome: 'password', why: reason, waitSeconds, failedAttempts: attempts }
  } catch (error) {
    if (error instanceof VaultError) return { outcome: 'refused', message: error.message }
    throw error
  }
}
