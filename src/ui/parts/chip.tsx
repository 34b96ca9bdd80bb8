import type { ComponentChildren } from 'preact'

export type ChipTone = 'plain' | 'busy' | 'good' | 'warn' | 'bad'

/** A state in one or two words. */
export function Chip({ tone, children }: { tone: ChipTone; children: ComponentChildren }) {
  return <span class={`chip ${tone}`}>{children}</span>
}
