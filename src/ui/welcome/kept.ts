import { useState } from 'preact/hooks'
import { useLeaving } from '../state/use-leaving.ts'
import type { ChosenBackup } from './restore-backup.tsx'

/** What was typed on steps that Back has left, and the words that were proposed. */
export type Kept = Readonly<{
  proposed?: readonly string[]
  confirming?: Readonly<{ places: readonly number[]; typed: readonly string[] }>
  phrase?: readonly string[]
  backup?: ChosenBackup
  password?: Readonly<{ password: string; again: string }>
}>

/**
 * Keeps what was typed while the first minutes last, in the memory of the page alone: all of it is secret but a sealed file.
 * It is forgotten when the page is left, as what stands in the fields is, and `onLeft` hears of it. Source: threat model 3.6.
 */
export function useKept(onLeft: () => void): Readonly<{ kept: Kept; keep: (more: Kept) => void; forget: () => void }> {
  const [kept, setKept] = useState<Kept>({})
  const leave = () => {
    setKept(({ backup }) => (backup ? { backup: { file: backup.file, password: '', found: undefined } } : {}))
    onLeft()
  }
  useLeaving({ hide: () => undefined, forget: leave })
  return { kept, keep: (more) => setKept((before) => ({ ...before, ...more })), forget: () => setKept({}) }
}
