export const enCommandPalette = {
  title: 'Commands',
  go: 'Go to',
  act: 'Do',
  past: 'Activity',
  screens: {
    home: 'Home',
    form: 'Transfer',
    receive: 'Receive',
    utxos: 'Bitcoin coins',
    activity: 'Activity',
    accounts: 'Accounts',
    allowances: 'Approvals',
    settings: 'Settings',
  },
  screenWords: {
    home: 'balances account',
    form: 'send bridge swap cross',
    receive: 'address qr deposit',
    utxos: 'utxo btc',
    activity: 'history transfers export csv json',
    accounts: 'add import key watch rename',
    allowances: 'allowances permissions tokens revoke take back',
    settings: 'sites theme limits keys help support',
    safeguards: 'password limit daily cold account protect',
    words: 'recovery phrase seed mnemonic show reveal',
    backup: 'save file export restore',
    password: 'change',
  },
  copy: (name: string) => `Copy the address of ${name}`,
  bitcoin: { p2wpkh: 'Bitcoin, Native SegWit', p2tr: 'Bitcoin, Taproot' },
  lock: 'Lock the wallet',
  transfer: (amount: string, from: string, to: string) =>
    from === to ? `${amount}, on ${from}` : `${amount}, ${from} to ${to}`,
}

export type CommandPaletteMessages = typeof enCommandPalette
