import { isVaultError } from './error.ts'

/** What an act on the opened vault gives, or `locked` where the wallet is. Whatever else the act throws passes through. */
export async function unlessLocked<T, L>(locked: L, act: () => Promise<T>): Promise<T | L> {
  try {
    return await act()
  } catch (error) {
    if (isVaultError(error, 'LOCKED')) return locked
    throw error
  }
}
