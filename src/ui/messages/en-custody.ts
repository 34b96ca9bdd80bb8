import { count, span } from './en-words.ts'

/** Every word about the keys that the wallet keeps. */
export const enCustody = {
  gate: {
    wrong: (failed: number) => `That is not the password. ${count(failed, 'wrong try', 'wrong tries')} so far.`,
    wait: 'Too many wrong tries: this one was not looked at.',
    waitButton: (seconds: number) => `Wait ${span(seconds)}`,
    checking: 'Checking the password…',
  },
  password: {
    title: 'Change password',
    text: 'Everything that Causeway keeps is sealed anew, under new keys. The old password opens nothing on this device any more.',
    backups: 'Backup files keep the password that they were made with.',
    current: 'Current password',
    next: 'New password',
    again: 'The new password again',
    same: 'This is the password that you have now.',
    go: 'Change password',
    busy: 'Sealing everything anew…',
    done: 'The password is changed.',
    doneText: 'From now on the new one unlocks this wallet. You stay unlocked.',
    back: 'Back to Settings',
    unsure:
      'If Causeway asks for a password now, try the new one first, then the old one. Your keys are safe either way.',
  },
  words: {
    title: 'Recovery words',
    warn: 'Whoever sees these words can take everything, at once and for good.',
    warnText: 'Nobody from Causeway ever asks for them. Be alone, and show them on no call and in no picture.',
    go: 'Continue',
    hidden: 'Hidden',
    list: 'Your recovery words',
  },
  key: {
    title: 'Private key',
    of: (label: string) => `The private key of ${label}`,
    warn: 'Whoever sees this key can take everything in this account, on every EVM chain.',
  },
  held: {
    hold: 'Hold to show',
    holding: 'Release to hide',
    hint: 'Hold the button down, or hold Space. It is hidden again as soon as you let go.',
    left: (seconds: number) => `Forgotten by this page in ${span(seconds)}.`,
    copy: 'Copy instead',
    copyText:
      'Any program on this computer can read what is copied, and some keep it. Paper is safer. The clipboard is emptied after a minute, or when you leave this screen.',
    copyGo: 'Copy all the same',
    copied: 'Copied. The clipboard is emptied in a minute.',
    emptied: 'The clipboard is empty again.',
    notCopied: 'It could not be copied.',
  },
}

export type CustodyMessages = typeof enCustody
