import { count } from '../format.ts'

export const enTerms = {
  newer: {
    ready: 'A newer quote is ready',
    over: 'This quote has run out',
    runOut: 'This quote has run out. Nothing was signed.',
    none: 'This quote could not be renewed',
    show: 'Show it',
    showNewer: 'Show the newer one',
    showWhy: 'Show why',
  },
  least: {
    refused: (amount: string, ago: string) => `${amount} was too little here ${ago}.`,
    worked: (amount: string, ago: string) => `${amount} was enough ${ago}.`,
  },
  life: {
    title: 'Money back after',
    hint: 'What the service has not carried out by then, it sends back. Network fees are spent all the same.',
    minutes: (minutes: number) => `${minutes} min`,
    is: (minutes: number) => `money back after ${minutes} min`,
    review: (minutes: number) =>
      `If the service has not carried it out within ${count(minutes, 'minute')}, it sends the money back. That is its word; the order does not say so.`,
  },
}

export type TermMessages = typeof enTerms
