import type { ComponentChild } from 'preact'
import { useState } from 'preact/hooks'
import type { ApiParams } from '../../api/contract.ts'
import { PasswordDialog } from '../password/password-dialog.tsx'
import { useApp } from '../state/app.ts'

type Change = Omit<ApiParams<'settings.set'>, 'password'>

/** `dialog` asks for the password where a change loosens settings. */
export function useGuardedChange(): Readonly<{ save: (change: Change) => Promise<void>; dialog: ComponentChild }> {
  const { client, store } = useApp()
  const [asking, setAsking] = useState<Change | undefined>(undefined)
  return {
    save: async (change) => {
      const answer = await client.call('settings.set', change)
      if (answer.ok) await store.wallet.reload()
      else setAsking(change)
    },
    dialog: asking && (
      <PasswordDialog
        onClose={() => setAsking(undefined)}
        tryWith={async (password) => {
          const answer = await client.call('settings.set', { ...asking, password })
          if (!answer.ok) return answer
          setAsking(undefined)
          await store.wallet.reload()
          return undefined
        }}
      />
    ),
  }
}
