import { enFormDetails } from './en/form/form-details.ts'
import { lazyPart } from './lazy-part.ts'

export const ofFormDetails = lazyPart('form', enFormDetails)
