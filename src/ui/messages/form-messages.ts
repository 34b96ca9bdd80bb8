import { enFormDetails } from './en/form.ts'
import { lazyPart } from './part.ts'

export const ofFormDetails = lazyPart('form', enFormDetails)
