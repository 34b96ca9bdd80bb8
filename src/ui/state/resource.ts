import { type ReadonlySignal, signal } from '@preact/signals'

export type Loaded<T> =
  | Readonly<{ state: 'loading' }>
  | Readonly<{ state: 'ready'; value: T; isRefreshing: boolean; problem: unknown }>
  | Readonly<{ state: 'failed'; error: unknown }>

export type Resource<T> = Readonly<{
  now: ReadonlySignal<Loaded<T>>
  /** Keeps the old value until the answer. */
  reload: () => Promise<void>
  /** A locked wallet leaves nothing in the page. */
  clear: () => void
}>

/** Shows each answer that no later request's answer precedes. */
export function resource<T>(load: () => Promise<T>): Resource<T> {
  const now = signal<Loaded<T>>({ state: 'loading' })
  let asked = 0
  let shown = 0

  async function reload(): Promise<void> {
    asked += 1
    const mine = asked
    const before = now.peek()
    now.value = before.state === 'ready' ? { ...before, isRefreshing: true } : { state: 'loading' }
    const after = await load().then(
      (value): Loaded<T> => ({ state: 'ready', value, isRefreshing: false, problem: undefined }),
      (error: unknown) => failed(now.peek(), error),
    )
    if (mine <= shown) return
    if (mine < asked) {
      if (after.state === 'ready') show(mine, { ...after, isRefreshing: true })
    } else show(mine, after)
  }

  function show(request: number, value: Loaded<T>): void {
    shown = request
    now.value = value
  }

  return {
    now,
    reload,
    clear: () => {
      shown = asked
      now.value = { state: 'loading' }
    },
  }
}

export function readyValue<T>(loaded: Loaded<T>): T | undefined {
  return loaded.state === 'ready' ? loaded.value : undefined
}

function failed<T>(before: Loaded<T>, error: unknown): Loaded<T> {
  return before.state === 'ready'
    ? { state: 'ready', value: before.value, isRefreshing: false, problem: error }
    : { state: 'failed', error }
}
