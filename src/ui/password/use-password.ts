import { useEffect, useState } from 'preact/hooks'
import type { PasswordReasonsView, PasswordRequiredView } from '../../api/views/policy.ts'
import { useApp } from '../state/app.ts'
import { usePasswordAttempts } from './use-password-attempts.ts'

/** A request or quote by id; with `mark` the payment of a deposit address. */
export type PasswordSubject = Readonly<{ id: string; mark?: string }>

/** The background decides whether the safeguards need it. */
export type PasswordPrompt = Readonly<{
  reasons: PasswordReasonsView['reasons']
  typed: string
  type: (typed: string) => void
  /** Seconds until another try counts. */
  wait: number
  problem: string | undefined
  isMissing: boolean
  /** Sent with one confirmation; the next needs new typing. */
  take: () => Readonly<{ password?: string }>
  refuse: (answer: PasswordRequiredView) => void
}>

/** `plan` names everything to confirm; each change asks again. */
export function usePassword(asking: PasswordSubject | undefined, plan: string): PasswordPrompt {
  const { client } = useApp()
  const [reasons, setReasons] = useState<PasswordReasonsView['reasons'] | undefined>(undefined)
  const [typed, setTyped] = useState('')
  const tries = usePasswordAttempts()
  const { id, mark } = asking ?? {}
  useEffect(() => {
    if (id === undefined) return
    let isCurrent = true
    const take = (need: PasswordReasonsView['reasons']) => isCurrent && setReasons(need)
    // Without an answer the background itself asks for the password.
    client.call('safeguards.ask', mark === undefined ? { id } : { id, mark }).then(
      (need) => take(need.reasons),
      () => take([]),
    )
    return () => {
      isCurrent = false
    }
  }, [client, id, mark, plan])
  const isWanted = reasons !== undefined && reasons.length > 0
  return {
    reasons: reasons ?? [],
    typed,
    type: (value) => {
      tries.forget()
      setTyped(value)
    },
    wait: tries.wait,
    problem: tries.problem || undefined,
    isMissing: reasons === undefined || (isWanted && (typed === '' || tries.wait > 0)),
    take: () => {
      if (!isWanted) return {}
      setTyped('')
      return { password: typed }
    },
    refuse: (answer) => {
      setReasons(answer.reasons)
      tries.refuse(answer)
    },
  }
}
