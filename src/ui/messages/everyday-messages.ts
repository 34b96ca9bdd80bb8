import { signal } from '@preact/signals'
import { type EverydayMessages, enEveryday } from './en-everyday.ts'

const current = signal<EverydayMessages>(enEveryday)

/** What is said of looking back, as `m` says the rest: apart from it, so that the first paint does not carry it. */
export function ofEveryday(): EverydayMessages {
  return current.value
}
