export const enServiceKey = {
  title: 'API key of the service',
  meaning:
    'A key of your own allows more questions a minute, and lets a sponsor pay fees. It is kept encrypted and goes to the service alone, never to a site.',
  label: 'API key',
  save: 'Save',
  remove: 'Remove',
  kept: (ending: string) => `In use: a key ending in ${ending}`,
  removed: 'The key was removed. The service is asked without one.',
  failed: 'The key could not be read',
  loading: 'Looking for a key.',
  outcome: {
    kept: 'The service knows this key. It is used from now on.',
    noKey: 'That is not a key: a key has 4 to 200 letters, digits or signs, and no spaces.',
    notKnown: 'The service does not know this key. Nothing was saved: check it, or make a new one there.',
    notAsked: 'The service did not answer, so the key could not be tried. Nothing was saved: try again.',
    locked: 'The wallet is locked. Nothing was saved.',
  },
} as const

export type ServiceKeyMessages = typeof enServiceKey
