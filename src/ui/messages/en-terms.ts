/** Every word about the terms of a price: how long it holds, and what was learned of the terms of a route. */
export const enTerms = {
  newer: {
    ready: 'A newer price is ready',
    over: 'This price has run out',
    none: 'This price could not be renewed',
    show: 'Show it',
    showNewer: 'Show the newer one',
    showWhy: 'Show why',
  },
}

export type TermMessages = typeof enTerms
