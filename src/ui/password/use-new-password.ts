import { useEffect, useState } from 'preact/hooks'
import type { PasswordPurpose, PasswordVerdict } from '../../core/policy/password-strength.ts'
import { useApp } from '../state/app.ts'

/** `shown`: of the last judged password, so that nothing flickers. */
export type JudgedPassword = Readonly<{
  purpose: PasswordPurpose
  shown: PasswordVerdict | 'empty' | 'loading'
  isAccepted: boolean
}>

const LATE_MILLISECONDS = 300
const UNJUDGED: PasswordVerdict = { ok: false, reason: { code: 'PASSWORD_UNJUDGED' } }

/** The background judges, because it also decides. */
export function useNewPassword(password: string, purpose: PasswordPurpose): JudgedPassword {
  const { client } = useApp()
  const [judged, setJudged] = useState<Readonly<{ password: string; verdict: PasswordVerdict }> | undefined>(undefined)
  useEffect(() => {
    if (password === '') return setJudged(undefined)
    let isCurrent = true
    const late = setTimeout(() => setJudged(undefined), LATE_MILLISECONDS)
    const take = (verdict: PasswordVerdict) => {
      clearTimeout(late)
      if (isCurrent) setJudged({ password, verdict })
    }
    client.call('password.judge', { password, purpose }).then(take, () => take(UNJUDGED))
    return () => {
      isCurrent = false
      clearTimeout(late)
    }
  }, [client, password, purpose])
  return {
    purpose,
    shown: password === '' ? 'empty' : (judged?.verdict ?? 'loading'),
    isAccepted: judged?.password === password && judged.verdict.ok,
  }
}
