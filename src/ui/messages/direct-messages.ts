import { enDirect } from './en/direct.ts'
import { part } from './part.ts'

/** What is said of a payment straight to its recipient, apart from `m`. */
export const ofDirect = part('direct', enDirect)
