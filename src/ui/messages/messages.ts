import { signal } from '@preact/signals'
import { en, type Messages } from './en.ts'

const current = signal<Messages>(en)

/** The catalogue of the language in use; a screen that reads it is drawn again when the language changes. */
export function m(): Messages {
  return current.value
}
