import { count } from './en-words.ts'

/** Every word about looking back, at what was done and at what it came to. */
export const enEveryday = {
  find: {
    label: 'Find in activity',
    placeholder: 'Amount, chain, address, hash',
    ending: 'State',
    anyEnding: 'Any state',
    endings: { moving: 'Under way', done: 'Done', returned: 'Refunded', failed: 'Did not go out' },
    chain: 'Chain',
    anyChain: 'Any chain',
    asker: 'Asked for by',
    anyAsker: 'Anybody',
    wallet: 'You, in this wallet',
    clear: 'Clear',
    none: 'Nothing fits that',
    noneText: 'Look for fewer words, or clear the filter. Nothing was removed: it only leaves things out of the list.',
    looking: (seen: number) => `Looking through earlier ones: ${seen.toLocaleString('en')} so far.`,
    found: (found: number) => (found === 0 ? 'Nothing found.' : `${count(found, 'entry', 'entries')} found.`),
  },
  save: {
    title: 'Take it away',
    all: 'Every crossing, as a file.',
    listed: 'Every crossing that fits the filter, as a file.',
    csv: 'CSV',
    json: 'JSON',
    nothing: 'No crossing fits the filter, so there is no file.',
  },
}

export type EverydayMessages = typeof enEveryday
