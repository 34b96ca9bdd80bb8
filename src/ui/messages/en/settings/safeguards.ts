export const enSafeguards = {
  title: 'Safeguards',
  linkHint: 'When a payment asks for your password.',
  intro:
    'While Causeway is unlocked, whoever sits at this computer could pay with it. Safeguards ask for your password first.',
  loading: 'Reading the safeguards.',
  failed: 'The safeguards could not be read',
  ask: 'Ask for the password',
  choices: { never: 'Never', somebodyNew: 'New payees', always: 'Always' },
  means: {
    never: 'An unlocked wallet pays without the password.',
    somebodyNew:
      'When money may go to somebody whom you have not paid from here before. Accounts of your recovery phrase are never new.',
    always: 'Before every payment and transaction, and before what is signed as data; between your own accounts, too.',
  },
  limit: 'Daily limit',
  noLimitNeeded: 'Every payment asks for the password anyway, so there is nothing to count.',
  limitHint:
    'What may go to others in 24 hours without the password, by the service’s prices. What has no price asks each time.',
  cold: 'Accounts that always ask',
  coldNone: 'None. Set it on the page of an account.',
  changes: 'What makes this stricter holds at once. What makes it looser asks for your password.',
  exempt: 'Revoking an approval or a key, cancelling and paying a higher fee never ask: they pay nobody new.',
  account: {
    title: 'Safeguard',
    label: 'Always ask for the password',
    hint: 'Before everything that this account pays or signs.',
  },
  why: {
    coldAccount: 'This account always asks for your password.',
    always: 'Every payment asks for your password.',
    somebodyNew: 'This may pay somebody new.',
    noPrice: 'This has no price that your daily limit could count.',
    aboveLimit: 'This goes above your daily limit.',
  },
}

export type SafeguardMessages = typeof enSafeguards
