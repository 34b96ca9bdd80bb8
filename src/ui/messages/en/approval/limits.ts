export const enLimits = {
  scrollToSign: 'Scroll to the end to sign',
  emptyLines: (lines: number) => `${lines} empty lines`,
  spaces: (spaces: number) => `${spaces} spaces`,
  limitTo: 'Limit it to',
  limit: 'Limit',
  limitToBalance: 'Limit to my balance',
  limitHint: 'The amount that you spend now is enough for an honest site.',
  limitWrong: 'Enter an amount.',
  cannotLimitTitle: 'This has no limit, and none can be set',
  cannotLimit: 'The site expects it exactly as it is. Reject it, and ask the site for an approval of a limited amount.',
}

export type LimitMessages = typeof enLimits
