import * as v from 'valibot'
import type { KeyStanding } from '../core/key-standing.ts'
import { nothing, row } from './row.ts'

/** What our own pages may ask about the user's key of the service, and how the service takes it. */
export const KEY_METHODS = {
  /** Whether there is a key of the service, and how it ends; the key itself goes to no page. */
  'apiKey.get': row<Readonly<{ state: 'locked' | 'none' } | { state: 'kept'; ending: string }>>()('read', nothing),
  /** Keeps a key that the service knows; every other outcome changes nothing. */
  'apiKey.set': row<Readonly<{ outcome: 'kept' | 'noKey' | 'notKnown' | 'notAsked' | 'locked' }>>()(
    'act',
    v.strictObject({ key: v.pipe(v.string(), v.maxLength(300)) }),
  ),
  'apiKey.remove': row<null>()('act', nothing),
  'keyStanding.get': row<KeyStanding>()('read', nothing),
  /** From now on the service is asked without the key, until there is another one or it is to be used again. */
  'keyStanding.setAside': row<null>()('act', nothing),
  'keyStanding.useAgain': row<null>()('act', nothing),
} as const
