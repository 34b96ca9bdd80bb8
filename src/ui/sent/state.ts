import type { BundleView } from '../../api/views.ts'
import type { ChipTone } from '../parts/chip.tsx'

/** How far a page's transactions have come, in one word. */
export type SentState = 'funding' | 'calls' | 'done' | 'failed'

export const SENT_TONES: Readonly<Record<SentState, ChipTone>> = {
  funding: 'busy',
  calls: 'busy',
  done: 'good',
  failed: 'bad',
}

/** The word for a bundle. */
export function sentStateOf({ bundle }: BundleView): SentState {
  return bundle.stage.stage
}
