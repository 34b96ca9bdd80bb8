import { enCallPicker } from './en/picks.ts'
import { lazyPart } from './part.ts'

export const ofCallPicker = lazyPart('picks', enCallPicker)
