import { createContext } from 'preact'

/**
 * What the sentences below say the reason for: a field of a form, or its quote. They are marked with it, so that whoever
 * names the reason elsewhere finds where it is said in full.
 */
export const ReasonOf = createContext<string | undefined>(undefined)
