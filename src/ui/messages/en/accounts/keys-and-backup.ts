import { count, dayOf, list, span } from '../format.ts'

type Found = Readonly<{ createdAt: number; accounts: number; watched: number; keys: number }>

export const enKeysAndBackup = {
  gate: {
    wrong: (failed: number) => `That is not the password. ${count(failed, 'wrong try', 'wrong tries')} so far.`,
    waitButton: (seconds: number) => `Wait ${span(seconds)}`,
    checking: 'Checking the password…',
  },
  password: {
    title: 'Change password',
    text: 'Everything that Causeway keeps is encrypted again, with new keys. The old password then opens nothing here. Files of the browser can hold old bytes for a while: if somebody else knows the old password, move your money to a new recovery phrase.',
    backups: 'Backup files keep the password that they were made with.',
    current: 'Current password',
    next: 'New password',
    again: 'The new password again',
    same: 'This is the password that you have now.',
    go: 'Change password',
    busy: 'Encrypting everything again…',
    done: 'The password is changed.',
    doneText: 'From now on the new one unlocks this wallet. You stay unlocked.',
    back: 'Back to Settings',
    unsure:
      'If Causeway asks for a password now, try the new one first, then the old one. Your keys are safe either way.',
  },
  words: {
    title: 'Recovery phrase',
    warn: 'Whoever sees these words can take everything, at once and for good.',
    warnText: 'Nobody from Causeway ever asks for them. Be alone, and show them on no call and in no picture.',
    go: 'Continue',
    hidden: 'Hidden',
    list: 'The words of your recovery phrase',
  },
  key: {
    title: 'Private key',
    of: (label: string) => `The private key of ${label}`,
    warn: 'Whoever sees this key can take everything in this account, on every EVM chain.',
    warnText: 'Nobody from Causeway ever asks for it. Be alone, and show it on no call and in no picture.',
  },
  backup: {
    title: 'Backup file',
    text: 'One encrypted file with your recovery phrase, imported keys, keys of exchanges, your key of the service, the names of your accounts, and the addresses that you watch.',
    notIn:
      'Not in it: the history, transfers under way and their deposit addresses, the address book, permissions of sites, settings. A transfer that is paid goes on at the service, but a restored wallet does not follow it.',
    without:
      'Whoever has the file and its password has your money. Anyone who has the file can try passwords for as long as they like, so choose a good one.',
    own: 'A password of its own',
    ownHint: 'Otherwise the file opens with the password that you have now.',
    filePassword: 'Password of the file',
    again: 'The same password again',
    go: 'Save the backup file',
    busy: 'Encrypting the file…',
    saved: 'Look for the backup file',
    savedAs: (name: string) =>
      `Your browser was given ${name}. Look in its downloads whether it is there: Causeway cannot see that.`,
    saveAgain: 'Save again',
    keep: 'Keep it off this computer, and keep the recovery phrase on paper as well.',
  },
  restore: {
    forgotten: 'You left this page, so the password was taken out of it. Type it again.',
    text: 'A file that Causeway has made, with the recovery phrase, keys, accounts and watched addresses of that moment. It stays on this device.',
    notIn:
      'It does not bring back the history, the address book, permissions of sites, or settings. Transfers that were under way go on at the service and pay their recipients all the same, but this wallet does not follow them.',
    choose: 'Choose the backup file',
    other: 'Choose another file',
    password: 'Password of the file',
    tooLarge: 'This file is too large to be a backup of Causeway.',
    open: 'Open the file',
    busy: 'Opening the file…',
    opened: 'The file is whole',
    found: ({ createdAt, accounts, watched, keys }: Found) =>
      `Made on ${dayOf(createdAt / 1_000)}. It has ${list([
        count(accounts, 'account'),
        ...(watched > 0 ? [count(watched, 'watched address', 'watched addresses')] : []),
        ...(keys > 0 ? [count(keys, 'key of an exchange', 'keys of exchanges')] : []),
      ])}.`,
  },
  erase: {
    text: 'Nobody can recover it, not even Causeway. Trying other passwords loses nothing.',
    back: 'To go on without it, erase this wallet. Then your recovery phrase brings your accounts back, or a backup file with the password of that file.',
    lost: 'Without the phrase or such a file, your money is lost for good.',
    imported: (labels: readonly string[]) =>
      `Imported keys come back by such a file alone, or a copy of the key: ${list(labels)}.`,
    followed: 'Causeway follows it to its end. What is not signed yet waits for its account.',
    gone: 'Erased: recovery phrase, imported keys, keys of exchanges and of the service, in every copy that this browser keeps. Backup files stay.',
    kept: 'Kept: history and what is under way; for the same phrase also names, sites and settings.',
    word: 'ERASE',
    type: (word: string) => `Type ${word} to go on`,
    go: 'Erase this wallet',
    done: 'Erased. Bring your accounts back.',
  },
  accounts: {
    title: 'Accounts',
    one: 'Account',
    loading: 'Reading the accounts.',
    failed: 'The accounts could not be read',
    own: 'Your accounts',
    imported: 'Imported key',
    hidden: 'Hidden',
    watched: 'Watch-only',
    watchedMeaning: 'Causeway has no key for it. Money can be sent there and come back there; it cannot pay from here.',
    families: { evm: 'EVM', bitcoin: 'Bitcoin', exchangeB: 'Exchange' },
    more: 'Add an account',
    next: 'Add the next account',
    nextHint:
      'The next one of your recovery phrase, on EVM chains and on Bitcoin. After a restore from the words, add accounts here until you see yours.',
    import: 'Import a private key',
    importHint:
      'An EVM account from elsewhere. It is kept encrypted on this device; your recovery phrase does not restore it, so keep the key.',
    key: 'Private key',
    keyHint: '64 hex digits, with or without 0x',
    importGo: 'Import',
    watch: 'Watch an address',
    watchHint:
      'An address of yours whose key is elsewhere, such as on a hardware wallet. You can choose it as a recipient.',
    address: 'Address',
    addressHint: 'On EVM chains or Bitcoin, or the number of an account of an exchange',
    watchGo: 'Watch',
    name: 'Name',
    nameExample: 'Savings',
    missing: 'This is still empty.',
    added: (name: string) => `${name} is in the list now.`,
    gone: 'There is no such account any more.',
    rename: 'Rename',
    renamed: (name: string) => `It is called ${name} now.`,
    from: {
      words:
        'It comes from your recovery phrase. After a restore from the words, add the next account until you see this one.',
      key: 'Its key was imported: your recovery phrase does not restore it.',
    },
    list: 'In the list',
    up: 'Move up',
    down: 'Move down',
    moved: (name: string, place: number, of: number) => `${name} is number ${place} of ${of} now.`,
    hide: 'Hide',
    show: 'Show again',
    hideHint: 'A hidden account keeps its money, and sites that it is connected to still see it.',
    hiddenNow: (name: string) => `${name} is hidden now.`,
    shownAgain: (name: string) => `${name} is shown again.`,
    unwatch: 'Stop watching',
    unwatched: (name: string) => `${name} is no longer watched.`,
    secret: 'Its key',
    keyRowHint: 'Asks for your password.',
    forget: 'Remove from this wallet',
    forgetTitle: (label: string) => `Remove ${label}?`,
    forgetText:
      'Its key is deleted from this device, and your recovery phrase does not bring it back. Without a copy of the key elsewhere, the money in this account is lost.',
    forgetGo: 'Delete the key',
  },
  /** The user left the page, and the typed words were erased. */
  forgotten: 'You left this page, so the words that you had typed were taken out of it. Type them again.',
  held: {
    hold: 'Hold to show',
    holding: 'Release to hide',
    hint: 'Hold the button down, or hold Space. It is hidden again as soon as you let go.',
    left: (seconds: number) => `This page forgets it in ${span(seconds)}.`,
    copy: 'Copy instead',
    copyText:
      'Any program on this computer can read what is copied, and some keep it. Paper is safer. Causeway empties the clipboard after a minute, or when you leave this screen: only while this window is open and in front.',
    copyGo: 'Copy all the same',
    copied: 'Copied. Keep this window open: it empties the clipboard in a minute.',
    emptied: 'The clipboard is empty again.',
    notCopied: 'It could not be copied.',
  },
}

export type KeysAndBackupMessages = typeof enKeysAndBackup
