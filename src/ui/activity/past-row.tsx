import { SentRow } from '../sent/sent-row.tsx'
import { CrossingRow } from './crossing-row.tsx'
import type { Past } from './past.ts'

/** One of either kind in a list. */
export function PastRow({ past }: { past: Past }) {
  return past.kind === 'crossing' ? <CrossingRow execution={past.execution} /> : <SentRow view={past.view} />
}
