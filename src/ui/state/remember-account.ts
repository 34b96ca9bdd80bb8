import { effect, type ReadonlySignal, signal } from '@preact/signals'
import type { Host } from '../host.ts'
import type { Route } from '../route.ts'
import type { Store } from './store.ts'

const KEY = 'account'

/** Where something is filled in or agreed to with the account: what is chosen on another page waits until it is left. */
const HELD = new Set<Route['screen']>(['move', 'review', 'approval', 'crossing'])

/**
 * Keeps the account that the screens are about by its id, for the next page and for all that are open: what is chosen on one
 * of them is followed on the others. A choice that is made before it was read wins. Where none was made, the account that is
 * shown is as good as chosen: another order of the list changes nothing. Returns its own stop.
 */
export function rememberAccount(
  { chosenAccountId, account }: Pick<Store, 'chosenAccountId' | 'account'>,
  { draft }: Pick<Host, 'draft'>,
  route: ReadonlySignal<Route>,
) {
  let isStopped = false
  let kept: string | undefined
  const elsewhere = signal<string | undefined>(undefined)
  const stops: (() => void)[] = []
  const take = (id: string) => {
    kept = id
    chosenAccountId.value = id
  }
  const restore = (id: string | undefined) => {
    if (isStopped) return
    if (chosenAccountId.peek() === undefined && id !== undefined) take(id)
    stops.push(
      effect(() => {
        if (chosenAccountId.value === undefined) chosenAccountId.value = account.value?.id
      }),
    )
  }
  // What is kept by now, which may be newer than what is told of.
  const look = async () => {
    const id = await draft.get(KEY).catch(() => undefined)
    if (!isStopped) elsewhere.value = id === chosenAccountId.peek() ? undefined : id
  }
  stops.push(
    draft.on(KEY, () => void look()),
    effect(() => {
      const id = chosenAccountId.value
      if (id === undefined || id === kept) return
      kept = id
      elsewhere.value = undefined
      draft.set(KEY, id)
    }),
    effect(() => {
      const id = elsewhere.value
      if (id === undefined || HELD.has(route.value.screen)) return
      elsewhere.value = undefined
      take(id)
    }),
  )
  void draft.get(KEY).then(restore, () => restore(undefined))
  return () => {
    isStopped = true
    for (const stop of stops) stop()
  }
}
