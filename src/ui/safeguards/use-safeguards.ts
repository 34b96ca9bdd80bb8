import { useEffect, useMemo, useState } from 'preact/hooks'
import type { ApiParams } from '../../api/contract.ts'
import type { PasswordRequired, PolicyView } from '../../api/views/policy.ts'
import { useApp } from '../state/app.ts'
import { type Resource, resource } from '../state/resource.ts'
import { messageOf } from '../text/reason-text.ts'

export type SafeguardChange = Omit<ApiParams<'safeguards.set'>, 'password'>

/** `asking` waits for the password. */
export type SafeguardsState = Readonly<{
  shown: Resource<PolicyView>
  set: (change: SafeguardChange) => Promise<void>
  asking: SafeguardChange | undefined
  dismiss: () => void
  tryWith: (password: string) => Promise<PasswordRequired | undefined>
}>

export function useSafeguards(): SafeguardsState {
  const { client, tell } = useApp()
  const shown = useMemo(() => resource(() => client.call('safeguards.get', {})), [client])
  const [asking, setAsking] = useState<SafeguardChange | undefined>(undefined)
  useEffect(() => void shown.reload(), [shown])
  return {
    shown,
    set: async (change) => {
      try {
        const answer = await client.call('safeguards.set', change)
        if (!answer.ok) return setAsking(change)
        await shown.reload()
      } catch (error) {
        tell(messageOf(error))
      }
    },
    asking,
    dismiss: () => setAsking(undefined),
    tryWith: async (password) => {
      const answer = await client.call('safeguards.set', { ...asking, password })
      if (!answer.ok) return answer
      setAsking(undefined)
      await shown.reload()
      return undefined
    },
  }
}
