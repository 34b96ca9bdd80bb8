import { explore } from './explore.ts'

/** What is built with a part of the rule undone. */
export const subject = { explore }
export type Subject = typeof subject
