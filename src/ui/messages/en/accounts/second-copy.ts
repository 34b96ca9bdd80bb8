export const enSecondCopy = {
  title: 'The browser lost what it had stored',
  text: 'Your keys are not lost: a second copy is whole, and unlocking puts it back. Your money is on the chains and not touched. Activity, names and settings are put back from copies too; an account that is missing all the same can be added again.',
  mended: 'Unlocked, and your wallet is stored whole again.',
  accountsMended:
    'Your list of accounts was not whole. What could be found again is in it, by a number: look under Accounts.',
  unreadableTitle: 'The wallet cannot be opened',
  unreadable: 'The stored wallet cannot be read',
  unreadableText:
    'Causeway has left it exactly as it is. Your money is on the chains, not in this browser: with your recovery phrase you can always reach it. Only what lies under an imported key needs a copy of that key, or a backup file.',
  damaged: 'Your keys here are damaged in every copy',
  damagedText:
    'This browser kept your sealed keys in more than one copy, and none can be read any more: a fault of the disk, or of another program. Your money is on the chains and has not moved. Your recovery phrase brings your accounts back, or a backup file; an imported key needs such a file or a copy of the key.',
  saveTitle: 'Save the damaged copies',
  saveText:
    'What is stored, as it is, in a file. Your keys in it stay sealed with your password. Somebody who helps you may get them back out of it: keep it until your accounts are here again.',
  save: 'Save as a file',
  saved: (name: string) => `${name} was given to the browser. Look for it before you go on.`,
  anewTitle: 'Set the wallet up anew',
  anewText:
    'Erase what is damaged, then bring your accounts back with the phrase or a backup file. Money under way is still followed.',
  changed: 'What is stored changed after you saved it. Nothing was erased: save it once more.',
  noAnswer: 'The wallet does not answer',
  noAnswerText: 'Your money is on the chains, not in this browser. Try again, or restart the browser.',
}

export type SecondCopyMessages = typeof enSecondCopy
