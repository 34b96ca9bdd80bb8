import { useEffect, useState } from 'preact/hooks'
import type { PasswordNeedView, PasswordWantedView } from '../../api/safeguard-views.ts'
import { useApp } from '../state/app.ts'
import { useTries } from './use-tries.ts'

/** What a yes is about: a question or a quote by its id, or with `mark` an offer to pay a crossing's deposit address. */
export type Asking = Readonly<{ id: string; mark?: string }>

/** The password before a yes, where the safeguards want it. Whether they do is decided by the background. */
export type PasswordBefore = Readonly<{
  reasons: PasswordNeedView['reasons']
  typed: string
  type: (typed: string) => void
  /** Seconds until another try is heard. */
  wait: number
  problem: string | undefined
  /** There can be no yes yet: it is not known what it needs, or that is not there. */
  isMissing: boolean
  /** What goes along with the yes; it is typed again for another one. */
  take: () => Readonly<{ password?: string }>
  refuse: (answer: PasswordWantedView) => void
}>

/** Asks whether a yes needs the password, anew for everything else that it is about; `plan` names all of that. */
export function usePassword(asking: Asking | undefined, plan: string): PasswordBefore {
  const { client } = useApp()
  const [reasons, setReasons] = useState<PasswordNeedView['reasons'] | undefined>(undefined)
  const [typed, setTyped] = useState('')
  const tries = useTries()
  const { id, mark } = asking ?? {}
  useEffect(() => {
    if (id === undefined) return
    let isCurrent = true
    const take = (need: PasswordNeedView['reasons']) => isCurrent && setReasons(need)
    // Without an answer the yes goes without a password, and the background asks for it.
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
