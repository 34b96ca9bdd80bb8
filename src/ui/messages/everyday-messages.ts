import { enActivity } from './en/transfer/activity-and-receipts.ts'
import { lazyPart } from './lazy-part.ts'

export const ofActivity = lazyPart('everyday', enActivity)
