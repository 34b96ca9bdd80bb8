import { effect } from '@preact/signals'
import type { Host } from '../host.ts'
import type { Store } from './store.ts'

const KEY = 'account'

/**
 * Keeps the account that the screens are about for the next popup, by its id; a choice that is made before it was read
 * wins. Returns its own stop.
 */
export function rememberAccount({ chosenAccountId }: Pick<Store, 'chosenAccountId'>, { draft }: Pick<Host, 'draft'>) {
  let isStopped = false
  const restore = (id: string | undefined) => {
    if (!isStopped && chosenAccountId.peek() === undefined) chosenAccountId.value = id
  }
  void draft.get(KEY).then(restore, () => restore(undefined))
  const stop = effect(() => {
    if (chosenAccountId.value !== undefined) draft.set(KEY, chosenAccountId.value)
  })
  return () => {
    isStopped = true
    stop()
  }
}
