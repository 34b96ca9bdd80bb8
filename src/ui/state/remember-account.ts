import { effect } from '@preact/signals'
import type { Host } from '../host.ts'
import type { Store } from './store.ts'

const KEY = 'account'

/**
 * Keeps the account that the screens are about for the next popup, by its id; a choice that is made before it was read
 * wins. Where none was made, the account that is shown is as good as chosen: another order of the list changes nothing.
 * Returns its own stop.
 */
export function rememberAccount(
  { chosenAccountId, account }: Pick<Store, 'chosenAccountId' | 'account'>,
  { draft }: Pick<Host, 'draft'>,
) {
  let isStopped = false
  let stopKeeping: (() => void) | undefined
  const restore = (id: string | undefined) => {
    if (isStopped) return
    if (chosenAccountId.peek() === undefined) chosenAccountId.value = id
    stopKeeping = effect(() => {
      if (chosenAccountId.value === undefined) chosenAccountId.value = account.value?.id
    })
  }
  void draft.get(KEY).then(restore, () => restore(undefined))
  const stop = effect(() => {
    if (chosenAccountId.value !== undefined) draft.set(KEY, chosenAccountId.value)
  })
  return () => {
    isStopped = true
    stopKeeping?.()
    stop()
  }
}
