import * as v from 'valibot'
import type { ApiKeyStatus } from '../../core/families/exchange-b/api-key-status.ts'
import { nothing, row } from '../row.ts'

export const SERVICE_KEY_METHODS = {
  /** The key itself never leaves the background. */
  'apiKey.get': row<Readonly<{ state: 'locked' | 'none' } | { state: 'kept'; lastCharacters: string }>>()(
    'read',
    nothing,
  ),
  /** Only `kept` changes anything. */
  'apiKey.set': row<Readonly<{ outcome: 'kept' | 'noKey' | 'notKnown' | 'notAsked' | 'locked' }>>()(
    'act',
    v.strictObject({ key: v.pipe(v.string(), v.maxLength(300)) }),
  ),
  'apiKey.remove': row<null>()('act', nothing),
  'keyStanding.get': row<ApiKeyStatus>()('read', nothing),
  'keyStanding.setAside': row<null>()('act', nothing),
  'keyStanding.useAgain': row<null>()('act', nothing),
} as const
