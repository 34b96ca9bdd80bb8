/**
 * Hears what the user agrees to on a page of ours: the wallet stays open for a while longer, and nothing is heard while it
 * is locked (threat model 3.5).
 *
 * @param touch moves the time at which the wallet locks itself, and says whether it is open
 */
export async function whileOpen<T>(
  touch: () => Promise<Readonly<{ unlocked: boolean }>>,
  act: () => Promise<T>,
): Promise<T | Readonly<{ outcome: 'locked' }>> {
  const { unlocked } = await touch()
  return unlocked ? act() : { outcome: 'locked' }
}
