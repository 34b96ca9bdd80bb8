export const enServiceKeyRefused = {
  title: 'The service refuses your API key',
  text: 'With this key it answers nothing: no quotes, and no news of money on its way. Your money is not touched. Save another key, or ask without one.',
  toSettings: 'To Settings',
  without: 'Ask without the key',
  /** The last characters of the key. */
  kept: {
    refused: (ending: string) => `Refused by the service: a key ending in ${ending}`,
    setAside: (ending: string) => `Not in use, as the service refused it: a key ending in ${ending}`,
  },
  again: 'Use this key again',
}

export type ServiceKeyRefusedMessages = typeof enServiceKeyRefused
