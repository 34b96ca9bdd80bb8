import { createContext } from 'preact'

/**
 * The field or quote that the sentences below explain. It marks them, so that a reason named elsewhere finds its full
 * text.
 */
export const ReasonTarget = createContext<string | undefined>(undefined)
