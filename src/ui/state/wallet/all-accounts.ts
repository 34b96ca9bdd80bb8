import { useEffect } from 'preact/hooks'
import type { AllAccountsView } from '../../../api/views/keys-and-accounts.ts'
import { useApp } from '../app.ts'
import type { Resource } from '../resource.ts'

export function useAllAccounts(): Resource<AllAccountsView> {
  const { allAccounts } = useApp().store
  useEffect(() => void allAccounts.reload(), [])
  return allAccounts
}
