/** Runs a user's act if unlocked (threat model 3.5). `touch` postpones the automatic lock. */
export async function whileUnlocked<T>(
  touch: () => Promise<Readonly<{ unlocked: boolean }>>,
  act: () => Promise<T>,
): Promise<T | Readonly<{ outcome: 'locked' }>> {
  const { unlocked } = await touch()
  return unlocked ? act() : { outcome: 'locked' }
}
