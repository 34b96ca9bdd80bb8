import type { Values } from './values.ts'

export const clockWords = {
  quoteTooOld: ({ seconds }: Values<'seconds'>) => `The quote is ${spanOf(seconds)} old. Get a new one.`,
  lifeNearlyOver: 'Your time limit ends too soon for this transfer.',

  clockNotCompared: 'Your clock couldn’t be checked, so this quote’s age is unknown.',
  clockOffService: ({ seconds }: Values<'seconds'>) =>
    `Your clock differs from the service’s by ${spanOf(seconds)}: an old quote could look new.`,
  clockOffChain: ({ seconds, chain }: Values<'seconds' | 'chain'>) =>
    `Your clock differs from the newest block of ${chain} by ${spanOf(seconds)}: an old quote could look new.`,
}

// Two of a unit at least, so that no singular is needed.
function spanOf(seconds: string): string {
  const [length, unit] = UNITS.find(([each]) => Number(seconds) >= 2 * each) ?? [1, 'seconds']
  return `${Math.round(Number(seconds) / length)} ${unit}`
}

const UNITS = [
  [86_400, 'days'],
  [3_600, 'hours'],
  [60, 'minutes'],
] as const
