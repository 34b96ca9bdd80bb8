import { isWellFormed } from '../../lib/bytes.ts'
import type { Reason } from '../reason/reason.ts'
import type { Guesses } from './password-guesses.ts'

export type WeakPassword = Extract<Reason, { code: `PASSWORD_${string}` }>

/** A file can be attacked forever, so its password must hold longer. */
export type PasswordPurpose = 'vault' | 'file'

export type PasswordVerdict = Readonly<{ ok: true; strength: 'good' | 'strong' } | { ok: false; reason: WeakPassword }>

const leastCharacters = 12
const mostCharacters = 1024
const leastLog10 = { vault: 12, file: 14 } as const
const log10UntilStrong = 4
const log10WhenNearly = 4

/** Loads the lists, which only the choice of a password needs. */
export const loadEstimate = async (): Promise<(password: string) => Guesses> =>
  (await import('./password-guesses.ts')).estimateGuesses

/**
 * Judges a new password by its form and its guesses. Without the lists it refuses. The result never repeats the
 * password.
 */
export async function judgePassword(
  password: string,
  purpose: PasswordPurpose,
  load = loadEstimate,
): Promise<PasswordVerdict> {
  const reason = problemOfForm(password)
  if (reason) return { ok: false, reason }
  const estimate = await load().catch(() => undefined)
  if (!estimate) return { ok: false, reason: { code: 'PASSWORD_UNJUDGED' } }
  return verdictOn(estimate(password), purpose)
}

function verdictOn({ log10, mostly }: Guesses, purpose: PasswordPurpose): PasswordVerdict {
  const least = leastLog10[purpose]
  if (log10 >= least) return { ok: true, strength: log10 >= least + log10UntilStrong ? 'strong' : 'good' }
  return { ok: false, reason: { code: weakness() } }

  function weakness() {
    if (purpose === 'file' && log10 >= leastLog10.vault) return 'PASSWORD_FILE'
    if (mostly === 'phrase') return 'PASSWORD_PHRASE'
    if (log10 >= least - log10WhenNearly) return 'PASSWORD_NEARLY'
    return mostly === 'run' ? 'PASSWORD_RUN' : 'PASSWORD_EASY'
  }
}

function problemOfForm(password: string): WeakPassword | undefined {
  const characters = [...password.normalize('NFKC')]
  if (characters.length === 0) return { code: 'PASSWORD_EMPTY' }
  if (!isWellFormed(password)) return { code: 'PASSWORD_BROKEN' }
  if (characters.length > mostCharacters) return { code: 'PASSWORD_LONG', most: `${mostCharacters}` }
  if (characters.length < leastCharacters) return { code: 'PASSWORD_SHORT', least: `${leastCharacters}` }
  return undefined
}
