/** Every word about a key of the user's own that the service refuses. */
export const enKey = {
  title: 'The service refuses your API key',
  text: 'With this key it answers nothing: no quotes, and no news of money on its way. Your money is not touched. Save another key, or ask without one.',
  toSettings: 'To Settings',
  without: 'Ask without the key',
  /** How a saved key ends, where it is not in use as it should be. */
  kept: {
    refused: (ending: string) => `Refused by the service: a key ending in ${ending}`,
    setAside: (ending: string) => `Not in use, as the service refused it: a key ending in ${ending}`,
  },
  again: 'Use this key again',
}

export type KeyMessages = typeof enKey
