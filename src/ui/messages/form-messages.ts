import { enForm } from './en/form.ts'
import { part } from './part.ts'

export const ofForm = part('form', enForm)
