import type { TradeType } from '../../core/intent.ts'

/** Every word of the form that only the form says. */
export const enForm = {
  youSend: { EXACT_INPUT: 'You pay exactly', EXACT_OUTPUT: 'You pay', EXPECTED_OUTPUT: 'You pay' } satisfies Record<
    TradeType,
    string
  >,
  arrives: (trade: TradeType, isToYou: boolean) =>
    trade === 'EXACT_OUTPUT' ? (isToYou ? 'You receive exactly' : 'They receive exactly') : 'Arrives, about',
  howExact: 'How exact must it be?',
  exact: { EXACT_OUTPUT: 'Exactly', EXPECTED_OUTPUT: 'About' } satisfies Partial<Record<TradeType, string>>,
  aboutNote: 'A little less may arrive where a price moves: never less than the least in the quote below.',
  trade: {
    exactToOpenAddress:
      'A reusable address takes any amount, so what arrives from it cannot be exact. Choose “About”, or pay once.',
  },
} as const

export type FormMessages = typeof enForm
