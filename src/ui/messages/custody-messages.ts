import { enCustody } from './en/custody.ts'
import { part } from './part.ts'

export const ofCustody = part('custody', enCustody)
