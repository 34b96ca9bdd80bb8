import { signal } from '@preact/signals'
import { type CallMessages, enCalls } from './en-calls.ts'

const current = signal<CallMessages>(enCalls)

/** What is said of transactions, as `m` says the rest: apart from it, so that only the window of questions carries it. */
export function ofCalls(): CallMessages {
  return current.value
}
