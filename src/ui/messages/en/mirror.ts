/** Every word about a wallet of which only the mirror is left: what else the browser kept of it is lost. */
export const enMirror = {
  title: 'The browser lost what it had stored',
  text: 'Your keys are not lost: a second copy is whole, and unlocking puts it back. Your money is on the chains and not touched. Activity, names and settings may be missing; accounts that you had added can be added again.',
  mended: 'Unlocked, and your wallet is stored whole again.',
}

export type MirrorMessages = typeof enMirror
