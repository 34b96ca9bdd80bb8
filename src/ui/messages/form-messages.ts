import { signal } from '@preact/signals'
import { enForm, type FormMessages } from './en-form.ts'

const current = signal<FormMessages>(enForm)

/** What the form says, as `m` says the rest: apart from it, so that only the form carries it. */
export function ofForm(): FormMessages {
  return current.value
}
