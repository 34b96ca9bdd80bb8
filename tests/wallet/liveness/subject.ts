import { exploreBundle } from './bundles/explore.ts'
import { explore } from './explore.ts'

/** The build undoes one part of the rule. */
export const subject = { explore, exploreBundle }
export type Subject = typeof subject
