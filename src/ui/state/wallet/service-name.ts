import { useApp } from '../app.ts'
import { readyValue } from '../resource.ts'

/** Empty until the wallet is read. */
export function useServiceName(): string {
  return readyValue(useApp().store.wallet.now.value)?.serviceName ?? ''
}
