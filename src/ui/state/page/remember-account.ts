import { effect, type ReadonlySignal, signal } from '@preact/signals'
import type { Host } from '../../host.ts'
import type { Route } from '../../route.ts'
import type { Store } from '../store.ts'

const KEY = 'account'

/** Here the account is in use, so a choice on another page waits. */
const HELD = new Set<Route['screen']>(['form', 'review', 'approval', 'transfer'])

/**
 * Shares the current account's id with other pages and the next one. A choice before the first read wins. Without a
 * choice the shown account counts, so that a new order changes nothing.
 */
export function rememberAccount(
  { chosenAccountId, account }: Pick<Store, 'chosenAccountId' | 'account'>,
  { shared }: Pick<Host, 'shared'>,
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
  // The stored choice may be newer than the message.
  const look = async () => {
    const id = await shared.get(KEY).catch(() => undefined)
    if (!isStopped) elsewhere.value = id === chosenAccountId.peek() ? undefined : id
  }
  stops.push(
    shared.on(KEY, () => void look()),
    effect(() => {
      const id = chosenAccountId.value
      if (id === undefined || id === kept) return
      kept = id
      elsewhere.value = undefined
      shared.set(KEY, id)
    }),
    effect(() => {
      const id = elsewhere.value
      if (id === undefined || HELD.has(route.value.screen)) return
      elsewhere.value = undefined
      take(id)
    }),
  )
  void shared.get(KEY).then(restore, () => restore(undefined))
  return () => {
    isStopped = true
    for (const stop of stops) stop()
  }
}
