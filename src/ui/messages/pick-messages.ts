import { enCallPicker } from './en/form/call-picker.ts'
import { lazyPart } from './lazy-part.ts'

export const ofCallPicker = lazyPart('picks', enCallPicker)
