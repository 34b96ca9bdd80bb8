import { enFindings } from './en-findings.ts'
import { part } from './part.ts'

/** What stands above the sentence of a finding, in languages other than English. */
export const ofFindings = part('findings', enFindings)
