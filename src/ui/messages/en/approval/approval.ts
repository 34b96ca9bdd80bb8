export const enApproval = {
  approval: {
    title: 'Request',
    connectTitle: 'Connect?',
    intentTitle: 'Move money?',
    connectAsks: 'wants to see your address, and to ask for transfers, transactions and signatures.',
    payFrom: 'Pay from',
    intentAsks: 'asks you to make this transfer.',
    connect: 'Connect',
    accounts: (accounts: number): string =>
      accounts === 1 ? 'It will see this account' : 'Which accounts may it see?',
    can: [
      'It can see the address and balances of each account that you let it see.',
      'It can ask for transfers, transactions and signatures, including ones that let others take your tokens. You review each of them.',
    ],
    cannot: ['It cannot move money by itself.', 'It cannot see your recovery phrase or your other accounts.'],
    punycode: 'This name has special letters that can imitate another name. Make sure that it is the site you know.',
    notEncrypted: 'This site is not encrypted: anyone on the way could have changed it.',
    queue: (at: number, all: number) => `${at} of ${all}`,
    noneTitle: 'Nothing is waiting for you',
    noneText: 'The request is over, or the site took it back. You can close this window.',
    changed: 'What you saw has changed, so nothing was signed. This is how it stands now.',
    locked: 'The wallet is locked. Unlock it and try again.',
    failed: 'That did not go through',
    loading: 'Reading the request.',
    listFailed: 'The requests could not be read',
  },
  phishing: {
    title: 'Known phishing site',
    steals: 'This site is on a list of sites that steal from wallets.',
    what: 'Sites like this pass themselves off as another one and ask for a signature that gives your money away. It sees none of your accounts now. If you let it in before, look at Approvals.',
    leave: 'Leave',
    list: (made: Date) =>
      `The list comes with Causeway and dates from ${made.toLocaleDateString('en', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })}. No server was asked about this site.`,
    goOn: 'The list is wrong about it',
    mistaken:
      'Lists make mistakes. If you know this site, and no message or advertisement led you here, type its name.',
    type: 'To go on, type:',
    label: 'The name of the site',
    insist: 'Go on at my own risk',
    alikeTitle: (known: string) => `This is not ${known}`,
    alike: (known: string) =>
      `Its name can be taken for ${known}. If that is where you wanted to go, leave, and type the address yourself.`,
    uncheckedTitle: 'Not compared with known phishing sites',
    unchecked: 'The list of Causeway could not be read. Make sure that this is the site you know.',
  },
  message: {
    title: 'Sign a message?',
    signInTitle: 'Sign in?',
    asks: 'wants your account to sign this message.',
    signInAsks: 'wants you to sign in with your account.',
    sign: 'Sign',
    signIn: 'Sign in',
    text: 'The whole message',
    bytes: 'The message, as bytes',
    account: 'Signed with',
    means: 'A signature moves no money by itself. Whoever has it can show that this account agreed to the words above.',
    meansBytes:
      'Whoever has the signature can show that this account signed these bytes. To some contracts that is enough to move your money.',
    signsInTo: 'The message signs in to',
    problemTitle: {
      malformed: 'This is no proper sign-in',
      domain: 'This signs in somewhere else',
      account: 'This is for another account',
      chain: 'This names another chain',
      notYet: 'This is not valid yet',
      expired: 'This has run out',
    },
    problem: {
      malformed: 'The message looks like a sign-in and leaves out what one must say. Causeway does not sign it.',
      domain: 'A site that asks for that may want to take your place there. Causeway does not sign it.',
      account: 'The message names an account that is not the one that would sign. Causeway does not sign it.',
      chain: 'The site is on another chain than its message says. It may not accept the signature.',
      notYet: 'By its own words the message is good only later. The site may not accept the signature.',
      expired: 'By its own words the message is no longer good. The site may not accept the signature.',
    },
    exchangeTitle: 'This is an order to an exchange',
    exchange: {
      transfer:
        'With this signature an exchange can pay out of your account there. Sign it only if you asked for just that on the exchange’s own site.',
      registration:
        'With this signature an exchange gives somebody else’s key power over your account there. Sign it only on the exchange’s own site, when you asked it for a key.',
      integrator:
        'With this signature an integrator may charge your account on the exchange a fee on every trade. Sign it only on the exchange’s own site, or where you trade on purpose.',
      subAccount:
        'With this signature the exchange opens one more account of yours there. Sign it only on the exchange’s own site, when you asked for one.',
      airdrop:
        'With this signature the exchange gives tokens that are due to you to the accounts in the text. Sign it only on the exchange’s own site, if they are yours.',
    },
    integratorTerms: (integrator: string, account: string, fee: string, until: string) =>
      `Integrator account ${integrator} may take up to ${fee}% of each trade of account ${account}, until ${until}.`,
    integratorRevoked: (integrator: string, account: string) =>
      `Integrator account ${integrator} may charge account ${account} no more.`,
    hidingTitle: 'Characters hide in this message',
    hiding:
      'It holds characters that nobody sees, or that turn the text around. Below they stand as ⟨U+…⟩. Sign it only if you know why they are there.',
    unreadableTitle: 'This cannot be read',
    unreadable:
      'The message is not plain text, so nobody can see what it agrees to: it may let somebody move your money. Sign it only if you know why the site needs it.',
  },
}
