import type { ComponentChildren } from 'preact'

export type ChipTone = 'plain' | 'busy' | 'good' | 'warn' | 'bad'

export function Chip({ tone, children }: { tone: ChipTone; children: ComponentChildren }) {
  return <span class={`chip ${tone}`}>{children}</span>
}
