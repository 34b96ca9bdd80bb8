/** Every word about a wallet that cannot be opened, or of which only the mirror is left: what else the browser kept of it is lost. */
export const enMirror = {
  title: 'The browser lost what it had stored',
  text: 'Your keys are not lost: a second copy is whole, and unlocking puts it back. Your money is on the chains and not touched. Activity, names and settings may be missing; accounts that you had added can be added again.',
  mended: 'Unlocked, and your wallet is stored whole again.',
  accountsMended:
    'Your list of accounts was not whole. What could be found again is in it, by a number: look under Accounts.',
  unreadableTitle: 'The wallet cannot be opened',
  unreadable: 'The stored wallet cannot be read',
  unreadableText:
    'Causeway has left it exactly as it is. Your money is on the chains, not in this browser: with your recovery phrase you can always reach it. Only what lies under an imported key needs a copy of that key, or a backup file.',
  noAnswerTitle: 'One moment',
  noAnswer: 'The wallet does not answer',
  noAnswerText: 'Your money is on the chains, not in this browser. Try again, or restart the browser.',
}

export type MirrorMessages = typeof enMirror
