import { signal } from '@preact/signals'
import { enRefusals, type RefusalMessages } from './en-refusals.ts'

const current = signal<RefusalMessages>(enRefusals)

/** What is said where there is no quote, as `m` says the rest: only screens that ask for quotes carry it. */
export function ofRefusals(): RefusalMessages {
  return current.value
}
