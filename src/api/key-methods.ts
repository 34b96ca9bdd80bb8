import type { KeyStanding } from '../core/key-standing.ts'
import { nothing, row } from './row.ts'

/** What our own pages may ask about how the service takes the user's key. */
export const KEY_METHODS = {
  'keyStanding.get': row<KeyStanding>()('read', nothing),
  /** From now on the service is asked without the key, until there is another one or it is to be used again. */
  'keyStanding.setAside': row<null>()('act', nothing),
  'keyStanding.useAgain': row<null>()('act', nothing),
} as const
