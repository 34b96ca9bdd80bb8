import { enWindows } from './en/approval/windows.ts'
import { lazyPart } from './lazy-part.ts'

export const ofWindows = lazyPart('places', enWindows)
