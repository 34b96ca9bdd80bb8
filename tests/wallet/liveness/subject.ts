import { explore } from './explore.ts'

/** The build undoes one part of the rule. */
export const subject = { explore }
export type Subject = typeof subject
