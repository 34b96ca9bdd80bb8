import { enForm } from './en/form.ts'
import { part } from './part.ts'

/** What the form says, as `m` says the rest: apart from it, so that only the form carries it. */
export const ofForm = part('form', enForm)
