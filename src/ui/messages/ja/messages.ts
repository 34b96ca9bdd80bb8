import type { Said } from '../worded.ts'
import { asking } from './asking.ts'
import { following } from './following.ts'
import { moving } from './moving.ts'
import { reviewing } from './reviewing.ts'
import { screens } from './screens.ts'
import { settings } from './settings.ts'

export const ja: Said = { ...screens, ...moving, ...reviewing, ...following, ...asking, ...settings }
