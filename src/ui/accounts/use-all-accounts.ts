import { useEffect } from 'preact/hooks'
import type { AllAccountsView } from '../../api/custody-views.ts'
import { useApp } from '../state/app.ts'
import type { Resource } from '../state/resource.ts'

/** All accounts, hidden ones too, and what is watched; read when a screen first wants them. */
export function useAllAccounts(): Resource<AllAccountsView> {
  const { allAccounts } = useApp().store
  useEffect(() => void allAccounts.reload(), [])
  return allAccounts
}
