import { type ReadonlySignal, signal } from '@preact/signals'

/** Something that is read from the background: not there yet, there, or not to be had and why. */
export type Loaded<T> =
  | Readonly<{ state: 'loading' }>
  | Readonly<{ state: 'ready'; value: T; isRefreshing: boolean; problem: unknown }>
  | Readonly<{ state: 'failed'; error: unknown }>

export type Resource<T> = Readonly<{
  now: ReadonlySignal<Loaded<T>>
  /** Reads again; what was there stays shown until the answer comes. */
  reload: () => Promise<void>
  /** Forgets everything, so that nothing of a locked wallet stays in the page. */
  clear: () => void
}>

/** Keeps the newest answer of `load`; an answer that is overtaken by a later question is dropped. */
export function resource<T>(load: () => Promise<T>): Resource<T> {
  const now = signal<Loaded<T>>({ state: 'loading' })
  let asked = 0

  async function reload(): Promise<void> {
    asked += 1
    const mine = asked
    const before = now.peek()
    now.value = before.state === 'ready' ? { ...before, isRefreshing: true } : { state: 'loading' }
    const after = await load().then(
      (value): Loaded<T> => ({ state: 'ready', value, isRefreshing: false, problem: undefined }),
      (error: unknown) => failed(before, error),
    )
    if (mine === asked) now.value = after
  }

  return {
    now,
    reload,
    clear: () => {
      asked += 1
      now.value = { state: 'loading' }
    },
  }
}

/** What is there, or undefined while it is not. */
export function readyValue<T>(loaded: Loaded<T>): T | undefined {
  return loaded.state === 'ready' ? loaded.value : undefined
}

function failed<T>(before: Loaded<T>, error: unknown): Loaded<T> {
  return before.state === 'ready'
    ? { state: 'ready', value: before.value, isRefreshing: false, problem: error }
    : { state: 'failed', error }
}
