import { isVaultError } from '../error.ts'

/** Runs an act on the opened vault, or gives `locked`. Other errors pass through. */
export async function unlessLocked<T, L>(locked: L, act: () => Promise<T>): Promise<T | L> {
  try {
    return await act()
  } catch (error) {
    if (isVaultError(error, 'LOCKED')) return locked
    throw error
  }
}
