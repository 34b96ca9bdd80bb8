import { enActivity } from './en/everyday.ts'
import { lazyPart } from './part.ts'

export const ofActivity = lazyPart('everyday', enActivity)
