import { useState } from 'preact/hooks'
import { useLeaving } from '../state/page/use-leaving.ts'
import type { FoundKey } from './import-key.tsx'
import type { ChosenBackup } from './restore-backup.tsx'

export type SetupState = Readonly<{
  proposed?: readonly string[]
  confirming?: Readonly<{ places: readonly number[]; typed: readonly string[] }>
  phrase?: readonly string[]
  passphrase?: string
  key?: FoundKey | undefined
  backup?: ChosenBackup
  password?: Readonly<{ password: string; again: string }>
}>

/** In memory only, since most of it is secret. Leaving the page erases it (threat model 3.6). */
export function useSetupState(
  onLeft: () => void,
): Readonly<{ kept: SetupState; keep: (more: SetupState) => void; forget: () => void }> {
  const [kept, setKept] = useState<SetupState>({})
  const leave = () => {
    setKept(({ backup }) => (backup ? { backup: { file: backup.file, password: '', found: undefined } } : {}))
    onLeft()
  }
  useLeaving({ hide: () => undefined, forget: leave })
  return { kept, keep: (more) => setKept((before) => ({ ...before, ...more })), forget: () => setKept({}) }
}
